#include "widgets/library/ClipRowGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {

ClipRowGeometry ClipRowGeometry::of(const QRectF& row, double countWidth)
{
    constexpr double margin = 8;
    constexpr double longestName = 260;
    constexpr double shortestName = 70;
    const QRectF inner = row.adjusted(margin, 0, -margin, 0);
    const bool hasCount = inner.width() > 170 + countWidth;
    const double textWidth =
        std::clamp(inner.width() * 0.48, shortestName, longestName + (hasCount ? countWidth : 0));

    ClipRowGeometry parts;
    parts.strip = inner.adjusted(textWidth + margin, 2.5, 0, -2.5);
    if (parts.strip.width() < 0) parts.strip.setWidth(0);
    const double nameWidth = textWidth - (hasCount ? countWidth + margin : 0);
    parts.name = QRectF(inner.left(), inner.top(), nameWidth, inner.height());
    if (hasCount)
        parts.count = QRectF(inner.left() + textWidth - countWidth, inner.top(), countWidth, inner.height());
    return parts;
}

Frame ClipRowGeometry::frameAt(double x, Frame frames) const
{
    if (strip.width() <= 0) return 0;
    const double place = (x - strip.left()) / strip.width();
    return std::clamp(Frame(std::floor(place * frames)), 0, frames - 1);
}

} // namespace tagline
