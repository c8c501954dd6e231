#include "core/staging/GhostFrames.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <limits>

namespace tagline {
namespace {

std::vector<Frame> edgesOf(std::span<const FrameRange> ranges)
{
    std::vector<Frame> edges;
    for (const FrameRange range : ranges)
        if (!range.isEmpty()) edges.insert(edges.end(), {range.start, range.stop - 1});
    return edges;
}

std::vector<Frame> framesAround(Frame shown, const GhostSettings& settings)
{
    std::vector<Frame> around;
    for (int i = 1; i <= settings.each; ++i)
        for (const std::int64_t away : {-std::int64_t(i), std::int64_t(i)}) {
            const std::int64_t frame = shown + away * settings.step;
            if (frame >= 0 && frame <= std::numeric_limits<Frame>::max()) around.push_back(Frame(frame));
        }
    return around;
}

} // namespace

std::vector<GhostFrame> ghostFrames(std::span<const FrameRange> ranges, Frame shown, Frame frames,
                                    const GhostSettings& settings)
{
    assert(settings.step >= 1 && settings.each >= 0);
    std::vector<Frame> wanted = edgesOf(ranges);
    if (wanted.empty()) wanted = framesAround(shown, settings);
    std::erase_if(wanted, [&](Frame frame) { return frame == shown || frame < 0 || frame >= frames; });
    const auto isNearer = [&](Frame a, Frame b) {
        const Frame awayA = std::abs(a - shown), awayB = std::abs(b - shown);
        return awayA != awayB ? awayA < awayB : a < b;
    };
    std::ranges::sort(wanted, isNearer);
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    wanted.resize(std::min(wanted.size(), std::size_t(2 * settings.each)));

    std::vector<GhostFrame> ghosts;
    int before = 0, after = 0; // ranks
    for (const Frame frame : wanted) {
        const bool isBefore = frame < shown;
        const int rank = isBefore ? before++ : after++;
        ghosts.push_back({frame, isBefore, 1.0f - float(rank) / float(settings.each + 1)});
    }
    std::ranges::sort(ghosts, {}, &GhostFrame::frame);
    for (GhostFrame& ghost : ghosts) ghost.nearness = std::max(ghost.nearness, 0.1f);
    return ghosts;
}

} // namespace tagline
