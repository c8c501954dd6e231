#include "core/exports/FrameSampling.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double roundingError = 1e-6; ///< frames, as FrameRate::frameAt() forgives

Frame floored(double frame) { return Frame(std::floor(frame + roundingError)); }
Frame ceiled(double frame) { return Frame(std::ceil(frame - roundingError)); }

} // namespace

FrameSampling::FrameSampling(Frame frames, FrameRate clip, FrameRate sampled)
    : m_frames(frames)
    , m_clipFrames(clip == sampled ? 1 : clip.frames(sampled.seconds(1)))
    , m_count(frames > 0 ? floored((frames - 1) / m_clipFrames) + 1 : 0)
{
}

FrameRange FrameSampling::currentIn(FrameRange range) const
{
    return {std::min(ceiled(range.start / m_clipFrames), m_count),
            std::min(ceiled(range.stop / m_clipFrames), m_count)};
}

FrameRange FrameSampling::sampledRange(FrameRange range, bool isPoint, PointPolicy policy) const
{
    const FrameRange current = currentIn(range);
    if (!isPoint && !current.isEmpty()) return current;
    if (policy == PointPolicy::Any) {
        const Frame start = std::min(floored(range.start / m_clipFrames), m_count - 1);
        return {start, std::max(start + 1, current.stop)};
    }
    const Frame nearest = std::min(Frame(std::lround(range.start / m_clipFrames)), m_count - 1);
    return {nearest, nearest + 1};
}

std::vector<float> FrameSampling::sampledValues(std::span<const float> values) const
{
    std::vector<float> sampled(std::size_t(m_count), 0.0f);
    for (Frame frame = 0; frame < m_count; ++frame) {
        const double at = frame * m_clipFrames;
        const auto before = std::size_t(std::min(floored(at), m_frames - 1));
        const auto after = std::min(before + 1, std::size_t(m_frames - 1));
        const auto share = float(std::max(0.0, at - double(before)));
        sampled[std::size_t(frame)] = values[before] + share * (values[after] - values[before]);
    }
    return sampled;
}

} // namespace tagline
