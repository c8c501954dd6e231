#include "widgets/wall/WallCells.h"

#include "widgets/library/rows/LibraryColumns.h"

#include <QFontMetricsF>
#include <QLocale>

#include <cmath>

namespace tagline {
namespace {

constexpr int behindName = 10;   ///< between a name and what tells it from others
constexpr int leastTelling = 24; ///< less room shows none

} // namespace

const WallCell& WallCells::of(const LibraryModel& model, const WallColumns& columns, int place, int nameWidth,
                              const QFontMetrics& metrics)
{
    const std::size_t at = std::size_t(place);
    const LibraryRow& clip = model.rows()[at];
    const RowAnswer& answer = model.answerAt(at);
    const Key key{model.revisionAt(at),
                  nameWidth,
                  model.hasQuery() ? answer.matchedFrames : -1,
                  model.hasQuery() ? answer.firstHit() : -1,
                  clip.spentMilliseconds,
                  clip.progress.stage,
                  model.isGroupedByFolder()};
    Kept& kept = m_kept[place];
    if (kept.key == key) return kept.cell;
    kept.key = key;
    kept.cell.tellingLeft = metrics.horizontalAdvance(clip.name) + behindName;
    const int room = nameWidth - int(kept.cell.tellingLeft);
    kept.cell.telling =
        room < leastTelling ? QString() : metrics.elidedText(model.tellingTextAt(at), Qt::ElideMiddle, room);
    kept.cell.name = elidedAmongSiblings(QFontMetricsF(metrics), clip.name, clip.shared, nameWidth);
    kept.cell.number = QLocale().toString(model.hasQuery() ? answer.matchedFrames : clip.frames);
    kept.cell.columns.clear();
    for (const WallColumn& column : columns.shown)
        kept.cell.columns.push_back(metrics.elidedText(textOf(column.what, clip, answer), Qt::ElideRight,
                                                       int(std::ceil(column.width))));
    return kept.cell;
}

} // namespace tagline
