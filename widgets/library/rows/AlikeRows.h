#pragma once

// AlikeRows finds rows of one name, and what of their paths tells them apart.

#include "widgets/library/rows/LibraryRow.h"

#include <span>
#include <vector>

namespace tagline {

/// The part of its path that tells a row from the others of its name.
enum class TellingPart : std::uint8_t {
    None,   ///< no other row of another file has its name
    Folder, ///< the others lie in other folders
    File    ///< another one lies in its folder: `walk.bvh` beside `walk.fbx`
};

/// One for each row. O(n) on average.
std::vector<TellingPart> tellingParts(std::span<const LibraryRow> rows);

/// The telling part of a row's path, as text; empty for none. `isFolderSaid`: its folder is shown elsewhere.
QString tellingText(const LibraryRow& row, TellingPart part, bool isFolderSaid);

} // namespace tagline
