#pragma once

// WallSelection is what a marquee over rows and time selects: frames in many clips.

#include "widgets/wall/WallGeometry.h"
#include "widgets/wall/WallRows.h"

#include <span>
#include <vector>

namespace tagline {

/// Some frames of a clip.
struct WallFrames
{
    ClipId clip;
    FrameRange frames;

    bool operator==(const WallFrames&) const = default;
};

/// A marquee from one row to another, and from one unit of time to another; in any order.
struct WallMarquee
{
    int firstRow = 0;
    int lastRow = 0;
    double firstUnit = 0;
    double lastUnit = 0;
};

/// The frames of the clips under a marquee; clips that end before it are left out.
std::vector<WallFrames> framesUnder(const WallMarquee& marquee, const WallRows& wall,
                                    std::span<const LibraryRow> clips, WallScale scale);

} // namespace tagline
