#pragma once

// WallCells caches the texts of the wall's columns, so that scrolling creates none anew.

#include <QFontMetrics>
#include <QString>

#include "widgets/library/rows/LibraryModel.h"

#include <unordered_map>

namespace tagline {

/// The texts in the columns of one clip; numbers of the answer are empty while there is no query.
struct WallCell
{
    QString name;           ///< elided in the middle
    QString telling;        ///< the file or folder that tells it from others of its name, elided; often empty
    double tellingLeft = 0; ///< from the name's left
    QString hits;
    QString share;
    QString seconds;
};

class WallCells
{
public:
    /// The texts of a clip by its index in the model's rows().
    const WallCell& of(const LibraryModel& model, int place, int nameWidth, const QFontMetrics& metrics);
    void clear() { m_kept.clear(); }

private:
    struct Kept
    {
        std::uint64_t revision = 0;
        int nameWidth = -1;
        Frame matched = -2;
        bool isGroupedByFolder = false;
        WallCell cell;
    };

    std::unordered_map<int, Kept> m_kept;
};

} // namespace tagline
