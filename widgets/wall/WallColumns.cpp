#include "widgets/wall/WallColumns.h"

#include "widgets/library/rows/LibraryModel.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double besideColumn = 8; ///< between two columns
constexpr double leastName = 72;   ///< beside the number
constexpr double roomyName = 120;  ///< beside further columns, which give way to it

WallColumn measured(LibraryColumn column, const QString& title, const QString& widest)
{
    const double text = QFontMetrics(wallNumbersFont()).horizontalAdvance(widest);
    const double head = QFontMetrics(textFont(TextSize::Caption)).horizontalAdvance(title);
    return {std::move(column), title, std::ceil(std::max(text, head)), {}};
}

/// The column of frames, or that of hits, which takes its place and has no other among those that can be
/// chosen: both are as wide, so that names stay where they are as a query comes.
WallColumn numberColumn(bool hasQuery)
{
    const LibraryColumn frames = *libraryColumn(QStringLiteral("frames"));
    if (!hasQuery) {
        const QString title = titleOf(frames);
        return measured(frames, title, frames.widest);
    }
    const LibraryColumn hits{RowOrder::MatchedFrames, QString(), true, frames.widest};
    return measured(hits, QCoreApplication::translate("tagline::WallTexts", "Hits"), hits.widest);
}

} // namespace

QFont wallNumbersFont() { return tabularFont(textFont(TextSize::Body)); }

int WallColumns::widthIn(int panelWidth)
{
    constexpr int least = 112, most = 330;
    constexpr double share = 0.34;
    return std::clamp(int(std::lround(share * panelWidth)), least, most);
}

WallColumns WallColumns::placed(int columnsWidth, WallColumn number, std::vector<WallColumn> columns)
{
    WallColumns placed;
    double room = columnsWidth - measure::rowInset; // of the name
    const auto take = [&room](const WallColumn& column, double least) {
        const double left = room - column.width - besideColumn;
        if (left >= least) room = left;
        return left >= least;
    };
    const bool hasNumber = take(number, leastName);
    bool hasRoom = hasNumber;
    for (WallColumn& column : columns) {
        hasRoom = hasRoom && take(column, roomyName);
        (hasRoom ? placed.shown : placed.withoutRoom).push_back(std::move(column));
    }
    placed.name = QRectF(measure::rowInset, 0, std::max(room, 0.0), 0);
    double left = measure::rowInset + room + besideColumn;
    const auto place = [&left](WallColumn& column) {
        column.place = QRectF(left, 0, column.width, 0);
        left += column.width + besideColumn;
    };
    if (hasNumber) place(number);
    placed.number = std::move(number);
    for (WallColumn& column : placed.shown) place(column);
    return placed;
}

WallColumns WallColumns::of(const LibraryModel& model, const std::vector<LibraryColumn>& chosen,
                            int columnsWidth)
{
    std::vector<WallColumn> columns;
    for (const LibraryColumn& each : chosen)
        if (isColumnShown(each, model.properties(), model.hasQuery(), !model.hasQuery()))
            columns.push_back(measured(each, titleOf(each), each.widest));
    return placed(columnsWidth, numberColumn(model.hasQuery()), std::move(columns));
}

std::vector<LibraryColumn> WallColumns::usual()
{
    return {*libraryColumn(QStringLiteral("hit-share")), *libraryColumn(QStringLiteral("seconds"))};
}

const WallColumn* WallColumns::at(double x) const
{
    const auto isOn = [x](const WallColumn& column) {
        return column.place.width() > 0 && x >= column.place.left() && x <= column.place.right();
    };
    if (isOn(number)) return &number;
    const auto found = std::ranges::find_if(shown, isOn);
    return found == shown.end() ? nullptr : &*found;
}

} // namespace tagline
