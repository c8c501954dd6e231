#include "app/wall/WallDrawing.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/LibraryRows.h"
#include "widgets/library/rows/LibraryModel.h"
#include "widgets/theme/Theme.h"
#include "widgets/wall/WallPicture.h"
#include "widgets/wall/WallView.h"

#include <QApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace tagline {
namespace {

/// By tag id; no lane is hidden.
std::vector<WallTag> wallTags(const ClipLibrary& library)
{
    std::vector<WallTag> tags;
    const std::vector<QString> names = shortTagNames(library);
    for (std::uint32_t i = 0; i < library.vocabulary().size(); ++i)
        tags.push_back({names[i], screenColour(library.vocabulary()[TagId(i)].colour), false});
    return tags;
}

/// Below heads of their folders, where there is more than one.
RowArrangement arrangementOf(const std::vector<LibraryRow>& rows)
{
    RowArrangement arrangement;
    const auto isOther = [&](const LibraryRow& row) { return row.folder != rows.front().folder; };
    if (std::ranges::any_of(rows, isOther)) arrangement.grouping = RowGrouping::Folder;
    return arrangement;
}

} // namespace

Result<QByteArray> drawnWall(const WallDrawing& drawing)
{
    applyTheme(*qApp, drawing.isLight ? ThemeChoice::Light : ThemeChoice::Dark);
    LibraryModel model;
    model.setTagNames(shortTagNames(drawing.library));
    std::vector<LibraryRow> rows = LibraryRows(drawing.library).ofAll(commonFolder(drawing.library));
    model.setArrangement(arrangementOf(rows));
    model.setRows(std::move(rows));
    model.setAnswer(drawing.answer);
    WallView wall(model);
    wall.setTags(wallTags(drawing.library));
    wall.setScale(drawing.isFitted ? WallScale::Fitted : WallScale::Seconds);
    wall.setRowHeight(drawing.rowHeight);
    wall.resize(drawing.width, wall.minimumSizeHint().height());
    return wallPicture(wall, drawing.width, drawing.isSvg ? WallPictureFormat::Svg : WallPictureFormat::Png);
}

} // namespace tagline
