#pragma once

// ListSections are what stands together in the library's list: clips in groups or in one section, then clips
// without a hit, then files without a clip.

#include "widgets/library/rows/FolderTree.h"
#include "widgets/library/rows/GroupTotals.h"
#include "widgets/library/rows/RowArrangement.h"

#include <functional>
#include <span>
#include <vector>

namespace tagline {

struct ListSection
{
    RowSection kind = RowSection::Clips;
    QString group;         ///< of a grouped list
    QString name;          ///< of the group, as its head says it
    int depth = 0;         ///< how many folders it lies in, as a tree; what follows deeper lies within it
    bool hasHead = false;  ///< a row that names it and folds it away
    std::vector<int> rows; ///< indices, in order
    GroupTotals totals;    ///< of its clips; of a tree also those of the folders in it

    /// By which it is known to be folded.
    QString key() const { return QString::number(int(kind)) + '/' + group; }
};

/// The name of the group that the row at an index belongs to.
using GroupOfRow = std::function<QString(std::size_t)>;

/// Expects the indices in order, and `answers` as arrangedRows() does. Without `groupOf` clips are in one
/// section without a head; with it groups are in the order of their first clips, and clips without a hit stay
/// in theirs.
std::vector<ListSection> listSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const GroupOfRow& groupOf);

/// The same with clips below their folders, and these below theirs: folders that hold something, in the order
/// of their first clips, each before what lies in it. Expects the tree of these rows.
std::vector<ListSection> treeSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const FolderTree& tree,
                                      const QString& ownFolder);

/// The head of a section as a row; `number` tells it from other heads.
LibraryRow headOf(const ListSection& section, int number, bool isFolded, bool hasQuery);

} // namespace tagline
