#pragma once

// WallLayout is where each row of the wall lies, from the top of the first one.

#include "widgets/wall/WallRows.h"

#include <span>
#include <vector>

namespace tagline {

/// In device-independent pixels. All clips' rows are equally high; heads of groups stay legible.
class WallLayout
{
public:
    static constexpr int leastRow = 1;
    static constexpr int usualRow = 20;
    static constexpr int highestRow = 40;

    WallLayout() = default;
    WallLayout(std::span<const WallRow> rows, int rowHeight);

    int rowCount() const { return int(m_tops.size()) - 1; }
    /// Of all rows.
    int height() const { return m_tops.back(); }
    int top(int row) const { return m_tops[std::size_t(row)]; }
    int rowHeight(int row) const { return top(row + 1) - top(row); }
    /// The row at a height below the top of the first one; the first or last one beyond them. Expects rows.
    int nearestRow(double y) const;
    /// −1 where there is none.
    int rowAt(double y) const { return y < 0 || y >= height() ? -1 : nearestRow(y); }

    static int headHeight(int rowHeight);

private:
    std::vector<int> m_tops{0}; ///< one a row, and the bottom of the last one
};

} // namespace tagline
