#pragma once

// TimelineRequest is one request of a gesture; the widget turns each into a signal or a scroll.

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

/// A range drawn below the lanes: of a tag yet to be chosen.
struct AddRangeOfNewTag
{
    FrameRange range;
    bool operator==(const AddRangeOfNewTag&) const = default;
};

/// Sent during a drag and once more, final, at the end; always for the range before the gesture.
struct MoveEdge
{
    RangeRef original;
    Edge edge = Edge::Start;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveEdge&) const = default;
};

/// Like MoveEdge, for an edge of frames with one value in a Property lane.
struct MoveValueEdge
{
    QString lane; ///< its id
    FrameRange original;
    Edge edge = Edge::Start;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveValueEdge&) const = default;
};

/// Like MoveEdge, for the boundary that two ranges share.
struct MoveBoundary
{
    RangeRef left;
    RangeRef right;
    Frame to = 0;
    bool isFinal = false;
    bool operator==(const MoveBoundary&) const = default;
};

/// Like MoveEdge, for whole ranges; `by` is relative to the ranges before the gesture.
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

/// The frame whose pose illustrates the drag; none: the playhead's again.
struct PreviewFrame
{
    std::optional<Frame> frame;
    bool operator==(const PreviewFrame&) const = default;
};

/// The item that a lane's drawing grabbed is dragged; live, and once more, final, at the end.
struct DragInLane
{
    QString lane;       ///< its id
    double frame = 0;   ///< fractional, at the pointer
    double fromTop = 0; ///< 0 at the lane's top, 1 at its bottom; beyond if the pointer is outside
    bool isFinal = false;
    bool operator==(const DragInLane&) const = default;
};

/// A lane was dragged by its head to before that lane; the number of lanes: to the end.
struct MoveLane
{
    TagId tag;
    int before = 0;
    bool operator==(const MoveLane&) const = default;
};

/// Asks to show or hide the rows below a lane.
struct ToggleLane
{
    QString lane; ///< its id
    bool operator==(const ToggleLane&) const = default;
};

/// Cancels all requests of the gesture so far.
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
