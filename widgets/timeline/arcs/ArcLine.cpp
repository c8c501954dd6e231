#include "widgets/timeline/arcs/ArcLine.h"

#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr double faintest = 0.35, strongest = 0.85; ///< opacity of arcs that are not chosen
constexpr double usualPen = 1.4, chosenPen = 2.6;
constexpr double arcHalo = 1.2;
constexpr double arrowLength = 8, arrowWidth = 4; ///< of an arrow, to either side

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

} // namespace

QColor ArcLook::ink() const
{
    return withAlpha(colour, isChosen ? 1.0 : faintest + (strongest - faintest) * strength);
}

void paintArcLine(QPainter& painter, const QPolygonF& line, const ArcLook& look)
{
    const double width = look.isChosen ? chosenPen : usualPen;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.halo, width + 2 * arcHalo));
    painter.drawPolyline(line);
    painter.setPen(QPen(look.ink(), width));
    painter.drawPolyline(line);
    if (!look.hasHead) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ink());
    painter.drawPolygon(arrowOf(line));
}

double distanceTo(const QPolygonF& line, QPointF point)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1], to = point - line[i - 1];
        const double length = QPointF::dotProduct(along, along);
        const double share = length > 0 ? std::clamp(QPointF::dotProduct(along, to) / length, 0.0, 1.0) : 0.0;
        const QPointF away = to - along * share;
        nearest = std::min(nearest, std::hypot(away.x(), away.y()));
    }
    return nearest;
}

} // namespace tagline
