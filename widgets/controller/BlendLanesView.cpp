#include "widgets/controller/BlendLanesView.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double shortestPast = 3.0;
constexpr double longestPast = 30.0;
constexpr double keyStep = 0.1;      ///< seconds
constexpr double dragDistance = 3.0; ///< pixels: less is a click, which takes a flag

} // namespace

BlendLanesView::BlendLanesView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setProperty(tipsByPlace, true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Weights over time"));
    setToolTip(tr("The tracks' weights over time. Drag on the left to go back through the last thirty "
                  "seconds (or press Left and Right; Esc returns). Drag a flag to reschedule it, Delete "
                  "removes it. The wheel shows more of the past."));
}

void BlendLanesView::setLanes(BlendLanes lanes)
{
    const std::size_t before = m_lanes.lanes.size();
    m_lanes = std::move(lanes);
    if (m_selected && !marker(*m_selected)) m_selected.reset();
    if (m_lanes.lanes.size() != before) updateGeometry();
    update();
}

BlendLanesGeometry BlendLanesView::geometryNow() const
{
    BlendLanesGeometry geometry;
    geometry.width = width();
    geometry.past = m_past;
    geometry.now = m_lanes.now;
    geometry.laneCount = m_lanes.lanes.size();
    return geometry;
}

QSize BlendLanesView::sizeHint() const { return {200, int(std::ceil(geometryNow().height()))}; }
QSize BlendLanesView::minimumSizeHint() const { return {80, sizeHint().height()}; }

const FadeMarker* BlendLanesView::marker(std::uint32_t id) const
{
    const auto found = std::find_if(m_lanes.markers.begin(), m_lanes.markers.end(),
                                    [id](const FadeMarker& each) { return each.id == id; });
    return found == m_lanes.markers.end() ? nullptr : &*found;
}

// Painting

void BlendLanesView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BlendLanesGeometry geometry = geometryNow();
    painter.fillRect(rect(), theme().sunken);
    const double now = geometry.xOf(m_lanes.now);
    painter.fillRect(QRectF(now, 0, width() - now, height()), theme().panel);
    for (std::size_t lane = 0; lane < m_lanes.lanes.size(); ++lane) paintLane(painter, geometry, lane);
    for (const FadeMarker& each : m_lanes.markers) paintMarker(painter, geometry, each);
    const QRectF ticks = geometry.tickRect();
    for (const EventTick& tick : m_lanes.ticks) {
        const double x = geometry.xOf(tick.seconds);
        if (x >= 0)
            painter.fillRect(QRectF(x - 0.75, ticks.top(), 1.5, ticks.height()), tagShades(tick.colour).fill);
    }
    paintTimes(painter, geometry);
}

void BlendLanesView::paintLane(QPainter& painter, const BlendLanesGeometry& geometry, std::size_t lane) const
{
    const WeightLane& shown = m_lanes.lanes[lane];
    const QRectF place = geometry.laneRect(lane);
    const auto& points = shown.points;
    const double left = geometry.secondsAt(0);
    auto from = std::lower_bound(points.begin(), points.end(), left,
                                 [](const WeightPoint& each, double time) { return each.seconds < time; });
    if (from != points.begin()) --from;
    QPainterPath path(QPointF(from == points.end() ? 0 : geometry.xOf(from->seconds), place.bottom()));
    double x = path.currentPosition().x();
    for (; from != points.end(); ++from) {
        x = geometry.xOf(from->seconds);
        path.lineTo(x, place.bottom() - double(from->weight) * (place.height() - 2));
    }
    path.lineTo(x, place.bottom());
    QColor filled = tagShades(shown.colour).fill;
    filled.setAlphaF(0.45f);
    painter.setPen(QPen(tagShades(shown.colour).rim, 1.2));
    painter.setBrush(filled);
    painter.drawPath(path);
    const QString name =
        painter.fontMetrics().elidedText(shown.name, Qt::ElideMiddle, int(place.width() / 2));
    const QRectF label(place.left() + 2, place.top() + 1, painter.fontMetrics().horizontalAdvance(name) + 6,
                       place.height() - 2);
    QColor ground = theme().sunken;
    ground.setAlphaF(0.72f); // read over any weight
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(label, 3, 3);
    painter.setPen(theme().text);
    painter.drawText(label, Qt::AlignCenter, name);
}

