// How TimelineWidget turns events into gestures, and requests of gestures into signals.

#include "widgets/timeline/TimelineWidget.h"

#include "widgets/timeline/LaneHeadButtons.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/BarStyle.h"
#include "widgets/timeline/painting/LaneDrawing.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {

namespace {

constexpr double zoomOfNotch = 1.25;
constexpr double lanesOfNotch = 2;
constexpr double panOfNotch = 0.1; ///< share of the tracks' width
constexpr double notch = 120;      ///< wheel units per click

template<class... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template<class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// Ranges of the content, or of the content after the request: ranges that are not found stay as requested.
std::vector<RangeRef> resolvedOrAsked(const std::vector<RangeRef>& asked, const TimelineContent& content)
{
    // A requested instance is not replaced by another one that it overlaps.
    const auto isAwaited = [&](const RangeRef& ref) {
        const int at = laneOf(content, ref);
        if (at < 0 || !content.lanes[std::size_t(at)].isCounted) return false;
        const auto& ranges = content.lanes[std::size_t(at)].ranges;
        return !std::binary_search(ranges.begin(), ranges.end(), ref.range);
    };
    std::vector<RangeRef> refs;
    if (std::ranges::none_of(asked, isAwaited)) refs = resolved(asked, content);
    if (refs.size() == asked.size()) return refs;
    refs.clear();
    for (const RangeRef& ref : asked) {
        const std::vector<RangeRef> found =
            isAwaited(ref) ? std::vector<RangeRef>() : resolved(std::span(&ref, 1), content);
        refs.push_back(found.empty() ? ref : found.front());
    }
    return asSelection(std::move(refs));
}

std::vector<RangeRef> allRanges(const TimelineContent& content, TagId onlyTag)
{
    std::vector<RangeRef> refs;
    for (const TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag || (onlyTag.isValid() && lane.tag != onlyTag)) continue;
        for (const FrameRange& range : lane.ranges) refs.push_back({lane.tag, range});
    }
    return asSelection(std::move(refs));
}

} // namespace

TimelineGestureInput TimelineWidget::gestureInput() const
{
    return {m_content, m_geometry, m_selection, m_playhead, m_isSnapping, m_mayEdit};
}

// ---- intents

/// Performs the requests of a gesture. A receiver may change the content meanwhile: requests own their data.
void TimelineWidget::act(const TimelineRequests& requests)
{
    for (const TimelineRequest& request : requests) perform(request);
    updateHidden();
}

void TimelineWidget::perform(const TimelineRequest& request)
{
    const int gesture = m_gesture.number();
    std::visit(
        Overloaded{
            [&](const AddRange& add) { emit rangeAddRequested(add.tag, add.range, gesture); },
            [&](const AddRangeOfNewTag& add) {
                emit rangeDrawnOnEmptySpace(add.range, viewport()->mapToGlobal(m_mouse.toPoint()));
            },
            [&](const MoveEdge& move) {
                emit edgeMoveRequested(move.original, move.edge, move.to, gesture, move.isFinal);
            },
            [&](const MoveValueEdge& move) {
                emit valueEdgeMoveRequested(move.lane, move.original, move.edge, move.to, gesture,
                                            move.isFinal);
            },
            [&](const MoveBoundary& move) {
                emit boundaryMoveRequested(move.left, move.right, move.to, gesture, move.isFinal);
            },
            [&](const MoveRanges& move) {
                emit rangesMoveRequested(move.originals, move.by, gesture, move.isFinal);
            },
            [&](const DuplicateRanges& copy) {
                emit rangesDuplicateRequested(copy.originals, copy.by, gesture);
            },
            [&](const SelectRanges& select) { changeSelection(select.selection); },
            [&](const ActivateLane& activate) {
                if (activate.tag != m_activeLane) emit activeLaneRequested(activate.tag);
            },
            [&](const ClickLane& click) { emit laneClicked(click.tag, click.frame); },
            [&](const MovePlayhead& move) { emit playheadRequested(move.frame); },
            [&](const ScrollView& scroll) { setView(m_geometry.scrolledBy(scroll.right, scroll.down)); },
            [&](const PreviewFrame& preview) { emit edgePreview(preview.frame); },
            [&](const DragInLane& drag) {
                emit laneDragRequested(drag.lane, drag.frame, drag.fromTop, gesture, drag.isFinal);
            },
            [&](const MoveLane& move) { emit laneMoveRequested(move.tag, move.before); },
            [&](const ToggleLane& toggle) { emit laneToggleRequested(toggle.lane); },
            [&](const CancelGesture&) { emit gestureCancelled(gesture); },
        },
        request);
}

