#pragma once

// WallGeometry is what part of the wall is in sight, and where: columns at the left, time in the middle,
// the overview at the right, a ruler at the top.
//
//     |  columns  | ruler                    |   |
//     |-----------|--------------------------| o |
//     | walk   12 | ====---====              | v |
//     | run     3 |   ==                     | e |
//
// Time is counted in units: seconds, or the length of each clip where clips are fitted to one width.

#include <QRect>
#include <QRectF>
#include <QSize>

#include "widgets/library/rows/LibraryRow.h"

namespace tagline {

enum class WallScale {
    Seconds, ///< all clips on one scale
    Fitted   ///< each clip as wide as all
};

/// How many units a frame of a clip takes. Expects frames.
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
    double deepest = 1;    ///< the largest scale: single frames
    double scale = 1;      ///< pixels a unit
    double first = 0;      ///< the unit at the left
    int contentHeight = 0; ///< of all rows
    int top = 0;           ///< how far rows are scrolled

    double timeLeft() const { return columnsWidth + gap; }
    double timeRight() const { return std::max(timeLeft() + 1, double(size.width() - overviewWidth - gap)); }
    double timeWidth() const { return timeRight() - timeLeft(); }
    int rowsHeight() const { return std::max(0, size.height() - rulerHeight); }
    int lowestTop() const { return std::max(0, contentHeight - rowsHeight()); }
    QRect timeRect() const;
    QRect overviewRect() const;

    double x(double unit) const { return timeLeft() + (unit - first) * scale; }
    double unitAt(double x) const { return first + (x - timeLeft()) / scale; }
    /// Of the wall's height; below the ruler.
    double y(double contentY) const { return rulerHeight + contentY - top; }
    double contentY(double y) const { return y - rulerHeight + top; }
    double visibleUnits() const { return timeWidth() / scale; }

    /// Pixels a unit where the longest clip just fits, with a little air behind it.
    double fittingScale() const;
    bool isFitted() const { return scale <= fittingScale() * 1.0001; }
    WallGeometry fitted() const;
    /// What is at x stays there.
    WallGeometry zoomedAt(double x, double factor) const;
    /// Within what there is to see.
    WallGeometry bounded() const;
    /// Scrolled across so that a unit is in sight.
    WallGeometry showing(double unit) const;

    /// The part of the overview that is used: it never stretches rows beyond `mostOverviewRow`.
    double overviewHeight(int rowCount) const;
    /// The frame in the overview around what is in sight; and how far rows are scrolled where its middle is
    /// dragged to y.
    QRectF overviewWindow(int rowCount) const;
    int topWithWindowAt(double y, int rowCount) const;

    bool operator==(const WallGeometry&) const = default;
};

/// The columns at the left: the name, and the numbers there is room for; empty ones are not shown.
struct WallColumns
{
    QRectF name, hits, share, seconds; ///< at y = 0, without a height

    /// How wide all are in a panel of that width.
    static int widthIn(int panelWidth);
    static WallColumns of(int columnsWidth);
};

} // namespace tagline
