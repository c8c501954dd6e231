#pragma once

// SheetLayout is where the cells of a contact sheet lie, and which frames they show.
//
//   ┌─────┬─────┬─────┐
//   │  0  │ 10  │ 20  │   5 cells over the frames 0 … 40, in 3 columns
//   ├─────┼─────┼─────┤
//   │ 30  │ 40  │     │
//   └─────┴─────┴─────┘

#include <QColor>
#include <QImage>
#include <QRect>
#include <QSize>

#include "core/support/GoOn.h"
#include "core/support/Result.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <vector>

namespace tagline {

inline constexpr int mostSheetCells = 400;
inline constexpr int longestPictureSide = 16384; ///< pixels

/// So many frames spread evenly from `first` to `last`, both included, in order. Each frame comes once, so
/// that there are fewer where the range is short; of one, the first. Expects first ≤ last and count ≥ 1.
std::vector<Frame> spreadFrames(Frame first, Frame last, int count);

/// Cells of one size in rows from the left, one after the other, with a line between them.
class SheetLayout
{
public:
    /// `columns` 0: so many that the sheet is about as wide as a screen. Expects at least one cell.
    SheetLayout(int cells, int columns, const QSize& cell);

    int cells() const { return m_cells; }
    int columns() const { return m_columns; }
    int rows() const { return (m_cells + m_columns - 1) / m_columns; }
    /// Of the whole sheet, in pixels.
    QSize size() const;
    /// Whether neither side is longer than longestPictureSide.
    bool fits() const;
    QRect cell(int index) const;

private:
    int m_cells;
    int m_columns;
    QSize m_cell;
};

/// Draws the cells one after the other and puts them on one picture; `lines` is the colour between them.
/// Errors: "render.interrupted" where `goOn` says no.
Result<QImage> drawnSheet(const SheetLayout& layout, const std::function<QImage(int cell)>& cell,
                          const QColor& lines, const GoOn& goOn = {});

/// Why a picture or a film is not there: somebody stopped it.
Error interruptedDrawing();

} // namespace tagline
