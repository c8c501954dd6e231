#include "core/exports/FrameSampling.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

namespace tagline {
namespace {

constexpr double roundingError = 1e-6; ///< frames, as FrameRate::frameAt() forgives

Frame floored(double frame) { return Frame(std::floor(frame + roundingError)); }
Frame ceiled(double frame) { return Frame(std::ceil(frame - roundingError)); }

constexpr int mostOfShares = 1'000'000;

/// A whole number of digits alone, blanks around it; none if it is another text, or too large.
std::optional<int> typedShare(std::string_view text)
{
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    int share = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), share);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return share >= 0 && share <= mostOfShares ? std::optional(share) : std::nullopt;
}

} // namespace

std::optional<std::array<int, 3>> typedSplits(std::string_view text)
{
    std::array<int, 3> splits{};
    for (std::size_t i = 0; i < splits.size(); ++i) {
        const bool isLast = i + 1 == splits.size();
        const std::size_t comma = isLast ? text.size() : text.find(',');
        if (comma == std::string_view::npos) return std::nullopt;
        const auto share = typedShare(text.substr(0, comma));
        if (!share) return std::nullopt;
        splits[i] = *share;
        text.remove_prefix(isLast ? comma : comma + 1);
    }
    return splits[0] + splits[1] + splits[2] > 0 ? std::optional(splits) : std::nullopt;
}

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
