#pragma once

// CoverageGeometry places the cells of a coverage map in a disc: ahead is up, the angle is the turn, the
// radius the speed. Standing still is the innermost ring.

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>

namespace tagline {

struct CoverageGeometry
{
    QPointF centre;
    double radius = 0; ///< of the outermost ring's edge, pixels

    /// Geometry for a widget of this size, with room around the disc for labels.
    static CoverageGeometry of(QSizeF size, double labelRoom);

    /// Inner radius of a ring in pixels; for the index after the last ring, the outer radius of the disc.
    double ringRadius(std::size_t speed) const;
    /// A cell by its place in CoverageMap::cells. Those of half a turn are half as wide: they meet below.
    QPainterPath cellPath(std::size_t cell) const;
    QPointF cellCentre(std::size_t cell) const;
    std::optional<std::size_t> cellAt(QPointF pixel) const;
};

} // namespace tagline
