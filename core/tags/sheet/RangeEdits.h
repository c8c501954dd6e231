#pragma once

// RangeEdits are the edits of several ranges together: moving a shared boundary, merging, closing gaps,
// pasting. Pure functions, like TagEdits.

#include "core/tags/sheet/TagEdits.h"

#include <span>
#include <vector>

namespace tagline {

/// Moves the boundary that two ranges share, of one tag or of two. Each keeps at least one frame. Expects
/// left.stop == right.start; if a range does not exist, the sheet does not change.
///
///     before   Walk [······)                 after   Walk [···)
///              Run         [·····)                   Run      [········)
TagSheet withBoundaryMoved(const TagSheet& sheet, RangeRef left, RangeRef right, Frame to);

/// The range with one edge moved to `frame`, within its limits (see withEdgeMoved).
FrameRange withEdgeAt(FrameRange range, Edge edge, Frame frame, Frame clipFrames);

/// A range and its new extent.
struct ExtentChange
{
    RangeRef range;
    FrameRange extent;

    bool operator==(const ExtentChange&) const = default;
};

/// Gives ranges these extents, all at once: no range is confused with one that lay at its new place.
///
///     before   A [·····)           after   A [······)        each one frame longer
///              B [······)                  B [·······)
TagSheet withExtents(const TagSheet& sheet, std::span<const ExtentChange> changes);

/// Joins the ranges of each tag to one, from the first's start to the last's stop, with the gaps between.
///
///     before   [··)   [···)[··)
///     after    [··············)
TagSheet withRangesMerged(const TagSheet& sheet, std::span<const RangeRef> ranges);

/// Joins neighbours of a tag that are at most `widest` frames apart, or touch, if both overlap `within`.
///
///     before   [···)·[····)       [···)      widest = 1
///     after    [··········)       [···)
TagSheet withGapsClosed(const TagSheet& sheet, TagId tag, FrameRange within, Frame widest);

/// The placement of copied ranges.
struct Placement
{
    Frame from = 0; ///< the source frame …
    Frame to = 0;   ///< … that is placed at this frame
    double scale = 1;
};

/// Copies placed in a clip.
struct PlacedRanges
{
    std::vector<RangeRef> placed;
    std::vector<RangeRef>
        outside; ///< full extents of those that do not fit entirely; their fitting parts are placed too
};
PlacedRanges placedRanges(std::span<const RangeRef> copies, Placement placement, Frame clipFrames);

} // namespace tagline
