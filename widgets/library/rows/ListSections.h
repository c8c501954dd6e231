#pragma once

// ListSections are the sections of the library's list: clips in groups or in one section, then clips without
// a hit, then files without a clip.

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
    QString name;          ///< of the group, as shown in its head
    int depth = 0;         ///< number of folders around it in a tree; deeper sections below are inside it
    bool hasHead = false;  ///< has a row that names and folds it
    std::vector<int> rows; ///< indices of rows, in order
    GroupTotals totals;    ///< of its clips; in a tree also of the folders in it

    /// Key that identifies the section in the set of folded ones.
    QString key() const { return QString::number(int(kind)) + '/' + group; }
};

/// The name of the group that the row at an index belongs to.
using GroupOfRow = std::function<QString(std::size_t)>;

/// Divides rows into sections. Expects the indices in order, and `answers` as arrangedRows() does. Without
/// `groupOf` clips are in one section without a head; with it groups are in the order of their first clips,
/// and include clips without a hit.
std::vector<ListSection> listSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const GroupOfRow& groupOf);

/// Divides rows into a tree of folders: non-empty ones in the order of their first clips, each before its
/// subfolders; otherwise like listSections(). Expects the tree of these rows.
std::vector<ListSection> treeSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const FolderTree& tree,
                                      const QString& ownFolder);

/// The head of a section as a row; `number` distinguishes it from other heads.
LibraryRow headOf(const ListSection& section, int number, bool isFolded, bool hasQuery);

} // namespace tagline
