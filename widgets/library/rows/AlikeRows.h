#pragma once

// AlikeRows finds rows of one name, and what of their paths tells them apart.

#include "widgets/library/rows/LibraryRow.h"

#include <unordered_map>

namespace tagline {

/// The part of its path that tells a row from the others of its name.
enum class TellingPart : std::uint8_t {
    None,   ///< no other row of another file has its name
    Folder, ///< the others lie in other folders
    File    ///< another one lies in its folder: `walk.bvh` beside `walk.fbx`
};

/// Counts the files of each name, by hashes, so that a row that comes or goes costs the same in any library.
class AlikeRows
{
public:
    void clear();
    /// Whether rows that are there already are told apart in another way since.
    bool add(const LibraryRow& row) { return count(row, 1); }
    /// Expects a row that was added.
    bool remove(const LibraryRow& row) { return count(row, -1); }
    /// Expects a row that was added.
    TellingPart of(const LibraryRow& row) const;

private:
    using Counts = std::unordered_map<std::size_t, int>;

    bool count(const LibraryRow& row, int by);
    static bool step(Counts& counts, std::size_t key, int by);

    Counts m_rows;          ///< of a name and a file
    Counts m_files;         ///< of a name
    Counts m_filesInFolder; ///< of a name and a folder
};

/// The telling part of a row's path, as text; empty for none. `isFolderSaid`: its folder is shown elsewhere.
QString tellingText(const LibraryRow& row, TellingPart part, bool isFolderSaid);

} // namespace tagline
