#include "widgets/timeline/arcs/ArcPainter.h"

#include "widgets/timeline/arcs/ArcLayout.h"

#include <QPainter>

#include <cmath>

namespace tagline {
namespace {

constexpr double faintest = 0.35, strongest = 0.85; ///< opacity of arcs that are not chosen
constexpr double usualPen = 1.4, chosenPen = 2.6;
constexpr double arcHalo = 1.2;                   ///< on both sides of a line: it is seen on any bar
constexpr double arrowLength = 8, arrowWidth = 4; ///< of an arrow, to either side
constexpr double labelInset = 5;

/// The arrow at the end of a line.
QPolygonF arrowOf(const QPolygonF& line)
{
    const QPointF tip = line.back();
    QPointF along(0, 1);
    for (qsizetype i = line.size() - 1; i-- > 0;) {
        const QPointF back = tip - line[i];
        const double length = std::hypot(back.x(), back.y());
        if (length < arrowLength) continue;
        along = back / length;
        break;
    }
    const QPointF aside(-along.y() * arrowWidth, along.x() * arrowWidth), foot = tip - along * arrowLength;
    return {{tip, foot + aside, foot - aside}};
}

void paintArcLabel(QPainter& painter, const TimelineScene& scene, const PlacedArc& placed, bool isChosen,
                   LabelCache& labels)
{
    if (placed.label.isEmpty()) return;
    painter.setPen(QPen(isChosen ? scene.palette.arc : scene.palette.rulerMinor, 1));
    painter.setBrush(scene.palette.bubble);
    painter.drawRoundedRect(placed.label, 3, 3);
    painter.setPen(isChosen ? scene.palette.text : scene.palette.dimText);
    labels.draw(painter, placed.label.adjusted(labelInset, 0, -1, 0), placed.arc.other,
                textFont(TextSize::Caption));
}

void paintArc(QPainter& painter, const TimelineScene& scene, const PlacedArc& placed, bool isChosen,
              LabelCache& labels)
{
    const double opacity = isChosen ? 1.0 : faintest + (strongest - faintest) * placed.arc.strength;
    const QColor colour = withAlpha(scene.palette.arc, opacity);
    painter.setBrush(Qt::NoBrush);
    if (isChosen) {
        painter.setPen(QPen(withAlpha(scene.palette.arc, faintest), 1, Qt::DashLine));
        for (const double x : placed.feet)
            painter.drawLine(QPointF(x, scene.geometry.rulerHeight), QPointF(x, scene.geometry.height));
    }
    const double width = isChosen ? chosenPen : usualPen;
    painter.setPen(QPen(scene.palette.playheadHalo, width + 2 * arcHalo));
    painter.drawPolyline(placed.line);
    painter.setPen(QPen(colour, width));
    painter.drawPolyline(placed.line);
    if (placed.hasHead) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(arrowOf(placed.line));
    }
    paintArcLabel(painter, scene, placed, isChosen, labels);
}

void beginArcs(QPainter& painter, const TimelineGeometry& geometry)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(geometry.headWidth, geometry.rulerHeight, geometry.trackWidth(),
                               geometry.height - geometry.rulerHeight));
}

} // namespace

void paintArcs(QPainter& painter, const TimelineScene& scene, LabelCache& labels)
{
    if (!scene.arcs || scene.arcs->arcs().empty()) return;
    beginArcs(painter, scene.geometry);
    const auto& arcs = scene.arcs->arcs();
    const std::size_t chosen =
        scene.chosenArc ? scene.arcs->find(*scene.chosenArc).value_or(arcs.size()) : arcs.size();
    for (std::size_t i = arcs.size(); i-- > 0;) // the best over the others
        if (chosen != i) paintArc(painter, scene, arcs[i], false, labels);
    if (chosen < arcs.size()) paintArc(painter, scene, arcs[chosen], true, labels);
    painter.restore();
}

void paintHoveredArc(QPainter& painter, const TimelineScene& scene, LabelCache& labels)
{
    const auto hovered = scene.arcs && scene.hoveredArc ? scene.arcs->find(*scene.hoveredArc) : std::nullopt;
    if (!hovered) return;
    beginArcs(painter, scene.geometry);
    paintArc(painter, scene, scene.arcs->arcs()[*hovered], true, labels);
    painter.restore();
}

} // namespace tagline
