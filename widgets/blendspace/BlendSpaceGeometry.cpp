#include "widgets/blendspace/BlendSpaceGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double room = 0.12;    ///< of the extent, at either end
constexpr double nearZero = 0.5; ///< extents: a 0 that is no further away is shown
constexpr double margin = 10;    ///< pixels

/// The smallest of 1, 2, 5 times a power of ten that is not below a length.
double roundStep(double length)
{
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= length * (1 - 1e-9)) return factor * power;
    return 10.0 * power;
}

} // namespace

AxisScale AxisScale::around(double lowest, double highest, int marks)
{
    double extent = highest - lowest;
    if (!(extent > 1e-9)) extent = std::max(std::abs(highest), 1.0) * 0.5; // one value
    if (lowest > 0 && lowest < extent * nearZero) lowest = 0;
    if (highest < 0 && -highest < extent * nearZero) highest = 0;
    AxisScale scale;
    scale.low = lowest - extent * room;
    scale.high = highest + extent * room;
    scale.step = roundStep((scale.high - scale.low) / std::max(marks, 1));
    return scale;
}

double AxisScale::firstMark() const { return std::ceil(low / step - 1e-9) * step; }

BlendSpaceGeometry BlendSpaceGeometry::of(QSizeF size, double leftLabels, double lineHeight,
                                          const std::vector<BlendPoint>& points)
{
    BlendSpaceGeometry geometry;
    geometry.plot = QRectF(leftLabels + margin, margin + lineHeight,
                           std::max(size.width() - leftLabels - 2 * margin, 20.0),
                           std::max(size.height() - 3 * lineHeight - 2 * margin, 20.0));
    QPointF lowest = points.empty() ? QPointF() : points.front().place;
    QPointF highest = lowest;
    for (const BlendPoint& each : points) {
        lowest = {std::min(lowest.x(), each.place.x()), std::min(lowest.y(), each.place.y())};
        highest = {std::max(highest.x(), each.place.x()), std::max(highest.y(), each.place.y())};
    }
    geometry.across =
        AxisScale::around(lowest.x(), highest.x(), std::max(2, int(geometry.plot.width() / 70)));
    geometry.upward =
        AxisScale::around(lowest.y(), highest.y(), std::max(2, int(geometry.plot.height() / 26)));
    return geometry;
}

QPointF BlendSpaceGeometry::pixelOf(QPointF place) const
{
    return {plot.left() + (place.x() - across.low) / (across.high - across.low) * plot.width(),
            plot.bottom() - (place.y() - upward.low) / (upward.high - upward.low) * plot.height()};
}

QPointF BlendSpaceGeometry::placeAt(QPointF pixel) const
{
    return {across.low + (pixel.x() - plot.left()) / plot.width() * (across.high - across.low),
            upward.low + (plot.bottom() - pixel.y()) / plot.height() * (upward.high - upward.low)};
}

std::optional<std::size_t> BlendSpaceGeometry::pointAt(QPointF pixel,
                                                       const std::vector<BlendPoint>& points) const
{
    std::optional<std::size_t> found;
    double nearest = grip;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF away = pixelOf(points[i].place) - pixel;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > nearest) continue;
        nearest = distance;
        found = i;
    }
    return found;
}

} // namespace tagline
