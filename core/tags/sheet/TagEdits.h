#pragma once

// The user's edits of a TagSheet: each is a pure function, sheet in, sheet out.
//
// Ranges of one tag never overlap: a range laid over another one of the same tag is merged with it. Ranges
// stay within [0, clipFrames) and keep at least one frame; edits are clamped accordingly. An edit of a range
// that does not exist returns the sheet unchanged.
//
// For a tag that is counted in the sheet, ranges are its instances: they stay apart, and keep their values.
// Added ones have none. A reference means all instances of its extent; if there are none, but the tag's
// frames have that range, all instances in it.

#include "core/tags/sheet/TagSheet.h"

namespace tagline {

/// Identifies an authored range by its tag and extent; extents are unique within a tag that is not counted.
struct RangeRef
{
    TagId tag;
    FrameRange range;

    bool operator==(const RangeRef&) const = default;
};

/// One end of a range.
enum class Edge { Start, Stop };

/// The references to existing ranges, without duplicates, in order of tag and range; a reference to the
/// frames of several instances becomes references to each of these.
std::vector<RangeRef> namedRanges(const TagSheet& sheet, std::span<const RangeRef> refs);

///     before   [····)      [····)
///     added       [···········)
///     after    [·················)
TagSheet withRangeAdded(const TagSheet& sheet, TagId tag, FrameRange range, Frame clipFrames);

/// Adds ranges unchanged, in any order. Those that overlap each other or existing ones are joined; those that
/// only touch stay apart.
TagSheet withRangesAdded(const TagSheet& sheet, TagId tag, std::vector<FrameRange> ranges);

TagSheet withRangesRemoved(const TagSheet& sheet, std::span<const RangeRef> ranges);

///     before   [··········)
///     erased       [··)
///     after    [···)  [···)
TagSheet withFramesErased(const TagSheet& sheet, TagId tag, FrameRange range);
TagSheet withFramesErased(const TagSheet& sheet, TagId tag, const FrameRanges& erased);

/// Moves one edge to `frame`. An edge stops one frame before the other.
///
///     before   [·····)
///     after    [··········)     Stop moved right
TagSheet withEdgeMoved(const TagSheet& sheet, RangeRef range, Edge edge, Frame frame, Frame clipFrames);

/// Moves ranges together by the same number of frames; the move is shortened if one would leave the clip, and
/// all keep their lengths.
TagSheet withRangesMoved(const TagSheet& sheet, std::span<const RangeRef> ranges, Frame by, Frame clipFrames);

/// Gives a range another extent; used by numeric entry.
TagSheet withRangeReplaced(const TagSheet& sheet, RangeRef range, FrameRange extent, Frame clipFrames);

/// Splits a range into two touching ones, at a frame inside it.
///
///     before   [··········)
///     after    [····)[····)
TagSheet withRangeSplit(const TagSheet& sheet, RangeRef range, Frame at);

/// Cuts every range of a tag to its first frame, as for a point tag.
///
///     before   [····)  [·)  [·······)
///     after    [)      [)   [)
TagSheet withSingleFrames(const TagSheet& sheet, TagId tag);

/// Moves ranges unchanged to another tag (merged with its own ranges). From a counted tag to one without
/// ranges here, instances are moved unchanged.
TagSheet withRangesRetagged(const TagSheet& sheet, std::span<const RangeRef> ranges, TagId tag);
/// Moves all ranges and instances of a tag to another one.
TagSheet withLaneRetagged(const TagSheet& sheet, TagId from, TagId to);

/// The number of frames by which withRangesMoved moves the ranges after clamping.
Frame clampedMove(std::span<const RangeRef> ranges, Frame by, Frame clipFrames);

} // namespace tagline
