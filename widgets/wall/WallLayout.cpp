#include "widgets/wall/WallLayout.h"

#include <algorithm>

namespace tagline {

WallLayout::WallLayout(std::span<const WallRow> rows, int rowHeight)
{
    m_tops.reserve(rows.size() + 1);
    for (const WallRow& row : rows)
        m_tops.push_back(m_tops.back() + (row.isHead() ? headHeight(rowHeight) : rowHeight));
}

int WallLayout::nearestRow(double y) const
{
    const auto above = std::upper_bound(m_tops.begin(), m_tops.end(), int(std::max(y, 0.0)));
    return std::clamp(int(above - m_tops.begin()) - 1, 0, std::max(rowCount() - 1, 0));
}

int WallLayout::headHeight(int rowHeight)
{
    constexpr int amongTexts = 22, amongLines = 16;
    return rowHeight >= 14 ? amongTexts : amongLines;
}

} // namespace tagline