void TimelineWidget::changeSelection(const std::vector<RangeRef>& selection)
{
    std::vector<RangeRef> changed = resolvedOrAsked(selection, m_content);
    if (changed == m_selection)
        return emit selectionChanged(m_selection); // the selection may have had several clips
    m_selection = std::move(changed);
    updateDescription();
    viewport()->update();
    emit selectionChanged(m_selection);
}

void TimelineWidget::removeSelection()
{
    if (!m_selection.empty() && !m_gesture.isDragging()) emit rangesRemoveRequested(m_selection);
}

void TimelineWidget::selectAll() { changeSelection(allRanges(m_content, {})); }

void TimelineWidget::cancelGesture()
{
    const TimelineRequests requests = m_gesture.cancel();
    m_gestureButton = Qt::NoButton;
    act(requests);
    tellNeededHeight();
    updateCursor();
}

void TimelineWidget::changeActiveLane(int step)
{
    const int count = int(m_content.lanes.size());
    const int active = laneOf(m_content, m_activeLane);
    for (int lane = active < 0 && step < 0 ? count - 1 : active + step; lane >= 0 && lane < count;
         lane += step) {
        if (m_content.lanes[std::size_t(lane)].kind != LaneKind::Tag) continue;
        if (m_content.lanes[std::size_t(lane)].isPart) continue;
        emit activeLaneRequested(m_content.lanes[std::size_t(lane)].tag);
        return;
    }
}

void TimelineWidget::editSelection()
{
    if (!m_selection.empty())
        emit rangeEditRequested(m_selection.front(), positionBelow(m_selection.front()));
}

QPoint TimelineWidget::positionBelow(const RangeRef& ref) const
{
    const QRectF bar = m_geometry.barRect(std::max(0, laneOf(m_content, ref)), ref.range);
    const double left =
        std::clamp(bar.left(), m_geometry.headWidth, std::max(m_geometry.headWidth, m_geometry.width - 40));
    return viewport()->mapToGlobal(QPointF(left, bar.bottom() + 2).toPoint());
}

void TimelineWidget::addPoint(const TimelineHit& hit, QPointF position)
{
    const Frame frame = std::min(m_geometry.boundaryAt(position.x()), m_content.frames - 1);
    emit rangeAddRequested(m_content.lanes[std::size_t(hit.lane)].tag, {frame, frame + 1},
                           m_gesture.number());
}

// ---- mouse

void TimelineWidget::mousePressEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    const bool isOurs = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    if (!isOurs || m_gestureButton != Qt::NoButton || !m_content.hasClip()) return;
    if (event->button() == Qt::LeftButton && !event->modifiers())
        if (const PlacedArc* arc = clickableArc(m_mouse)) {
            emit arcClicked(arc->arc.id);
            return;
        }
    m_gestureButton = event->button();
    act(m_gesture.press(gestureInput(), {event->position(), event->button(), event->modifiers()}));
    updateCursor();
}

void TimelineWidget::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    if (m_gesture.isIdle()) return updateHover(m_mouse);
    act(m_gesture.drag(gestureInput(), {m_mouse, m_gestureButton, event->modifiers()}));
    updateCursor();
}

void TimelineWidget::mouseReleaseEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    if (event->button() != m_gestureButton) return;
    m_gestureButton = Qt::NoButton;
    act(m_gesture.release(gestureInput(), {m_mouse, event->button(), event->modifiers()}));
    tellNeededHeight();
    updateHover(m_mouse);
}

void TimelineWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    const bool isOnArc = clickableArc(event->position()) != nullptr;
    mousePressEvent(event);
    if (event->button() != Qt::LeftButton || (isOnArc && !event->modifiers())) return;
    const TimelineHit hit = m_geometry.hit(m_content, event->position());
    if (hit.lane < 0) return;
    const TimelineLane& lane = m_content.lanes[std::size_t(hit.lane)];
    if (lane.kind == LaneKind::Tag && hit.isOnRange()) {
        const RangeRef ref = rangeRef(lane, hit.range);
        cancelGesture();
        emit rangeEditRequested(ref, positionBelow(ref));
    } else if (lane.kind == LaneKind::Property && hit.zone != TimelineZone::Head) {
        const Frame frame = m_geometry.cellAt(event->position().x());
        const QString id = lane.id;
        cancelGesture();
        emit laneEditRequested(id, frame,
                               viewport()->mapToGlobal(event->position().toPoint() + QPoint(0, 12)));
    } else if (hit.isOnRange()) {
        const FrameRange range = lane.ranges[std::size_t(hit.range)];
        cancelGesture();
        setView(m_geometry.showing(range.start - range.length() * 0.1, range.stop + range.length() * 0.1));
    } else if (hit.zone == TimelineZone::Head && lane.kind == LaneKind::Tag) {
        changeSelection(allRanges(m_content, lane.tag));
    } else if (lane.isPoint && hit.zone == TimelineZone::Lane) {
        addPoint(hit, event->position());
    }
}

