// How ranges of tags are selected and dragged on the wall.

#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/wall/WallTexts.h"
#include "widgets/wall/WallView.h"
#include "widgets/wall/ranges/WallRangePainter.h"

#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace tagline {

void WallView::setRangeSource(WallRangeSource source) { m_rangeSource = std::move(source); }

void WallView::setSelectedRanges(std::vector<WallSelectedRanges> selected)
{
    std::ranges::sort(selected, {}, [](const WallSelectedRanges& each) { return each.clip.value; });
    if (std::exchange(m_selectedRanges, selected) != selected) viewport()->update();
}

std::vector<RangeRef> WallView::selectedRangesOf(ClipId clip) const
{
    const auto there = rangesOfClip(m_selectedRanges, clip);
    return {there.begin(), there.end()};
}

// ---- under the mouse

std::optional<WallRangeHit> WallView::rangeAt(QPointF place) const
{
    if (!m_rangeSource.content || !QRectF(m_geometry.timeRect()).contains(place)) return std::nullopt;
    const int row = rowAt(place);
    if (row < 0 || m_wall.rows[std::size_t(row)].isHead()) return std::nullopt;
    const LibraryRow& clip = clipOfRow(row);
    const WallRowLines lines(m_layout.rowHeight(row), m_painter.inks(), devicePixelRatioF());
    return rangeUnder(clip, m_tags, lines, timelineOfRow(m_geometry, clip, m_scale),
                      {place.x(), m_geometry.contentY(place.y()) - m_layout.top(row)});
}

bool WallView::canBeDragged(const WallRangeHit& hit) const
{
    const LibraryRow* clip = m_model.rowOfClip(hit.clip);
    return clip && tagline::canBeDragged(hit, timelineOfRow(m_geometry, *clip, m_scale), m_tags);
}

QPointF WallView::placeOfTag(ClipId clip, TagId tag, double frame) const
{
    const int row = rowOfClip(clip);
    if (row < 0) return {};
    const LibraryRow& of = clipOfRow(row);
    const auto bar = std::ranges::find(of.bars, tag, &StripBar::tag);
    const WallRowLines lines(m_layout.rowHeight(row), m_painter.inks(), devicePixelRatioF());
    if (bar == of.bars.end() || !lines.canBeGrabbed()) return {};
    return {timelineOfRow(m_geometry, of, m_scale).x(frame),
            m_geometry.y(m_layout.top(row)) + lines.lineOf(*bar).center().y()};
}

void WallView::setHoveredRange(const std::optional<WallRangeHit>& hit)
{
    if (std::exchange(m_hoveredRange, hit) == hit) return;
    updateRangeCursor();
    viewport()->update();
    emit hoverTextChanged(hit ? rangeText(*hit) : QString());
}

/// Resets the hovered range until the mouse moves, since another or none may be under it now.
void WallView::forgetHoveredRange()
{
    if (!m_range) setHoveredRange(std::nullopt);
}

QString WallView::rangeText(const WallRangeHit& hit) const
{
    const std::size_t tag = hit.ref.tag.value;
    return tag < m_tags.size() ? WallTexts::range(m_tags[tag].name, hit.ref.range) : QString();
}

