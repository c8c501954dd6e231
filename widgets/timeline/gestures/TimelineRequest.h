#pragma once

// TimelineRequest is one thing that a gesture asks for; the widget turns each into a signal or a scroll.

#include "widgets/timeline/TimelineContent.h"

#include <optional>
#include <variant>
#include <vector>

namespace tagline {

struct AddRange
{
    TagId tag;
    FrameRange range;
    bool operator==(const AddRange&) const = default;
};

/// A range drawn below the lanes: of a tag yet to be named.
struct AddRangeOfNewTag
{
    FrameRange range;
    bool operator==(const AddRangeOfNewTag&) const = default;
};

/// Sent while dragging and once more, final, at the end; always of the range as it was before the gesture.
struct MoveEdge
{
    RangeRef original;
    Edge edge = Edge::Start;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveEdge&) const = default;
};

/// As MoveEdge, for an edge of frames with one value in a Property lane.
struct MoveValueEdge
{
    QString lane; ///< its id
    FrameRange original;
    Edge edge = Edge::Start;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveValueEdge&) const = default;
};

/// As MoveEdge, for the boundary that two ranges share.
struct MoveBoundary
{
    RangeRef left;
    RangeRef right;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveBoundary&) const = default;
};

/// As MoveEdge, for whole ranges; `by` counts from where they were before the gesture.
struct MoveRanges
{
    std::vector<RangeRef> originals;
    Frame by = 0;
    bool isFinal = false;
    bool operator==(const MoveRanges&) const = default;
};

struct DuplicateRanges
{
    std::vector<RangeRef> originals;
    Frame by = 0;
    bool operator==(const DuplicateRanges&) const = default;
};

struct SelectRanges
{
    std::vector<RangeRef> selection;
    bool operator==(const SelectRanges&) const = default;
};

struct ActivateLane
{
    TagId tag;
    bool operator==(const ActivateLane&) const = default;
};

/// A click into a tag's lane beside its ranges.
struct ClickLane
{
    TagId tag;
    Frame frame = 0; ///< under the pointer
    bool operator==(const ClickLane&) const = default;
};

struct MovePlayhead
{
    Frame frame = 0;
    bool operator==(const MovePlayhead&) const = default;
};

struct ScrollView
{
    double right = 0; ///< logical pixels
    double down = 0;
    bool operator==(const ScrollView&) const = default;
};

/// The frame whose pose shows what a drag does; none: the playhead's again.
struct PreviewFrame
{
    std::optional<Frame> frame;
    bool operator==(const PreviewFrame&) const = default;
};

/// What a lane's drawing grabbed is dragged; live, and once more, final, at the end.
struct DragInLane
{
    QString lane;       ///< its id
    double frame = 0;   ///< fractional, where the pointer is
    double fromTop = 0; ///< 0 at the lane's top, 1 at its bottom; beyond where the pointer is
    bool isFinal = false;
    bool operator==(const DragInLane&) const = default;
};

/// A lane was dragged by its head to before that lane; the count of lanes: behind the last.
struct MoveLane
{
    TagId tag;
    int before = 0;
    bool operator==(const MoveLane&) const = default;
};

/// The rows below a lane are wanted, or not any more.
struct ToggleLane
{
    QString lane; ///< its id
    bool operator==(const ToggleLane&) const = default;
};

/// What the gesture asked for so far is not wanted.
struct CancelGesture
{
    bool operator==(const CancelGesture&) const = default;
};

using TimelineRequest =
    std::variant<AddRange, AddRangeOfNewTag, MoveEdge, MoveValueEdge, MoveBoundary, MoveRanges,
                 DuplicateRanges, SelectRanges, ActivateLane, ClickLane, MovePlayhead, ScrollView,
                 PreviewFrame, DragInLane, MoveLane, ToggleLane, CancelGesture>;
using TimelineRequests = std::vector<TimelineRequest>;

} // namespace tagline