void BlendLanesView::paintMarker(QPainter& painter, const BlendLanesGeometry& geometry,
                                 const FadeMarker& marker) const
{
    if (marker.lane >= m_lanes.lanes.size()) return;
    const bool isSelected = m_selected == marker.id;
    const bool isInSight = geometry.isInSight(marker);
    const double begin = geometry.flagX(marker);
    const double end = isInSight ? geometry.xOf(marker.end()) : begin;
    QColor overlap = theme().text;
    overlap.setAlphaF(isSelected ? 0.22f : 0.12f);
    painter.fillRect(QRectF(begin, 0, end - begin, geometry.tickRect().top()), overlap);
    const QColor colour = isSelected ? theme().accent : theme().text;
    painter.setPen(QPen(colour, isSelected ? 2.0 : 1.2));
    painter.drawLine(QPointF(begin, 0), QPointF(begin, geometry.tickRect().top()));
    painter.setPen(QPen(isInSight ? colour : withAlpha(colour, 0), 1, Qt::DashLine));
    painter.drawLine(QPointF(end, 0), QPointF(end, geometry.tickRect().top()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tagShades(m_lanes.lanes[marker.lane].colour).fill);
    const double top = geometry.laneRect(marker.lane).top();
    if (marker.id != FadeMarker::running)
        painter.drawPolygon(QPolygonF{{begin, top}, {begin + 10, top + 4.5}, {begin, top + 9}});
}

void BlendLanesView::paintTimes(QPainter& painter, const BlendLanesGeometry& geometry) const
{
    const double now = geometry.xOf(m_lanes.now);
    painter.setPen(QPen(m_lanes.scrub ? theme().muted : theme().playhead, 1.4));
    painter.drawLine(QPointF(now, 0), QPointF(now, height()));
    if (m_lanes.scrub) {
        const double then = geometry.xOf(*m_lanes.scrub);
        painter.setPen(QPen(theme().playhead, 1.6));
        painter.drawLine(QPointF(then, 0), QPointF(then, height()));
        const QString text = tr("−%1 s", "ago").arg(QLocale().toString(m_lanes.now - *m_lanes.scrub, 'f', 1));
        const int wide = painter.fontMetrics().horizontalAdvance(text) + 6;
        const double x = std::clamp(then + 3, 0.0, double(width() - wide));
        painter.fillRect(QRectF(x, 0, wide, painter.fontMetrics().height()), theme().raised);
        painter.setPen(theme().text);
        painter.drawText(QRectF(x, 0, wide, painter.fontMetrics().height()), Qt::AlignCenter, text);
    }
}

// Mouse and keys

void BlendLanesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return event->ignore();
    m_drag = geometryNow().hitAt(event->position(), m_lanes.markers);
    m_pressX = event->position().x();
    m_hasMoved = false;
    switch (m_drag->kind) {
    case LaneHit::Kind::Past:
        scrubTo(geometryNow().secondsAt(event->position().x()));
        break;
    case LaneHit::Kind::Future:
        m_selected.reset();
        emit scrubEndRequested();
        break;
    case LaneHit::Kind::MarkerBegin:
    case LaneHit::Kind::MarkerEnd:
        m_selected = m_drag->marker;
        break;
    }
    update();
}

