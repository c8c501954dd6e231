#pragma once

// The edits that a person can make to a TagSheet: each a pure function, sheet in, sheet out.
//
// Ranges of one tag never overlap: what an edit lays over another range of the same tag is merged with it.
// Ranges stay within [0, clipFrames) and keep at least one frame; an edit that would leave that is clamped.
// An edit that names a range that is not there returns the sheet unchanged.
//
// Of a tag that is counted in the sheet, ranges are its instances: they stay apart, and keep their values.
// What is added has none. A reference names all instances of its extent; where there is none, but the tag's
// frames have that range, all instances in it.

#include "core/tags/sheet/TagSheet.h"

namespace tagline {

/// Names one authored range by its tag and extent; extents are unique within a tag that is not counted.
struct RangeRef
{
    TagId tag;
    FrameRange range;

    bool operator==(const RangeRef&) const = default;
};

/// Which end of a range.
enum class Edge { Start, Stop };

/// The references that name something in the sheet, each once, in order of tag and range: those of frames
/// that several instances have are references to each of these.
std::vector<RangeRef> namedRanges(const TagSheet& sheet, std::span<const RangeRef> refs);

///     before   [····)      [····)
///     added       [···········)
///     after    [·················)
TagSheet withRangeAdded(const TagSheet& sheet, TagId tag, FrameRange range, Frame clipFrames);

/// Adds ranges as they are, in any order. Those that overlap, one another or what is there, are joined; those
/// that touch stay apart.
TagSheet withRangesAdded(const TagSheet& sheet, TagId tag, std::vector<FrameRange> ranges);

TagSheet withRangesRemoved(const TagSheet& sheet, std::span<const RangeRef> ranges);

///     before   [··········)
///     erased       [··)
///     after    [···)  [···)
TagSheet withFramesErased(const TagSheet& sheet, TagId tag, FrameRange range);
TagSheet withFramesErased(const TagSheet& sheet, TagId tag, const FrameRanges& erased);

/// Moves one edge to `frame`. An edge never passes the other: it stops one frame before.
///
///     before   [·····)
///     after    [··········)     Stop moved right
TagSheet withEdgeMoved(const TagSheet& sheet, RangeRef range, Edge edge, Frame frame, Frame clipFrames);

/// Moves ranges by the same number of frames, together; the move is cut where one would leave the clip,
/// and all keep their lengths.
TagSheet withRangesMoved(const TagSheet& sheet, std::span<const RangeRef> ranges, Frame by, Frame clipFrames);

/// Gives a range another extent; the numeric entry.
TagSheet withRangeReplaced(const TagSheet& sheet, RangeRef range, FrameRange extent, Frame clipFrames);

/// Splits a range in two that touch, at a frame inside it.
///
///     before   [··········)
///     after    [····)[····)
TagSheet withRangeSplit(const TagSheet& sheet, RangeRef range, Frame at);

/// Cuts every range of a tag to its first frame: what a point tag may hold.
///
///     before   [····)  [·)  [·······)
///     after    [)      [)   [)
TagSheet withSingleFrames(const TagSheet& sheet, TagId tag);

/// Gives ranges, as they are, to another tag (merged with what lies there). From a counted tag to one that
/// has nothing here, instances go as they are.
TagSheet withRangesRetagged(const TagSheet& sheet, std::span<const RangeRef> ranges, TagId tag);
/// The same for all that a tag has.
TagSheet withLaneRetagged(const TagSheet& sheet, TagId from, TagId to);

/// The extents that the moved ranges would have: what withRangesMoved moves by after clamping.
Frame clampedMove(std::span<const RangeRef> ranges, Frame by, Frame clipFrames);

} // namespace tagline
