#include "widgets/tags/choice/TagRowGeometry.h"

namespace tagline {

TagRowGeometry TagRowGeometry::of(const QRect& row, int widthWithUnit, int widthWithoutUnit)
{
    constexpr int margin = 8;
    constexpr int swatch = 10;
    constexpr int badge = 20;
    constexpr int nameWidth = 90;

    TagRowGeometry parts;
    const int left = row.left() + 4;
    const int right = row.right() + 1 - margin;
    parts.swatch = QRect(left, row.center().y() - swatch / 2 + 1, swatch, swatch);
    const int nameLeft = left + swatch + 8;
    parts.countHasUnit = right - nameLeft >= nameWidth + badge + widthWithUnit + 2 * margin;
    const int countWidth = parts.countHasUnit ? widthWithUnit : widthWithoutUnit;
    parts.count = QRect(right - countWidth, row.top(), countWidth, row.height());
    const int badgeHeight = qMin(row.height() - 3, badge - 2);
    parts.key = QRect(parts.count.left() - margin - badge, row.center().y() - badgeHeight / 2 + 1, badge,
                      badgeHeight);
    parts.name = QRect(nameLeft, row.top(), qMax(0, parts.key.left() - margin / 2 - nameLeft), row.height());
    return parts;
}

} // namespace tagline
