#pragma once

// WallColumns are the columns at the left of the wall: the name, a number, and those of the library's list
// that were chosen, as far as there is room.

#include <QFont>
#include <QRectF>
#include <QString>

#include "widgets/library/rows/LibraryColumns.h"

#include <vector>

namespace tagline {

class LibraryModel;

struct WallColumn
{
    LibraryColumn what;
    QString title;
    double width = 0; ///< of the widest text or the title, pixels
    QRectF place;     ///< at y = 0, with height 0; empty without room

    bool operator==(const WallColumn&) const = default;
};

struct WallColumns
{
    QRectF name;
    WallColumn number;                   ///< the hits while there is a query, else the frames
    std::vector<WallColumn> shown;       ///< in the order of the list, from the left
    std::vector<WallColumn> withoutRoom; ///< those behind them

    /// Width of all columns in a panel of that width.
    static int widthIn(int panelWidth);
    /// Places columns with their widths: names keep their room before further numbers do.
    static WallColumns placed(int columnsWidth, WallColumn number, std::vector<WallColumn> columns);
    /// The chosen columns that apply to the model's rows now.
    static WallColumns of(const LibraryModel& model, const std::vector<LibraryColumn>& chosen,
                          int columnsWidth);
    /// The columns of a wall until some are chosen.
    static std::vector<LibraryColumn> usual();

    /// The column at x, the name aside; null for none.
    const WallColumn* at(double x) const;

    bool operator==(const WallColumns&) const = default;
};

/// The font of names and numbers beside the rows.
QFont wallNumbersFont();

} // namespace tagline
