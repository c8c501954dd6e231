#pragma once

// WallRows are the rows of the wall: the library's clips in groups, each below a head.

#include "widgets/library/rows/LibraryModel.h"

#include <set>
#include <vector>

namespace tagline {

/// The head of a group, or a clip of it.
struct WallRow
{
    int group = 0;
    int place = -1; ///< in the model's rows(); −1: the head

    bool isHead() const { return place < 0; }
    bool operator==(const WallRow&) const = default;
};

/// The clips of one folder, or what else the library is grouped by, in the order of the library.
struct WallGroup
{
    QString name;
    std::vector<int> places; ///< in the model's rows()
    GroupTotals totals;
    bool isFolded = false; ///< its clips have no rows
};

struct WallRows
{
    std::vector<WallGroup> groups; ///< in the order of their first clips
    std::vector<WallRow> rows;
    double longestSeconds = 0; ///< of any clip, also in folded groups
    Frame longestFrames = 0;

    /// The clips that the model's arrangement lets through. Where all are of one group there is no head.
    static WallRows of(const LibraryModel& model, const std::set<QString>& folded);

    bool isEmpty() const { return groups.empty(); }
    /// The row of a clip by its place among the model's rows; −1 where it has none.
    int rowOfPlace(int place) const;
    /// The group that holds it; −1 for none.
    int groupOfPlace(int place) const;
};

} // namespace tagline
