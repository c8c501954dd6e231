#pragma once

// WallCells keep the texts of the wall's columns, so that a frame that scrolls makes none anew.

#include <QFontMetrics>
#include <QString>

#include "widgets/library/rows/LibraryModel.h"

#include <unordered_map>

namespace tagline {

/// What stands in the columns of one clip; numbers of the answer are empty while there is no query.
struct WallCell
{
    QString name; ///< cut in the middle
    QString hits;
    QString share;
    QString seconds;
};

class WallCells
{
public:
    /// The texts of a clip by its place among the model's rows.
    const WallCell& of(const LibraryModel& model, int place, int nameWidth, const QFontMetrics& metrics);
    void clear() { m_kept.clear(); }

private:
    struct Kept
    {
        std::uint64_t revision = 0;
        int nameWidth = -1;
        Frame matched = -2;
        WallCell cell;
    };

    std::unordered_map<int, Kept> m_kept;
};

} // namespace tagline
