#include "widgets/coverage/CoverageGeometry.h"

#include "core/search/survey/Coverage.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr double innermost = 0.6; ///< rings: the disc of standing still is smaller than the rings are wide
constexpr double degreesOfTurn = 360.0 / double(CoverageMap::turnCount - 1);

/// Degrees to the left of straight ahead.
double middleOf(std::size_t turn) { return double(turn) * degreesOfTurn - 180.0; }

/// From the right edge of a cell to its left one.
struct Edges
{
    double right = 0, left = 0;
};

Edges edgesOf(std::size_t turn)
{
    const double middle = middleOf(turn);
    return {std::max(middle - degreesOfTurn / 2.0, -180.0), std::min(middle + degreesOfTurn / 2.0, 180.0)};
}

QRectF squareOf(QPointF centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

} // namespace

CoverageGeometry CoverageGeometry::of(QSizeF size, double labelRoom)
{
    const double room = std::min(size.width(), size.height()) / 2.0 - labelRoom;
    return {QPointF(size.width() / 2.0, size.height() / 2.0), std::max(room, 1.0)};
}

double CoverageGeometry::ringRadius(std::size_t speed) const
{
    if (speed == 0) return 0.0;
    return radius * (double(speed) - 1.0 + innermost) / (double(CoverageMap::speedCount) - 1.0 + innermost);
}

// Qt's angles are degrees counter-clockwise from the right of the screen: ahead, which is up, is 90.
QPainterPath CoverageGeometry::cellPath(std::size_t cell) const
{
    const std::size_t speed = cell / CoverageMap::turnCount;
    const Edges edges = edgesOf(cell % CoverageMap::turnCount);
    const double wide = edges.left - edges.right;
    QPainterPath path;
    path.arcMoveTo(squareOf(centre, ringRadius(speed + 1)), 90.0 + edges.right);
    path.arcTo(squareOf(centre, ringRadius(speed + 1)), 90.0 + edges.right, wide);
    if (speed == 0)
        path.lineTo(centre);
    else
        path.arcTo(squareOf(centre, ringRadius(speed)), 90.0 + edges.left, -wide);
    path.closeSubpath();
    return path;
}

QPointF CoverageGeometry::cellCentre(std::size_t cell) const
{
    const std::size_t speed = cell / CoverageMap::turnCount;
    const Edges edges = edgesOf(cell % CoverageMap::turnCount);
    const double angle = (edges.left + edges.right) / 2.0 * std::numbers::pi / 180.0;
    const double away = (ringRadius(speed) + ringRadius(speed + 1)) / 2.0;
    return centre - QPointF(std::sin(angle), std::cos(angle)) * away;
}

std::optional<std::size_t> CoverageGeometry::cellAt(QPointF pixel) const
{
    const QPointF from = centre - pixel;
    const double away = std::hypot(from.x(), from.y());
    if (away >= radius) return std::nullopt;
    std::size_t speed = 0;
    while (speed + 1 < CoverageMap::speedCount && away >= ringRadius(speed + 1)) ++speed;
    const double degrees = std::atan2(from.x(), from.y()) * 180.0 / std::numbers::pi;
    const double turn = std::round((degrees + 180.0) / degreesOfTurn);
    return speed * CoverageMap::turnCount +
           std::size_t(std::clamp(turn, 0.0, double(CoverageMap::turnCount - 1)));
}

} // namespace tagline
