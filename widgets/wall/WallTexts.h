#pragma once

// WallTexts are the words and numbers of the wall.

#include <QCoreApplication>
#include <QString>

#include "widgets/wall/WallRows.h"
#include "widgets/wall/WallSelection.h"
#include "widgets/wall/WallStripes.h"

#include <span>

namespace tagline {

class WallTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::WallTexts)

public:
    /// "3 clips × 3.7 s · start 30 · stop mixed: press a tag key".
    static QString selection(std::span<const WallFrames> selected, std::span<const LibraryRow> clips);
    /// "16_35_run · frame 412 of 1,270 · 3.43 s", and what is there in a second line.
    static QString moment(const LibraryRow& clip, Frame frame, std::span<const QString> tags);
    /// "Walk · 20 – 80: drag it or an edge; with Shift a drag selects frames".
    static QString range(const QString& tag, FrameRange range);
    /// "Walks, 12 clips, folded".
    static QString head(const WallGroup& group);
    /// "Walk: 2 ranges, Tired: 1 range, 3 differences of annotators"; empty where the clip has neither.
    static QString tags(const LibraryRow& clip, std::span<const WallTag> tags, int differences);

private:
    static QString common(std::span<const WallFrames> selected, Frame FrameRange::*edge);
};

} // namespace tagline
