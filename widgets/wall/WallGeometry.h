#pragma once

// WallGeometry is the visible part of the wall and its layout: columns at the left, time in the middle, the
// overview at the right, a ruler at the top.
//
//     |  columns  | ruler                    |   |
//     |-----------|--------------------------| o |
//     | walk   12 | ====---====              | v |
//     | run     3 |   ==                     | e |
//
// Time is counted in units: seconds, or the length of each clip if clips are fitted to one width.

#include <QRect>
#include <QRectF>
#include <QSize>

#include "widgets/library/rows/LibraryRow.h"

namespace tagline {

enum class WallScale {
    Seconds, ///< all clips on one scale
    Fitted   ///< each clip over the full width
};

/// Number of units per frame of a clip. Expects frames.
double unitsPerFrame(const LibraryRow& row, WallScale scale);

/// Lengths in device-independent pixels.
struct WallGeometry
{
    static constexpr int overviewWidth = 40;
    static constexpr int gap = 8; ///< between columns and time, time and overview

    QSize size;
    int columnsWidth = 0;
    int rulerHeight = 0;
    double units = 1;      ///< of the longest clip
    double deepest = 1;    ///< the greatest scale: single frames
    double scale = 1;      ///< pixels per unit
    double first = 0;      ///< the unit at the left edge
    int contentHeight = 0; ///< of all rows
    int top = 0;           ///< scroll offset of the rows

    double timeLeft() const { return columnsWidth + gap; }
    double timeRight() const { return std::max(timeLeft() + 1, double(size.width() - overviewWidth - gap)); }
    double timeWidth() const { return timeRight() - timeLeft(); }
    int rowsHeight() const { return std::max(0, size.height() - rulerHeight); }
    int lowestTop() const { return std::max(0, contentHeight - rowsHeight()); }
    QRect timeRect() const;
    QRect overviewRect() const;

    double x(double unit) const { return timeLeft() + (unit - first) * scale; }
    double unitAt(double x) const { return first + (x - timeLeft()) / scale; }
    /// The y in the widget of a y in the wall; below the ruler.
    double y(double contentY) const { return rulerHeight + contentY - top; }
    double contentY(double y) const { return y - rulerHeight + top; }
    double visibleUnits() const { return timeWidth() / scale; }

    /// Pixels per unit at which the longest clip fits with a small margin.
    double fittingScale() const;
    bool isFitted() const { return scale <= fittingScale() * 1.0001; }
    WallGeometry fitted() const;
    /// This view zoomed by a factor about x.
    WallGeometry zoomedAt(double x, double factor) const;
    /// This view limited to the content.
    WallGeometry bounded() const;
    /// This view scrolled across so that a unit is visible.
    WallGeometry showing(double unit) const;

    /// The height of the overview in use: rows are never higher in it than `mostOverviewRow`.
    double overviewHeight(int rowCount) const;
    /// The frame in the overview around the visible rows; and the scroll offset of the rows if its middle is
    /// dragged to y.
    QRectF overviewWindow(int rowCount) const;
    int topWithWindowAt(double y, int rowCount) const;

    bool operator==(const WallGeometry&) const = default;
};

} // namespace tagline
