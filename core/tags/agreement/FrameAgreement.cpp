#include "core/tags/agreement/FrameAgreement.h"

#include <algorithm>
#include <cassert>

namespace tagline {

FrameAgreement::FrameAgreement(std::size_t annotators)
    : m_annotators(annotators)
    , m_frames((annotators + 1) * (annotators + 1))
{
}

void FrameAgreement::add(std::span<const FrameRanges* const> frames, Frame clipFrames)
{
    assert(frames.size() == m_annotators);
    // Between two edges of any annotator all frames are judged alike.
    std::vector<Frame> edges{0, std::max<Frame>(clipFrames, 0)};
    for (const FrameRanges* each : frames) {
        if (!each) continue;
        for (const FrameRange range : *each) {
            edges.push_back(std::clamp<Frame>(range.start, 0, edges[1]));
            edges.push_back(std::clamp<Frame>(range.stop, 0, edges[1]));
        }
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) addSegment(frames, edges[i], edges[i + 1] - edges[i]);
}

void FrameAgreement::addSegment(std::span<const FrameRanges* const> frames, Frame at, std::int64_t count)
{
    std::size_t judging = 0, giving = 0;
    for (const FrameRanges* each : frames) {
        if (!each) continue;
        ++judging;
        giving += each->contains(at);
    }
    m_frames[judging * (m_annotators + 1) + giving] += count;
    if (frames.size() >= 2 && frames[0] && frames[1])
        m_pair[2 * std::size_t(frames[0]->contains(at)) + std::size_t(frames[1]->contains(at))] += count;
}

std::int64_t FrameAgreement::frameCount() const
{
    std::int64_t count = 0;
    for (std::size_t i = 2 * (m_annotators + 1); i < m_frames.size(); ++i) count += m_frames[i];
    return count;
}

double FrameAgreement::alike() const
{
    double pairs = 0, same = 0;
    for (std::size_t m = 2; m <= m_annotators; ++m)
        for (std::size_t k = 0; k <= m; ++k) {
            const double count = double(m_frames[m * (m_annotators + 1) + k]);
            pairs += count * double(m * (m - 1)) / 2;
            same += count * (double(k) * (double(k) - 1) + double(m - k) * (double(m - k) - 1)) / 2;
        }
    return pairs == 0 ? 1 : same / pairs;
}

std::optional<double> FrameAgreement::cohensKappa() const
{
    const double all = double(m_pair[0] + m_pair[1] + m_pair[2] + m_pair[3]);
    if (all == 0) return {};
    const double first = double(m_pair[2] + m_pair[3]) / all;
    const double second = double(m_pair[1] + m_pair[3]) / all;
    const double observed = double(m_pair[0] + m_pair[3]) / all;
    // Expected to differ: exactly 0 where both are constant and the same.
    const double expectedOther = first * (1 - second) + second * (1 - first);
    if (expectedOther == 0) return {};
    return 1 - (1 - observed) / expectedOther;
}

std::optional<double> FrameAgreement::krippendorffsAlpha() const
{
    double with = 0, without = 0, differing = 0;
    for (std::size_t m = 2; m <= m_annotators; ++m)
        for (std::size_t k = 0; k <= m; ++k) {
            const double count = double(m_frames[m * (m_annotators + 1) + k]);
            with += count * double(k);
            without += count * double(m - k);
            differing += count * double(k) * double(m - k) / double(m - 1);
        }
    if (with == 0 || without == 0) return {};
    return 1 - (with + without - 1) * differing / (with * without);
}

} // namespace tagline
