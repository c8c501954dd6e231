#include "widgets/wall/WallCells.h"

#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/wall/WallTexts.h"

#include <QFontMetricsF>
#include <QLocale>

namespace tagline {

const WallCell& WallCells::of(const LibraryModel& model, int place, int nameWidth,
                              const QFontMetrics& metrics)
{
    const std::size_t at = std::size_t(place);
    const Frame matched = model.hasQuery() ? model.answerAt(at).matchedFrames : -1;
    Kept& kept = m_kept[place];
    if (kept.revision == model.revisionAt(at) && kept.nameWidth == nameWidth && kept.matched == matched)
        return kept.cell;
    const LibraryRow& clip = model.rows()[at];
    kept.revision = model.revisionAt(at);
    kept.nameWidth = nameWidth;
    kept.matched = matched;
    kept.cell.name = elidedAmongSiblings(QFontMetricsF(metrics), clip.name, clip.shared, nameWidth);
    kept.cell.seconds = WallTexts::seconds(clip.rate.seconds(clip.frames));
    kept.cell.hits = matched < 0 ? QString() : QLocale().toString(matched);
    kept.cell.share = matched < 0 ? QString() : shareText(matched, clip.frames);
    return kept.cell;
}

} // namespace tagline
