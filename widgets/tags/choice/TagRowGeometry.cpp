#include "widgets/tags/choice/TagRowGeometry.h"

namespace tagline {

TagRowGeometry TagRowGeometry::of(const QRect& row, int countWidth)
{
    constexpr int margin = 8;
    constexpr int edge = 14; ///< from the numbers to the panel's edge, where a scroll bar lies
    constexpr int swatch = 10;
    constexpr int badge = 20; ///< wide enough for F12
    constexpr int highestBadge = 16;

    TagRowGeometry parts;
    const int left = row.left() + 4;
    const int right = row.right() + 1 - edge;
    parts.swatch = QRect(left, row.center().y() - swatch / 2 + 1, swatch, swatch);
    const int nameLeft = left + swatch + 8;
    parts.count = QRect(right - countWidth, row.top(), countWidth, row.height());
    const int badgeHeight = qMin(row.height() - 3, highestBadge);
    parts.key = QRect(parts.count.left() - margin - badge, row.center().y() - badgeHeight / 2 + 1, badge,
                      badgeHeight);
    parts.name = QRect(nameLeft, row.top(), qMax(0, parts.key.left() - margin / 2 - nameLeft), row.height());
    return parts;
}

} // namespace tagline
