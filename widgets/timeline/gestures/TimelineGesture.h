#pragma once

// TimelineGesture is the state machine of the mouse: idle → pressed → dragging one thing → idle. Pure: it
// returns what to show (preview) and what to change (requests), and changes nothing itself.
//
//   press on            then drag            with
//   empty lane          draws a range        Shift: marquee that adds to the selection
//   below the lanes     draws a ghost range  Shift: marquee
//   read-only lane      marquee              Shift: adds to the selection
//   body of a range     moves the selection  Shift: adds it first; Ctrl: duplicates
//   edge of a range     moves the edge       Shift: with it the edge of another range that lies there
//   ruler               scrubs
//   a lane's drawing    drags in the lane    where the drawing grabs it
//   anywhere            pans                 middle button
//
// Alt during a drag: no snapping. Press positions are kept in frames, so that zooming during a drag works.

#include <QPointF>

#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/gestures/SnapTargets.h"
#include "widgets/timeline/gestures/TimelineRequest.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The state on which the gesture operates; borrowed for one call.
struct TimelineGestureInput
{
    const TimelineContent& content;
    const TimelineGeometry& geometry;
    std::span<const RangeRef> selection;
    Frame playhead = 0;
    bool isSnapping = true;
    /// Called before a drag that changes ranges; false refuses it, with the reason shown. Empty: allowed.
    std::function<bool()> mayEdit{};
};

/// Position, button and modifiers of the mouse.
struct TimelinePointer
{
    QPointF position;
    Qt::MouseButton button = Qt::LeftButton; ///< read at the press only
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// The line that a drag snapped to.
struct SnapGuide
{
    SnapTarget target;
    QString laneName;
};

/// The preview of a drag, before the document has changed.
struct TimelinePreview
{
    std::vector<RangeRef> hidden;    ///< ranges that are shown elsewhere meanwhile (sorted)
    std::vector<RangeRef> shown;     ///< their present places, or the drawn range (in order of a selection)
    std::optional<FrameRange> ghost; ///< drawn below the lanes
    std::optional<QRectF> marquee;   ///< in widget coordinates
    std::optional<SnapGuide> guide;
    std::optional<int> laneGap;       ///< the lane before which a dragged lane is to be placed
    std::optional<Edge> edge;         ///< the dragged edge of shown.front()
    Frame delta = 0;                  ///< distance of the edge or ranges from their former place
    std::optional<Frame> activeFrame; ///< the boundary that follows the pointer
};

class TimelineGesture
{
public:
    enum class State {
        Idle,
        Pressed, ///< not moved far enough for a drag
        Drawing,
        DrawingOnEmptySpace,
        MovingEdge,
        MovingValueEdge, ///< of frames with one value, in a Property lane
        MovingBoundary,
        MovingRanges,
        Duplicating,
        Marquee,
        Scrubbing,
        Panning,
        DraggingInLane, ///< an item that the lane's drawing grabbed
        MovingLane,     ///< by its head
        Refused         ///< a drag that would change ranges although editing is not allowed
    };

    State state() const { return m_state; }
    bool isIdle() const { return m_state == State::Idle; }
    bool isDragging() const { return !isIdle() && m_state != State::Pressed; }
    /// Changes with each press; the same for all requests of one drag. From 1.
    int number() const { return m_number; }
    const TimelinePreview& preview() const { return m_preview; }
    /// The item that was pressed.
    const TimelineHit& pressedHit() const { return m_hit; }

    TimelineRequests press(const TimelineGestureInput& input, const TimelinePointer& pointer);
    /// Like press(), on an item that the caller has found by other means than the geometry.
    TimelineRequests pressOn(const TimelineGestureInput& input, const TimelinePointer& pointer,
                             const TimelineHit& hit);
    TimelineRequests drag(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests release(const TimelineGestureInput& input, const TimelinePointer& pointer);
    /// Escape: asks to undo all requests so far.
    TimelineRequests cancel();

private:
    struct Snapped
    {
        Frame frame;
        std::optional<SnapTarget> target;
    };

    void finish();
    TimelineRequests pressOnRange(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests begin(const TimelineGestureInput& input, const TimelinePointer& pointer);
    State stateOfDrag(const TimelineGestureInput& input) const;
    TimelineRequests follow(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followDraw(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests beginValueEdge(const TimelineGestureInput& input);
    TimelineRequest edgeRequest(Edge edge, Frame to, bool isFinal) const;
    TimelineRequests followEdge(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followBoundary(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followMove(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followMarquee(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followScrub(const TimelineGestureInput& input, const TimelinePointer& pointer);
    TimelineRequests followPan(const TimelinePointer& pointer);
    TimelineRequests followLane(const TimelineGestureInput& input, QPointF position);
    TimelineRequests followInLane(const TimelineGestureInput& input, QPointF position, bool isFinal) const;
    TimelineRequests click(const TimelineGestureInput& input) const;
    TimelineRequests clickReadOnly(const TimelineGestureInput& input) const;
    TimelineRequests completed() const;
    Snapped snapped(const TimelineGestureInput& input, const TimelinePointer& pointer, double frame) const;
    Frame snappedMove(const TimelineGestureInput& input, const TimelinePointer& pointer, double by);
    void showGuide(const std::optional<SnapTarget>& target);

    State m_state = State::Idle;
    int m_number = 0;
    QPointF m_pressPosition;
    QPointF m_lastPosition;
    double m_pressFrame = 0;
    double m_pressContentY = 0; ///< y without scrolling
    Qt::KeyboardModifiers m_pressModifiers = Qt::NoModifier;
    TimelineHit m_hit;
    std::optional<RangeRef> m_grabbed; ///< the pressed range
    std::optional<RangeRef> m_sharer;  ///< the range whose edge coincides with the pressed edge
    std::vector<RangeRef> m_originals; ///< the ranges that move
    std::vector<RangeRef> m_selectionBefore;
    Frame m_playheadBefore = 0;
    Frame m_anchor = 0;  ///< the boundary at which a drawn range began
    QString m_valueLane; ///< the id of the lane whose values' edge moves
    TagId m_drawnTag;
    bool m_drawsPoint = false;
    Frame m_clipFrames = 0;
    SnapTargets m_targets;
    TimelinePreview m_preview;
};

} // namespace tagline
