#include "widgets/timeline/gestures/TimelineGesture.h"

#include "widgets/timeline/gestures/TimelineMarquee.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/BarStyle.h"
#include "widgets/timeline/painting/LaneDrawing.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tagline {

namespace {

constexpr double dragThreshold = 3.0; ///< pixels before a press becomes a drag
constexpr double scrollAhead = 0.5;   ///< share of the distance beyond the border by which the view scrolls

const TimelineLane* laneUnder(const TimelineContent& content, const TimelineHit& hit)
{
    const bool exists = hit.lane >= 0 && std::size_t(hit.lane) < content.lanes.size();
    return exists ? &content.lanes[std::size_t(hit.lane)] : nullptr;
}

bool isEditable(const TimelineLane* lane) { return lane && lane->isEditable(); }

bool isEdge(TimelineZone zone) { return zone == TimelineZone::StartEdge || zone == TimelineZone::StopEdge; }

/// The range between two boundaries, at least one frame long, within the clip.
FrameRange rangeBetween(Frame anchor, Frame other, Frame clipFrames)
{
    const Frame start = std::min({anchor, other, clipFrames - 1});
    return {start, std::max({anchor, other, start + 1})};
}

/// The frame that represents an edge: the first or the last of the range.
Frame shownFrame(FrameRange range, Edge edge) { return edge == Edge::Start ? range.start : range.stop - 1; }

std::vector<RangeRef> movedBy(std::span<const RangeRef> refs, Frame by)
{
    std::vector<RangeRef> moved;
    for (const RangeRef& ref : refs) moved.push_back({ref.tag, ref.range.movedBy(by)});
    return moved;
}

double contentY(const TimelineGeometry& geometry, double y) { return y + geometry.scrollY; }

void append(TimelineRequests& requests, TimelineRequests more)
{
    requests.insert(requests.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

/// The range whose stop is this start, or whose start is this stop: in the same lane, else in the nearest.
std::optional<RangeRef> sharerOf(const TimelineContent& content, int lane, const RangeRef& ref, Edge edge)
{
    const Frame at = edge == Edge::Start ? ref.range.start : ref.range.stop;
    std::optional<RangeRef> found;
    int nearest = 0;
    for (std::size_t i = 0; i < content.lanes.size(); ++i) {
        const TimelineLane& other = content.lanes[i];
        const int away = std::abs(int(i) - lane);
        if (!isEditable(&other) || (found && away >= nearest)) continue;
        for (const FrameRange& range : rangesWithin(other.ranges, at, at)) {
            if ((edge == Edge::Start ? range.stop : range.start) != at) continue;
            found = RangeRef{other.tag, range};
            nearest = away;
        }
    }
    return found;
}

bool isGrabbed(const TimelineGestureInput& input, const TimelineHit& hit, QPointF position)
{
    const TimelineLane* lane = laneUnder(input.content, hit);
    return lane && lane->drawing && hit.zone == TimelineZone::Lane &&
           lane->drawing->grabs(input.geometry, laneTrack(input.geometry, hit.lane), position);
}

/// Whether a drag changes ranges, or the frames of a value.
bool changesRanges(TimelineGesture::State state)
{
    using State = TimelineGesture::State;
    return state == State::Drawing || state == State::DrawingOnEmptySpace || state == State::MovingEdge ||
           state == State::MovingValueEdge || state == State::MovingBoundary ||
           state == State::MovingRanges || state == State::Duplicating;
}

/// Pixels to scroll when a drag leaves the tracks sideways.
double overshoot(const TimelineGeometry& geometry, double x)
{
    if (x < geometry.headWidth) return (x - geometry.headWidth) * scrollAhead;
    return std::max(0.0, x - geometry.width) * scrollAhead;
}

} // namespace

// ---- press

TimelineRequests TimelineGesture::press(const TimelineGestureInput& input, const TimelinePointer& pointer)
{
    return pressOn(input, pointer, input.geometry.hit(input.content, pointer.position));
}

TimelineRequests TimelineGesture::pressOn(const TimelineGestureInput& input, const TimelinePointer& pointer,
                                          const TimelineHit& hit)
{
    finish();
    ++m_number;
    m_pressPosition = m_lastPosition = pointer.position;
    m_pressFrame = input.geometry.frameAt(pointer.position.x());
    m_pressContentY = contentY(input.geometry, pointer.position.y());
    m_pressModifiers = pointer.modifiers;
    m_selectionBefore.assign(input.selection.begin(), input.selection.end());
    m_playheadBefore = input.playhead;
    m_clipFrames = input.content.frames;
    m_hit = hit;
    m_state = State::Pressed;

    if (pointer.button == Qt::MiddleButton) {
        m_state = State::Panning;
        return {};
    }
    if (m_hit.zone == TimelineZone::Ruler) {
        m_state = State::Scrubbing;
        return followScrub(input, pointer);
    }
    if (isGrabbed(input, m_hit, pointer.position)) {
        m_state = State::DraggingInLane;
        return followInLane(input, pointer.position, false);
    }
    const TimelineLane* lane = laneUnder(input.content, m_hit);
    TimelineRequests requests;
    if (isEditable(lane)) requests.push_back(ActivateLane{lane->tag});
    if (isEditable(lane) && m_hit.isOnRange()) append(requests, pressOnRange(input, pointer));
    return requests;
}

TimelineRequests TimelineGesture::pressOnRange(const TimelineGestureInput& input,
                                               const TimelinePointer& pointer)
{
    m_grabbed = rangeRef(*laneUnder(input.content, m_hit), m_hit.range);
    if (isSelected(input.selection, *m_grabbed) || pointer.modifiers & Qt::ControlModifier) return {};
    if (pointer.modifiers & Qt::ShiftModifier) return {SelectRanges{withAdded(input.selection, *m_grabbed)}};
    return {SelectRanges{{*m_grabbed}}};
}

// ---- drag

TimelineRequests TimelineGesture::drag(const TimelineGestureInput& input, const TimelinePointer& pointer)
{
    if (isIdle()) return {};
    TimelineRequests requests;
    if (m_state == State::Pressed) {
        const QPointF way = pointer.position - m_pressPosition;
        if (std::max(std::abs(way.x()), std::abs(way.y())) < dragThreshold) return {};
        requests = begin(input, pointer);
    }
    append(requests, follow(input, pointer));
    m_lastPosition = pointer.position;
    return requests;
}

TimelineGesture::State TimelineGesture::stateOfDrag(const TimelineGestureInput& input) const
{
    const bool hasShift = m_pressModifiers & Qt::ShiftModifier;
    const TimelineLane* lane = laneUnder(input.content, m_hit);
    switch (m_hit.zone) {
    case TimelineZone::Outside:
    case TimelineZone::Ruler:
        return State::Pressed;
    case TimelineZone::Head:
        return lane && lane->kind == LaneKind::Tag ? State::MovingLane : State::Pressed;
    case TimelineZone::EmptySpace:
        return hasShift ? State::Marquee : State::DrawingOnEmptySpace;
    case TimelineZone::Lane:
        return isEditable(lane) && !hasShift ? State::Drawing : State::Marquee;
    case TimelineZone::StartEdge:
    case TimelineZone::StopEdge:
    case TimelineZone::Body:
        break;
    }
    if (lane && lane->kind == LaneKind::Property && !hasShift && isEdge(m_hit.zone))
        return State::MovingValueEdge;
    if (!m_grabbed) return State::Marquee;
    if (m_pressModifiers & Qt::ControlModifier) return State::Duplicating;
    if (m_hit.zone == TimelineZone::Body) return State::MovingRanges;
    return m_sharer ? State::MovingBoundary : State::MovingEdge;
}

TimelineRequests TimelineGesture::begin(const TimelineGestureInput& input, const TimelinePointer& pointer)
{
    if (m_grabbed && m_pressModifiers & Qt::ShiftModifier && m_hit.zone != TimelineZone::Body)
        m_sharer = sharerOf(input.content, m_hit.lane, *m_grabbed,
                            m_hit.zone == TimelineZone::StartEdge ? Edge::Start : Edge::Stop);
    m_state = stateOfDrag(input);
    if (changesRanges(m_state) && input.mayEdit && !input.mayEdit()) m_state = State::Refused;
    if (m_state == State::MovingValueEdge) return beginValueEdge(input);
    if (m_state == State::MovingLane) m_drawnTag = laneUnder(input.content, m_hit)->tag;
    if (m_state == State::Drawing || m_state == State::DrawingOnEmptySpace) {
        const TimelineLane* lane = laneUnder(input.content, m_hit);
        m_drawnTag = lane ? lane->tag : TagId();
        m_drawsPoint = lane && lane->isPoint;
        m_targets = SnapTargets(input.content, input.playhead, {});
        m_anchor = snapped(input, pointer, m_pressFrame).frame;
    } else if (m_state == State::MovingEdge) {
        m_originals = {*m_grabbed};
    } else if (m_state == State::MovingBoundary) {
        m_originals = asSelection({*m_grabbed, *m_sharer});
    } else if (m_state == State::MovingRanges || m_state == State::Duplicating) {
        m_originals = withAdded(input.selection, *m_grabbed);
    }
    if (m_state == State::Duplicating) m_targets = SnapTargets(input.content, input.playhead, {});
    if (m_state != State::MovingEdge && m_state != State::MovingBoundary && m_state != State::MovingRanges)
        return {};
    m_targets = SnapTargets(input.content, input.playhead, m_originals);
    m_preview.hidden = m_originals;
    return {};
}

/// Begins the drag of a value's edge. It has no preview, since the content follows the edge.
TimelineRequests TimelineGesture::beginValueEdge(const TimelineGestureInput& input)
{
    const TimelineLane& lane = *laneUnder(input.content, m_hit);
    m_valueLane = lane.id;
    m_grabbed = rangeRef(lane, m_hit.range);
    m_targets = SnapTargets(input.content, input.playhead, {});
    return {};
}

/// The request of a dragged edge: for a tag's range, or for a value.
TimelineRequest TimelineGesture::edgeRequest(Edge edge, Frame to, bool isFinal) const
{
    if (m_state == State::MovingValueEdge)
        return MoveValueEdge{m_valueLane, m_grabbed->range, edge, to, isFinal};
    return MoveEdge{*m_grabbed, edge, to, isFinal};
}

TimelineRequests TimelineGesture::follow(const TimelineGestureInput& input, const TimelinePointer& pointer)
{
    TimelineRequests requests;
    const double ahead = overshoot(input.geometry, pointer.position.x());
    const bool scrolls = m_state != State::Pressed && m_state != State::Panning &&
                         m_state != State::DraggingInLane && m_state != State::MovingLane &&
                         m_state != State::Refused;
    if (ahead != 0 && scrolls) requests.push_back(ScrollView{ahead, 0});
    switch (m_state) {
    case State::Idle:
    case State::Pressed:
    case State::Refused:
        break;
    case State::Drawing:
    case State::DrawingOnEmptySpace:
        append(requests, followDraw(input, pointer));
        break;
    case State::MovingEdge:
    case State::MovingValueEdge:
        append(requests, followEdge(input, pointer));
        break;
    case State::MovingBoundary:
        append(requests, followBoundary(input, pointer));
        break;
    case State::MovingRanges:
    case State::Duplicating:
        append(requests, followMove(input, pointer));
        break;
    case State::Marquee:
        append(requests, followMarquee(input, pointer));
        break;
    case State::Scrubbing:
        append(requests, followScrub(input, pointer));
        break;
    case State::Panning:
        append(requests, followPan(pointer));
        break;
    case State::DraggingInLane:
        append(requests, followInLane(input, pointer.position, false));
        break;
    case State::MovingLane:
        append(requests, followLane(input, pointer.position));
        break;
    }
    return requests;
}

TimelineRequests TimelineGesture::followDraw(const TimelineGestureInput& input,
                                             const TimelinePointer& pointer)
{
    const Snapped to = snapped(input, pointer, input.geometry.frameAt(pointer.position.x()));
    const Frame anchor = m_drawsPoint ? to.frame : m_anchor;
    const FrameRange range = rangeBetween(anchor, to.frame, m_clipFrames);
    const Edge edge = to.frame < m_anchor && !m_drawsPoint ? Edge::Start : Edge::Stop;
    showGuide(to.target);
    m_preview.activeFrame = to.frame;
    m_preview.edge = edge;
    if (m_state == State::DrawingOnEmptySpace)
        m_preview.ghost = range;
    else
        m_preview.shown = {{m_drawnTag, range}};
    return {PreviewFrame{shownFrame(range, edge)}};
}

TimelineRequests TimelineGesture::followEdge(const TimelineGestureInput& input,
                                             const TimelinePointer& pointer)
{
    const FrameRange before = m_grabbed->range;
    const Edge edge = m_hit.zone == TimelineZone::StartEdge ? Edge::Start : Edge::Stop;
    const Frame from = edge == Edge::Start ? before.start : before.stop;
    const double wanted = from + input.geometry.frameAt(pointer.position.x()) - m_pressFrame;
    const Snapped to = snapped(input, pointer, wanted);
    FrameRange range = before;
    if (edge == Edge::Start)
        range.start = std::clamp(to.frame, Frame(0), before.stop - 1);
    else
        range.stop = std::clamp(to.frame, before.start + 1, std::max(before.start + 1, m_clipFrames));
    const Frame frame = edge == Edge::Start ? range.start : range.stop;
    showGuide(frame == to.frame ? to.target : std::nullopt);
    if (m_preview.activeFrame == frame) return {};
    if (m_state == State::MovingEdge) m_preview.shown = {{m_grabbed->tag, range}};
    m_preview.edge = edge;
    m_preview.delta = frame - from;
    m_preview.activeFrame = frame;
    return {PreviewFrame{shownFrame(range, edge)}, edgeRequest(edge, frame, false)};
}

TimelineRequests TimelineGesture::followBoundary(const TimelineGestureInput& input,
                                                 const TimelinePointer& pointer)
{
    const bool isStart = m_hit.zone == TimelineZone::StartEdge;
    RangeRef left = isStart ? *m_sharer : *m_grabbed;
    RangeRef right = isStart ? *m_grabbed : *m_sharer;
    const Frame from = left.range.stop;
    const Snapped to =
        snapped(input, pointer, from + input.geometry.frameAt(pointer.position.x()) - m_pressFrame);
    const Frame frame = std::clamp(to.frame, left.range.start + 1, right.range.stop - 1);
    showGuide(frame == to.frame ? to.target : std::nullopt);
    if (m_preview.activeFrame == frame) return {};
    const MoveBoundary move{left, right, frame, false};
    left.range.stop = right.range.start = frame;
    m_preview.shown = asSelection({left, right});
    m_preview.edge = isStart ? Edge::Start : Edge::Stop;
    m_preview.delta = frame - from;
    m_preview.activeFrame = frame;
    return {PreviewFrame{isStart ? frame : frame - 1}, move};
}

TimelineRequests TimelineGesture::followMove(const TimelineGestureInput& input,
                                             const TimelinePointer& pointer)
{
    const double wanted = input.geometry.frameAt(pointer.position.x()) - m_pressFrame;
    const Frame by = clampedMove(m_originals, snappedMove(input, pointer, wanted), m_clipFrames);
    const bool isFirst = !m_preview.activeFrame;
    if (!isFirst && by == m_preview.delta) return {};
    m_preview.shown = movedBy(m_originals, by);
    m_preview.delta = by;
    m_preview.activeFrame = m_grabbed->range.start + by;
    if (m_state == State::Duplicating) return {};
    return {MoveRanges{m_originals, by, false}};
}

TimelineRequests TimelineGesture::followMarquee(const TimelineGestureInput& input,
                                                const TimelinePointer& pointer)
{
    const QPointF anchor(input.geometry.x(m_pressFrame), m_pressContentY - input.geometry.scrollY);
    const QRectF rectangle = QRectF(anchor, pointer.position).normalized();
    m_preview.marquee = rectangle;
    std::vector<RangeRef> touched = rangesTouching(input.content, input.geometry, rectangle);
    if (m_pressModifiers & Qt::ShiftModifier) touched = united(m_selectionBefore, touched);
    if (std::ranges::equal(touched, input.selection)) return {};
    return {SelectRanges{std::move(touched)}};
}

TimelineRequests TimelineGesture::followScrub(const TimelineGestureInput& input,
                                              const TimelinePointer& pointer)
{
    const Frame frame = input.geometry.cellAt(pointer.position.x());
    if (m_preview.activeFrame == frame) return {};
    m_preview.activeFrame = frame;
    return {MovePlayhead{frame}};
}

TimelineRequests TimelineGesture::followPan(const TimelinePointer& pointer)
{
    const QPointF way = m_lastPosition - pointer.position;
    return {ScrollView{way.x(), way.y()}};
}

TimelineRequests TimelineGesture::followInLane(const TimelineGestureInput& input, QPointF position,
                                               bool isFinal) const
{
    const TimelineLane* lane = laneUnder(input.content, m_hit);
    if (!lane) return {};
    const QRectF track = laneTrack(input.geometry, m_hit.lane);
    return {DragInLane{lane->id, input.geometry.frameAt(position.x()),
                       (position.y() - track.top()) / track.height(), isFinal}};
}

/// Finds the nearest gap between lanes of tags; beyond the borders of the view the lanes scroll.
TimelineRequests TimelineGesture::followLane(const TimelineGestureInput& input, QPointF position)
{
    const TimelineGeometry& geometry = input.geometry;
    const auto& lanes = input.content.lanes;
    const auto isTag = [](const TimelineLane& lane) { return lane.kind == LaneKind::Tag; };
    const auto first = std::find_if(lanes.begin(), lanes.end(), isTag);
    const auto last = std::find_if_not(first, lanes.end(), isTag);
    int gap = geometry.laneAt(position.y());
    if (gap < 0)
        gap = position.y() < geometry.scrollTop() ? 0 : int(lanes.size());
    else if (position.y() > geometry.laneTop(gap) + geometry.laneHeightOf(gap) / 2)
        ++gap;
    m_preview.laneGap = std::clamp(gap, int(first - lanes.begin()), int(last - lanes.begin()));
    const double above = std::min(0.0, position.y() - geometry.scrollTop());
    const double below = std::max(0.0, position.y() - geometry.height);
    if (above == 0 && below == 0) return {};
    return {ScrollView{0, (above + below) * scrollAhead}};
}

// ---- release

TimelineRequests TimelineGesture::release(const TimelineGestureInput& input, const TimelinePointer& pointer)
{
    if (isIdle()) return {};
    TimelineRequests requests = drag(input, pointer); // a fast drag may have no move event
    if (m_state == State::Pressed) requests = click(input);
    if (m_state == State::DraggingInLane)
        append(requests, followInLane(input, pointer.position, true));
    else if (isDragging())
        append(requests, completed());
    finish();
    return requests;
}

TimelineRequests TimelineGesture::click(const TimelineGestureInput& input) const
{
    if (m_grabbed && m_pressModifiers & Qt::ControlModifier)
        return {SelectRanges{withToggled(input.selection, *m_grabbed)}};
    const bool isPlain = !(m_pressModifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    if (m_grabbed) { // also where it is the only one here: those of other clips end
        if (!isPlain) return {};
        return {SelectRanges{{*m_grabbed}}};
    }
    if (m_hit.isOnRange()) return clickReadOnly(input);
    const TimelineLane* lane = laneUnder(input.content, m_hit);
    if (m_hit.zone == TimelineZone::Head && lane && lane->canOpen) return {ToggleLane{lane->id}};
    const bool clears = m_hit.zone == TimelineZone::Lane || m_hit.zone == TimelineZone::EmptySpace;
    if (!clears || !isPlain) return {};
    TimelineRequests requests{SelectRanges{}};
    if (m_hit.zone == TimelineZone::Lane && isEditable(lane))
        requests.push_back(ClickLane{lane->tag, input.geometry.cellAt(m_pressPosition.x())});
    return requests;
}

TimelineRequests TimelineGesture::clickReadOnly(const TimelineGestureInput& input) const
{
    const TimelineLane* lane = laneUnder(input.content, m_hit);
    if (!lane || std::size_t(m_hit.range) >= lane->ranges.size()) return {};
    return {MovePlayhead{lane->ranges[std::size_t(m_hit.range)].start}};
}

TimelineRequests TimelineGesture::completed() const
{
    switch (m_state) {
    case State::Idle:
    case State::Pressed:
    case State::Refused:
    case State::Marquee:
    case State::Scrubbing:
    case State::Panning:
    case State::DraggingInLane:
        return {};
    case State::MovingLane:
        if (!m_preview.laneGap || *m_preview.laneGap == m_hit.lane || *m_preview.laneGap == m_hit.lane + 1)
            return {}; // the lane is there already
        return {MoveLane{m_drawnTag, *m_preview.laneGap}};
    case State::Drawing:
        return {PreviewFrame{}, AddRange{m_drawnTag, m_preview.shown.front().range},
                SelectRanges{m_preview.shown}};
    case State::DrawingOnEmptySpace:
        return {PreviewFrame{}, AddRangeOfNewTag{*m_preview.ghost}};
    case State::MovingValueEdge:
        return {PreviewFrame{}, edgeRequest(*m_preview.edge, *m_preview.activeFrame, true)};
    case State::MovingEdge:
        return {PreviewFrame{}, edgeRequest(*m_preview.edge, *m_preview.activeFrame, true),
                SelectRanges{asSelection(m_preview.shown)}};
    case State::MovingBoundary: {
        const bool isStart = m_hit.zone == TimelineZone::StartEdge;
        return {PreviewFrame{},
                MoveBoundary{isStart ? *m_sharer : *m_grabbed, isStart ? *m_grabbed : *m_sharer,
                             *m_preview.activeFrame, true},
                SelectRanges{m_preview.shown}};
    }
    case State::MovingRanges:
        return {MoveRanges{m_originals, m_preview.delta, true}, SelectRanges{asSelection(m_preview.shown)}};
    case State::Duplicating:
        if (m_preview.delta == 0) return {};
        return {DuplicateRanges{m_originals, m_preview.delta}, SelectRanges{asSelection(m_preview.shown)}};
    }
    return {};
}

// ---- cancel

TimelineRequests TimelineGesture::cancel()
{
    TimelineRequests requests;
    const bool movesEdge =
        m_state == State::MovingEdge || m_state == State::MovingValueEdge || m_state == State::MovingBoundary;
    const bool hasAsked = movesEdge || m_state == State::MovingRanges || m_state == State::DraggingInLane;
    const bool hasPreview = movesEdge || m_state == State::Drawing || m_state == State::DrawingOnEmptySpace;
    if (hasAsked) requests.push_back(CancelGesture{});
    if (hasPreview) requests.push_back(PreviewFrame{});
    if (m_state == State::Marquee) requests.push_back(SelectRanges{m_selectionBefore});
    if (m_state == State::Scrubbing) requests.push_back(MovePlayhead{m_playheadBefore});
    finish();
    return requests;
}

void TimelineGesture::finish()
{
    m_state = State::Idle;
    m_grabbed.reset();
    m_sharer.reset();
    m_originals.clear();
    m_preview = {};
    m_targets = {};
}

// ---- snapping

TimelineGesture::Snapped TimelineGesture::snapped(const TimelineGestureInput& input,
                                                  const TimelinePointer& pointer, double frame) const
{
    const Frame rounded = Frame(std::clamp(std::round(frame), 0.0, double(m_clipFrames)));
    if (!input.isSnapping || pointer.modifiers & Qt::AltModifier) return {rounded, std::nullopt};
    const double reach = TimelineGeometry::snapDistance / input.geometry.scale;
    const std::optional<SnapTarget> target = m_targets.nearest(frame, reach);
    return {target ? target->frame : rounded, target};
}

Frame TimelineGesture::snappedMove(const TimelineGestureInput& input, const TimelinePointer& pointer,
                                   double by)
{
    const FrameRange range = m_grabbed->range;
    const Snapped start = snapped(input, pointer, range.start + by);
    const Snapped stop = snapped(input, pointer, range.stop + by);
    const auto distance = [](const Snapped& end, double wanted) {
        return end.target ? std::abs(end.frame - wanted) : HUGE_VAL;
    };
    const bool startIsNearer = distance(start, range.start + by) <= distance(stop, range.stop + by);
    const Snapped& nearer = startIsNearer ? start : stop;
    showGuide(nearer.target);
    if (!nearer.target) return Frame(std::lround(by));
    return nearer.frame - (startIsNearer ? range.start : range.stop);
}

void TimelineGesture::showGuide(const std::optional<SnapTarget>& target)
{
    m_preview.guide.reset();
    if (target) m_preview.guide = SnapGuide{*target, m_targets.laneName(*target)};
}

} // namespace tagline