void TimelineWidget::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (!m_content.hasClip()) return;
    const QPointF turned = QPointF(event->angleDelta()) / notch;
    const double most = std::abs(turned.y()) >= std::abs(turned.x()) ? turned.y() : turned.x();
    const bool isOverHeads = event->position().x() < m_geometry.headEdge();
    const double page = m_geometry.trackWidth() * panOfNotch;
    if (event->modifiers() & Qt::ControlModifier || isOverHeads)
        setView(m_geometry.scrolledBy(0, -most * lanesOfNotch * m_geometry.laneHeight));
    else if (event->modifiers() & Qt::ShiftModifier)
        setView(m_geometry.scrolledBy(-most * page, 0));
    else if (turned.x() != 0 && turned.y() == 0)
        setView(m_geometry.scrolledBy(-turned.x() * page, 0));
    else
        setView(m_geometry.zoomedAt(event->position().x(), std::pow(zoomOfNotch, turned.y())));
    updateHover(event->position());
}

void TimelineWidget::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_content.hasClip() || m_gesture.isDragging()) return;
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const bool hasOne = !m_selection.empty();
        const QPoint position =
            hasOne ? positionBelow(m_selection.front()) : viewport()->mapToGlobal(QPoint(0, 0));
        const auto range = hasOne ? std::optional(m_selection.front()) : std::nullopt;
        emit contextMenuRequested(range, hasOne ? m_selection.front().tag : m_activeLane, m_playhead,
                                  position);
        return;
    }
    const TimelineHit hit = m_geometry.hit(m_content, event->pos());
    const bool isTagLane = hit.lane >= 0 && m_content.lanes[std::size_t(hit.lane)].kind == LaneKind::Tag;
    const TagId lane = isTagLane ? m_content.lanes[std::size_t(hit.lane)].tag : TagId();
    std::optional<RangeRef> range;
    if (isTagLane && hit.isOnRange()) range = rangeRef(m_content.lanes[std::size_t(hit.lane)], hit.range);
    if (range && !isSelected(m_selection, *range)) changeSelection({*range});
    emit contextMenuRequested(range, lane, m_geometry.cellAt(event->pos().x()), event->globalPos());
}

// ---- hover

/// Updates the hover text and cursor. Over an edge, which a press grabs, the text also names an arc.
void TimelineWidget::updateHover(QPointF position)
{
    const PlacedArc* arc = arcUnder(position);
    setHoveredArc(arc ? std::optional(arc->arc.id) : std::nullopt);
    if (clickableArc(position)) {
        setHover({}, arc->arc.text);
        return viewport()->setCursor(Qt::PointingHandCursor);
    }
    const TimelineHit hit = m_geometry.hit(m_content, position);
    const QString text = TimelineTexts::hover(m_content, hit, m_geometry.cellAt(position.x()), m_units);
    setHover(hit, arc ? text + QStringLiteral(" · ") + arc->arc.text : text);
    updateCursor();
}

const PlacedArc* TimelineWidget::arcUnder(QPointF position) const
{
    const auto found = m_content.hasClip() ? m_placedArcs.arcAt(position) : std::nullopt;
    return found ? &m_placedArcs.arcs()[*found] : nullptr;
}

/// The arc that a click at a position would choose; null if there is none, or the click would grab an edge
/// instead. Edges below a label are not visible and do not count.
const PlacedArc* TimelineWidget::clickableArc(QPointF position) const
{
    const PlacedArc* arc = arcUnder(position);
    if (!arc || arc->label.contains(position)) return arc;
    const TimelineZone zone = m_geometry.hit(m_content, position).zone;
    return zone == TimelineZone::StartEdge || zone == TimelineZone::StopEdge ? nullptr : arc;
}

void TimelineWidget::setHoveredArc(std::optional<int> id)
{
    if (std::exchange(m_hoveredArc, id) != id) viewport()->update();
}

void TimelineWidget::setHover(const TimelineHit& hit, const QString& text)
{
    if (hit != m_hover) viewport()->update();
    m_hover = hit;
    showHeadButtons();
    if (text == m_hoverText) return;
    m_hoverText = text;
    emit hoverTextChanged(text);
}

/// Shows the buttons over the head of a tag's lane, left of its key.
void TimelineWidget::showHeadButtons()
{
    const bool isOnHead = m_hover.zone == TimelineZone::Head && m_gesture.isIdle();
    const bool exists = isOnHead && m_hover.lane >= 0 && m_hover.lane < int(m_content.lanes.size());
    if (!exists || m_content.lanes[std::size_t(m_hover.lane)].kind != LaneKind::Tag)
        return m_headButtons->hide();
    const TimelineLane& lane = m_content.lanes[std::size_t(m_hover.lane)];
    m_headButtons->setLane(lane);
    const QSize size = m_headButtons->sizeHint();
    const double keyRoom = lane.keyHint.isEmpty() ? 4 : TimelineGeometry::keyRoom;
    const double right = m_geometry.headEdge() - keyRoom;
    const double middle = m_geometry.laneTop(m_hover.lane) + m_geometry.laneHeightOf(m_hover.lane) / 2;
    m_headButtons->setGeometry(int(right) - size.width(), int(middle - size.height() / 2.0), size.width(),
                               size.height());
    m_headButtons->show();
}

