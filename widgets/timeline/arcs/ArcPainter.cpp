#include "widgets/timeline/arcs/ArcPainter.h"

#include "widgets/timeline/arcs/ArcLayout.h"
#include "widgets/timeline/arcs/ArcLine.h"

#include <QPainter>

namespace tagline {
namespace {

constexpr double faintFeet = 0.35; ///< opacity of the lines from its frames
constexpr double labelInset = 5;

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
    if (isChosen) {
        painter.setPen(QPen(withAlpha(scene.palette.arc, faintFeet), 1, Qt::DashLine));
        for (const double x : placed.feet)
            painter.drawLine(QPointF(x, scene.geometry.rulerHeight), QPointF(x, scene.geometry.height));
    }
    paintArcLine(
        painter, placed.line,
        {scene.palette.arc, scene.palette.playheadHalo, placed.arc.strength, isChosen, placed.hasHead});
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
