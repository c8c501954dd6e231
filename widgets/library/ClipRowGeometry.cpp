#include "widgets/library/ClipRowGeometry.h"

#include "widgets/theme/Measures.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double margin = 8; ///< between the parts

/// How many columns fit into a width, and what they take of it.
struct Columns
{
    int count = 0;
    double width = 0;
};

Columns columnsWithin(double room, const ClipRowWidths& widths)
{
    Columns shown;
    for (const double each : widths.columns) {
        if (shown.width + each + margin > room) break;
        shown.width += each + margin;
        ++shown.count;
    }
    return shown;
}

} // namespace

ClipRowGeometry ClipRowGeometry::of(const QRectF& row, const ClipRowWidths& widths)
{
    constexpr double shortestName = 70;
    constexpr double nameShare = 0.45;  ///< of a row, that names get before columns
    constexpr double stripShare = 0.22; ///< of a row, that is the strip's in any case
    const double shortestStrip = std::min(widths.strip, stripShare * row.width());
    constexpr double behindLast = measure::panelField - measure::listMargin; // below the end of the filter
    const QRectF inner = row.adjusted(measure::rowInset, 0, -behindLast, 0);
    const bool hasCount = inner.width() > 170 + widths.count;
    const double countWidth = hasCount ? widths.count + margin : 0;
    const double ofNames =
        std::clamp(widths.name, shortestName, std::max(shortestName, nameShare * inner.width()));
    const double room = inner.width() - ofNames - shortestStrip - margin - countWidth;
    const Columns shown = columnsWithin(hasCount ? room : 0, widths);
    const double numbersWidth = countWidth + shown.width;
    const double wanted = std::max(widths.name, std::min(widths.title, inner.width() / 2 - numbersWidth));
    const double most = inner.width() - numbersWidth - margin - shortestStrip;
    const double nameWidth = std::max(shortestName, std::min(std::ceil(wanted), std::floor(most)));

    ClipRowGeometry parts;
    parts.name = QRectF(inner.left(), inner.top(), nameWidth, inner.height());
    if (hasCount)
        parts.count = QRectF(parts.name.right() + margin, inner.top(), widths.count, inner.height());
    double right = parts.name.right() + countWidth;
    for (int column = 0; column < shown.count; ++column) {
        parts.columns.append(QRectF(right + margin, inner.top(), widths.columns[column], inner.height()));
        right = parts.columns.back().right();
    }
    parts.strip = inner.adjusted(nameWidth + numbersWidth + margin, 3.5, 0, -3.5);
    if (parts.strip.width() < 0) parts.strip.setWidth(0);
    return parts;
}

Frame ClipRowGeometry::frameAt(const QRectF& time, double x, Frame frames)
{
    if (time.width() <= 0) return 0;
    const double place = (x - time.left()) / time.width();
    return std::clamp(Frame(std::floor(place * frames)), 0, frames - 1);
}

} // namespace tagline
