#pragma once

// BlendSpaceGeometry places values in the picture of a blend space, and finds what lies at a point.

#include <QRectF>

#include "widgets/blendspace/BlendSpaceState.h"

#include <optional>

namespace tagline {

/// Values from `low` to `high`, marked every `step`: 1, 2 or 5 times a power of ten.
struct AxisScale
{
    double low = 0;
    double high = 1;
    double step = 0.2;

    /// Scale that contains all values from `lowest` to `highest` with some margin, and 0 if that is near;
    /// about `marks` steps.
    static AxisScale around(double lowest, double highest, int marks);
    double firstMark() const;
};

struct BlendSpaceGeometry
{
    static constexpr double grip = 9; ///< radius around a point within which a press hits it, pixels

    QRectF plot; ///< area of the values, pixels
    AxisScale across;
    AxisScale upward;

    /// For a widget of this size with these points; leaves room for labels at the left and below.
    static BlendSpaceGeometry of(QSizeF size, double leftLabels, double lineHeight,
                                 const std::vector<BlendPoint>& points);

    QPointF pixelOf(QPointF place) const;
    QPointF placeAt(QPointF pixel) const;
    /// Index of the nearest point within the grip of a pixel; none if there is none.
    std::optional<std::size_t> pointAt(QPointF pixel, const std::vector<BlendPoint>& points) const;
};

} // namespace tagline
