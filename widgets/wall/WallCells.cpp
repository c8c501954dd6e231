#include "widgets/wall/WallCells.h"

#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/wall/WallTexts.h"

#include <QFontMetricsF>
#include <QLocale>

namespace tagline {
namespace {

constexpr int behindName = 10;   ///< between a name and what tells it from others
constexpr int leastTelling = 24; ///< less room shows none

} // namespace

const WallCell& WallCells::of(const LibraryModel& model, int place, int nameWidth,
                              const QFontMetrics& metrics)
{
    const std::size_t at = std::size_t(place);
    const Frame matched = model.hasQuery() ? model.answerAt(at).matchedFrames : -1;
    const bool isGroupedByFolder = model.isGroupedByFolder();
    Kept& kept = m_kept[place];
    if (kept.revision == model.revisionAt(at) && kept.nameWidth == nameWidth && kept.matched == matched &&
        kept.isGroupedByFolder == isGroupedByFolder)
        return kept.cell;
    const LibraryRow& clip = model.rows()[at];
    kept.revision = model.revisionAt(at);
    kept.nameWidth = nameWidth;
    kept.matched = matched;
    kept.isGroupedByFolder = isGroupedByFolder;
    kept.cell.tellingLeft = metrics.horizontalAdvance(clip.name) + behindName;
    const int room = nameWidth - int(kept.cell.tellingLeft);
    kept.cell.telling =
        room < leastTelling ? QString() : metrics.elidedText(model.tellingTextAt(at), Qt::ElideMiddle, room);
    kept.cell.name = elidedAmongSiblings(QFontMetricsF(metrics), clip.name, clip.shared, nameWidth);
    kept.cell.seconds = WallTexts::seconds(clip.rate.seconds(clip.frames));
    kept.cell.hits = matched < 0 ? QString() : QLocale().toString(matched);
    kept.cell.share = matched < 0 ? QString() : shareText(matched, clip.frames);
    return kept.cell;
}

} // namespace tagline
