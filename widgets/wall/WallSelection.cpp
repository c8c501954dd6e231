#include "widgets/wall/WallSelection.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Every frame that the marquee touches, within the clip.
FrameRange framesBetween(double first, double last, const LibraryRow& clip, WallScale scale)
{
    const double frame = unitsPerFrame(clip, scale);
    const double most = clip.frames;
    return {Frame(std::clamp(std::floor(first / frame + 1e-6), 0.0, most)),
            Frame(std::clamp(std::ceil(last / frame - 1e-6), 0.0, most))};
}

} // namespace

std::vector<WallFrames> framesUnder(const WallMarquee& marquee, const WallRows& wall,
                                    std::span<const LibraryRow> clips, WallScale scale)
{
    const auto [top, bottom] = std::minmax(marquee.firstRow, marquee.lastRow);
    const auto [first, last] = std::minmax(marquee.firstUnit, marquee.lastUnit);
    std::vector<WallFrames> found;
    for (int row = std::max(top, 0); row <= std::min(bottom, int(wall.rows.size()) - 1); ++row) {
        const WallRow& each = wall.rows[std::size_t(row)];
        if (each.isHead()) continue;
        const LibraryRow& clip = clips[std::size_t(each.place)];
        const FrameRange frames = framesBetween(first, last, clip, scale);
        if (!frames.isEmpty()) found.push_back({clip.clip, frames});
    }
    return found;
}

} // namespace tagline