void TimelineWidget::updateCursor()
{
    const auto cursorOf = [this]() -> Qt::CursorShape {
        const TimelineZone zone = m_gesture.isIdle() ? m_hover.zone : m_gesture.pressedHit().zone;
        const int lane = m_gesture.isIdle() ? m_hover.lane : m_gesture.pressedHit().lane;
        const bool exists = lane >= 0 && std::size_t(lane) < m_content.lanes.size();
        const bool isTag = exists && m_content.lanes[std::size_t(lane)].kind == LaneKind::Tag;
        if (m_gesture.state() == TimelineGesture::State::Panning) return Qt::ClosedHandCursor;
        if (m_gesture.state() == TimelineGesture::State::Duplicating) return Qt::DragCopyCursor;
        if (m_gesture.state() == TimelineGesture::State::MovingRanges) return Qt::SizeAllCursor;
        if (m_gesture.state() == TimelineGesture::State::MovingLane) return Qt::ClosedHandCursor;
        if (zone == TimelineZone::Head && exists && m_content.lanes[std::size_t(lane)].canOpen)
            return Qt::PointingHandCursor;
        const bool isValue = exists && m_content.lanes[std::size_t(lane)].kind == LaneKind::Property;
        if (zone == TimelineZone::StartEdge || zone == TimelineZone::StopEdge)
            return isTag || isValue ? Qt::SizeHorCursor : Qt::ArrowCursor;
        if (zone == TimelineZone::Lane && isTag) return Qt::CrossCursor;
        const LaneDrawing* drawing = exists ? m_content.lanes[std::size_t(lane)].drawing.get() : nullptr;
        const bool isDragged = m_gesture.state() == TimelineGesture::State::DraggingInLane;
        const bool isGrabbable = zone == TimelineZone::Lane && m_gesture.isIdle() && drawing &&
                                 drawing->grabs(m_geometry, laneTrack(m_geometry, lane), m_mouse);
        if (drawing && (isDragged || isGrabbable))
            return drawing->dragDirection() == Qt::Vertical ? Qt::SizeVerCursor : Qt::SizeHorCursor;
        return zone == TimelineZone::EmptySpace ? Qt::CrossCursor : Qt::ArrowCursor;
    };
    viewport()->setCursor(cursorOf());
}

bool TimelineWidget::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_gesture.isIdle() && !m_headButtons->underMouse()) {
        setHoveredArc({});
        setHover({}, {});
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const TimelineHit hit = m_geometry.hit(m_content, help->pos());
        const bool isWorthIt = hit.isOnRange() || hit.zone == TimelineZone::Head;
        const QString text =
            TimelineTexts::hover(m_content, hit, m_geometry.cellAt(help->pos().x()), m_units);
        const Frame frame = m_geometry.cellAt(help->pos().x());
        const bool isBroken =
            hit.zone == TimelineZone::Ruler &&
            std::ranges::any_of(m_broken, [frame](FrameRange each) { return each.contains(frame); });
        const PlacedArc* arc = arcUnder(help->pos());
        if (arc && m_gesture.isIdle())
            QToolTip::showText(help->globalPos(),
                               clickableArc(help->pos()) ? arc->arc.text : text + '\n' + arc->arc.text,
                               viewport());
        else if (isBroken && m_gesture.isIdle())
            QToolTip::showText(help->globalPos(), m_brokenText, viewport());
        else if (isWorthIt && m_gesture.isIdle())
            QToolTip::showText(help->globalPos(), text, viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TimelineWidget::updateDescription()
{
    setAccessibleDescription(TimelineTexts::description(m_content, m_selection));
}

// ---- keys

/// Lets Escape cancel a drag before any shortcut of the window handles it.
bool TimelineWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_gesture.isDragging() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QAbstractScrollArea::event(event);
}

void TimelineWidget::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_gesture.isIdle()) return cancelGesture();
        if (!m_selection.empty()) return changeSelection({});
        emit selectionChanged({}); // ranges of other clips may be selected
        return event->ignore();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return removeSelection();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return editSelection();
    case Qt::Key_Up:
        return changeActiveLane(-1);
    case Qt::Key_Down:
        return changeActiveLane(1);
    }
    event->ignore();
}

void TimelineWidget::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimelineWidget::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace tagline