/// Sets the cursor as on the timeline.
void WallView::updateRangeCursor()
{
    const auto* hit = m_range ? &m_range->hit : m_hoveredRange ? &*m_hoveredRange : nullptr;
    if (!hit) return viewport()->unsetCursor();
    const auto state = m_range ? m_range->gesture.state() : TimelineGesture::State::Idle;
    if (state == TimelineGesture::State::Duplicating) return viewport()->setCursor(Qt::DragCopyCursor);
    if (state == TimelineGesture::State::MovingRanges) return viewport()->setCursor(Qt::SizeAllCursor);
    const bool isEdge = hit->zone != TimelineZone::Body && (m_range || canBeDragged(*hit));
    viewport()->setCursor(isEdge ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

// ---- a click

/// Selects the clicked range, whose clip is open by now; a click beside all ranges clears the selection.
void WallView::clickRange(const std::optional<WallRangeHit>& hit, Qt::KeyboardModifiers modifiers)
{
    if (!m_rangeSource.content || m_pressed.x() < m_geometry.timeLeft()) return;
    const bool isAdding = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (!hit) {
        if (!isAdding && !m_selectedRanges.empty()) emit rangeRequested(SelectRanges{}, 0);
        return;
    }
    if (hit->clip != m_currentClip) return; // the clip could not be opened
    const TimelineContent content = m_rangeSource.content();
    const auto found = hitInLanes(content, *hit, m_playhead);
    if (!found || content.lanes[std::size_t(found->lane)].isLocked) return;
    const RangeRef ref = rangeRef(content.lanes[std::size_t(found->lane)], found->range);
    emit rangeRequested(ActivateLane{ref.tag}, 0);
    emit rangeRequested(
        SelectRanges{isAdding ? withToggled(selectedRangesOf(hit->clip), ref) : std::vector<RangeRef>{ref}},
        0);
}

// ---- a drag

/// Opens the range's clip first, so that the figure shows the edge that moves.
void WallView::beginRangeDrag(const WallRangeHit& hit, const QMouseEvent& event)
{
    m_gesture = Gesture::None;
    const bool wasSelected = !m_selected.empty();
    clearSelection();
    if (wasSelected) emit selectionChanged();
    const LibraryRow* clip = m_model.rowOfClip(hit.clip);
    if (!clip) return;
    const TimelineGeometry timeline = timelineOfRow(m_geometry, *clip, m_scale);
    const Frame pressed = timeline.cellAt(m_pressed.x());
    if (hit.clip != m_currentClip) {
        const QScopedValueRollback held(m_isOpeningInPlace, true);
        emit draggedClipRequested(hit.clip, pressed);
    }
    if (hit.clip != m_currentClip || !m_rangeSource.mayEdit(hit.ref.tag)) return;
    WallRangeDrag drag{
        hit, m_rangeSource.content(), {}, m_rangeSource.newGesture(), selectedRangesOf(hit.clip)};
    const auto found = hitInLanes(drag.content, hit, pressed);
    if (!found) return;
    m_range = std::move(drag);
    m_gesture = Gesture::Range;
    actOnRange(m_range->gesture.pressOn(rangeInput(timeline), {m_pressed, Qt::LeftButton, m_pressModifiers},
                                        *found));
    dragRange(event.position(), event.modifiers());
}

/// The input of the gesture, in which the selection made by the press moves.
TimelineGestureInput WallView::rangeInput(const TimelineGeometry& timeline)
{
    m_range->selection = selectedRangesOf(m_range->hit.clip);
    return {m_range->content, timeline, m_range->selection, m_playhead, m_rangeSource.isSnapping(), {}};
}

void WallView::dragRange(QPointF place, Qt::KeyboardModifiers modifiers)
{
    const LibraryRow* clip = m_range ? m_model.rowOfClip(m_range->hit.clip) : nullptr;
    if (!clip) return cancelRangeDrag();
    const TimelineGeometry timeline = timelineOfRow(m_geometry, *clip, m_scale);
    actOnRange(m_range->gesture.drag(rangeInput(timeline), {place, Qt::LeftButton, modifiers}));
    updateRangeCursor();
}

void WallView::endRangeDrag(QPointF place, Qt::KeyboardModifiers modifiers)
{
    const LibraryRow* clip = m_range ? m_model.rowOfClip(m_range->hit.clip) : nullptr;
    if (!clip) return cancelRangeDrag();
    const TimelineGeometry timeline = timelineOfRow(m_geometry, *clip, m_scale);
    actOnRange(m_range->gesture.release(rangeInput(timeline), {place, Qt::LeftButton, modifiers}));
    forgetRangeDrag();
}

void WallView::cancelRangeDrag()
{
    if (!m_range) return;
    TimelineRequests requests = m_range->gesture.cancel();
    if (m_range->hit.clip == m_currentClip) requests.push_back(SelectRanges{m_range->selectionBefore});
    actOnRange(requests);
    forgetRangeDrag();
}

void WallView::forgetRangeDrag()
{
    m_range.reset();
    m_gesture = Gesture::None;
    setHoveredRange(std::nullopt); // until the mouse moves again
    updateRangeCursor();
    viewport()->update();
}

/// Performs requests. A receiver may end the drag meanwhile.
void WallView::actOnRange(const TimelineRequests& requests)
{
    const int number = m_range->number;
    for (const TimelineRequest& request : requests) {
        if (const auto* scroll = std::get_if<ScrollView>(&request)) {
            WallGeometry next = m_geometry;
            next.first += scroll->right / next.scale;
            showPart(next);
            continue;
        }
        emit rangeRequested(request, number);
    }
    viewport()->update();
}

void WallView::paintRangesOver(QPainter& painter)
{
    const WallScene shown = scene();
    paintRanges(painter,
                {shown, m_painter.inks(), m_selectedRanges, m_hoveredRange, m_range ? &*m_range : nullptr,
                 m_rangeSource.units ? m_rangeSource.units() : TimeUnits::Frames},
                m_rangeLabels);
}

} // namespace tagline
