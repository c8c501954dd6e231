#pragma once

// WallCells caches the texts of the wall's columns, so that scrolling creates none anew.

#include <QFontMetrics>
#include <QString>

#include "widgets/library/rows/LibraryModel.h"
#include "widgets/wall/WallColumns.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tagline {

/// The texts in the columns of one clip.
struct WallCell
{
    QString name;           ///< elided in the middle
    QString telling;        ///< the file or folder that tells it from others of its name, elided; often empty
    double tellingLeft = 0; ///< from the name's left
    QString number;
    std::vector<QString> columns; ///< of WallColumns::shown, cut to their widths
};

class WallCells
{
public:
    /// The texts of a clip by its index in the model's rows(). Expects the columns of the call before, unless
    /// the cache was cleared.
    const WallCell& of(const LibraryModel& model, const WallColumns& columns, int place, int nameWidth,
                       const QFontMetrics& metrics);
    void clear() { m_kept.clear(); }

private:
    /// All that the texts are made of.
    struct Key
    {
        std::uint64_t revision = 0;
        int nameWidth = -1;
        Frame matched = -2;
        Frame firstHit = -1;
        std::int64_t spentMilliseconds = 0;
        ClipStage stage = ClipStage::Untouched;
        bool isGroupedByFolder = false;

        bool operator==(const Key&) const = default;
    };
    struct Kept
    {
        Key key;
        WallCell cell;
    };

    std::unordered_map<int, Kept> m_kept;
};

} // namespace tagline