void BlendLanesView::mouseMoveEvent(QMouseEvent* event)
{
    const BlendLanesGeometry geometry = geometryNow();
    if (!(event->buttons() & Qt::LeftButton) || !m_drag) {
        const LaneHit hit = geometry.hitAt(event->position(), m_lanes.markers);
        const bool isMarker = hit.kind == LaneHit::Kind::MarkerBegin || hit.kind == LaneHit::Kind::MarkerEnd;
        setCursor(isMarker ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return;
    }
    m_hasMoved |= std::abs(event->position().x() - m_pressX) >= dragDistance;
    const double seconds = geometry.secondsAt(event->position().x());
    if (m_drag->kind == LaneHit::Kind::Past) scrubTo(seconds);
    if (m_hasMoved &&
        (m_drag->kind == LaneHit::Kind::MarkerBegin || m_drag->kind == LaneHit::Kind::MarkerEnd))
        dragMarker(seconds);
}

void BlendLanesView::mouseReleaseEvent(QMouseEvent*) { m_drag.reset(); }

void BlendLanesView::scrubTo(double seconds)
{
    emit scrubRequested(std::clamp(seconds, std::max(0.0, m_lanes.now - longestPast), m_lanes.now));
}

void BlendLanesView::dragMarker(double seconds)
{
    const FadeMarker* held = marker(m_drag->marker);
    if (!held) return;
    if (m_drag->kind == LaneHit::Kind::MarkerBegin)
        emit markerMoveRequested(held->id, std::max(seconds, m_lanes.now));
    else
        emit markerDurationRequested(held->id, std::max(seconds - held->begin, 0.0));
}

void BlendLanesView::wheelEvent(QWheelEvent* event)
{
    const double factor = event->angleDelta().y() > 0 ? 0.8 : 1.25;
    m_past = std::clamp(m_past * factor, shortestPast, longestPast);
    update();
    event->accept();
}

void BlendLanesView::nudge(double seconds)
{
    const FadeMarker* held = m_selected ? marker(*m_selected) : nullptr;
    if (held && held->id == FadeMarker::running)
        emit markerDurationRequested(held->id, std::max(held->duration + seconds, 0.0));
    else if (held)
        emit markerMoveRequested(
            held->id,
            std::max((std::isfinite(held->begin) ? held->begin : m_lanes.now + BlendLanesGeometry::ahead) +
                         seconds,
                     m_lanes.now));
    else
        scrubTo(m_lanes.scrub.value_or(m_lanes.now) + seconds);
}

void BlendLanesView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return nudge(-keyStep);
    case Qt::Key_Right:
        return nudge(keyStep);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_selected && *m_selected != FadeMarker::running) emit markerRemoveRequested(*m_selected);
        return;
    case Qt::Key_Escape:
        if (!m_lanes.scrub && !m_selected) break;
        m_selected.reset();
        update();
        emit scrubEndRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

void BlendLanesView::contextMenuEvent(QContextMenuEvent* event)
{
    const LaneHit hit = geometryNow().hitAt(event->pos(), m_lanes.markers);
    const bool isMarker = hit.kind == LaneHit::Kind::MarkerBegin || hit.kind == LaneHit::Kind::MarkerEnd;
    if (!isMarker || hit.marker == FadeMarker::running) return;
    m_selected = hit.marker;
    QMenu menu(this);
    menu.addAction(tr("&Cancel This Transition"), this,
                   [this, hit] { emit markerRemoveRequested(hit.marker); });
    menu.exec(event->globalPos());
}

bool BlendLanesView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) { // the keys that are used here are not the window's
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isOurs = key == Qt::Key_Left || key == Qt::Key_Right ||
                            (key == Qt::Key_Escape && m_lanes.scrub) ||
                            ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && m_selected);
        if (isOurs) event->accept();
        return isOurs || QWidget::event(event);
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const LaneHit hit = geometryNow().hitAt(help->pos(), m_lanes.markers);
        const bool isMarker = hit.kind == LaneHit::Kind::MarkerBegin || hit.kind == LaneHit::Kind::MarkerEnd;
        const FadeMarker* under = isMarker ? marker(hit.marker) : nullptr;
        QToolTip::showText(help->globalPos(), under ? under->text : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tagline
