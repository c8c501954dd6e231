#pragma once

// WallRows are the rows of the wall: those of the library's list that are clips, with the heads above them.

#include "widgets/library/rows/LibraryModel.h"

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

/// A section of the model (ListSections.h) as far as it has clips.
struct WallGroup
{
    QString key;    ///< of the section
    QString name;   ///< that its head says
    QString detail; ///< its totals in words; empty where the name says them
    int depth = 0;  ///< number of folders around its head in a tree
    int depthOfClips = 0;
    std::vector<int> places; ///< in the model's rows()
    GroupTotals totals;      ///< in a tree also of the folders in it
    bool isFolded = false;
};

/// Whether a row of the list has frames to show.
bool isOnWall(const LibraryRow& row);

struct WallRows
{
    std::vector<WallGroup> groups; ///< in the order of the model's sections
    std::vector<WallRow> rows;
    double longestSeconds = 0; ///< of any clip, also in folded groups
    Frame longestFrames = 0;

    /// The rows that the model lists, in its order and as it folds them, without files that have no frames.
    static WallRows of(const LibraryModel& model);

    bool isEmpty() const { return groups.empty(); }
    /// The row of a clip by its place among the model's rows; −1 where it has none.
    int rowOfPlace(int place) const;
};

} // namespace tagline
