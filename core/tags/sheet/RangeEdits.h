#pragma once

// RangeEdits are the edits of several ranges together: a boundary that two share, merging, closing gaps,
// pasting. Pure functions, as TagEdits are.

#include "core/tags/sheet/TagEdits.h"

#include <span>
#include <vector>

namespace tagline {

/// Moves the boundary that two ranges share, of one tag or of two. Each keeps at least one frame. Expects
/// left.stop == right.start; a range that is not there leaves the sheet unchanged.
///
///     before   Walk [······)                 after   Walk [···)
///              Run         [·····)                   Run      [········)
TagSheet withBoundaryMoved(const TagSheet& sheet, RangeRef left, RangeRef right, Frame to);

/// The range with one edge at `frame`, as far as it may be moved there (see withEdgeMoved).
FrameRange withEdgeAt(FrameRange range, Edge edge, Frame frame, Frame clipFrames);

/// A range, and the extent that it gets.
struct ExtentChange
{
    RangeRef range;
    FrameRange extent;

    bool operator==(const ExtentChange&) const = default;
};

/// Gives ranges these extents, all at once: one that comes to lie where another was is not taken for that.
///
///     before   A [·····)           after   A [······)        each one frame longer
///              B [······)                  B [·······)
TagSheet withExtents(const TagSheet& sheet, std::span<const ExtentChange> changes);

/// The ranges of each tag become one, from the first's start to the last's stop, with all between.
///
///     before   [··)   [···)[··)
///     after    [··············)
TagSheet withRangesMerged(const TagSheet& sheet, std::span<const RangeRef> ranges);

/// Joins neighbours of a tag that stand at most `widest` frames apart, or touch, where both overlap `within`.
///
///     before   [···)·[····)       [···)      widest = 1
///     after    [··········)       [···)
TagSheet withGapsClosed(const TagSheet& sheet, TagId tag, FrameRange within, Frame widest);

/// The placement of copied ranges.
struct Placement
{
    Frame from = 0; ///< the frame of the copies …
    Frame to = 0;   ///< … that comes to lie here
    double scale = 1;
};

/// Copies brought to their places in a clip.
struct PlacedRanges
{
    std::vector<RangeRef> placed;
    std::vector<RangeRef>
        outside; ///< where those would lie that do not fit in whole; what fits is placed too
};
PlacedRanges placedRanges(std::span<const RangeRef> copies, Placement placement, Frame clipFrames);

} // namespace tagline
