#pragma once

// FolderTree is which folder lies in which, of the rows of a library.

#include "widgets/library/rows/LibraryRow.h"

#include <span>
#include <vector>

namespace tagline {

/// Made when rows come, go or move; what is listed since then asks it by numbers alone.
struct FolderTree
{
    struct Folder
    {
        QString name;    ///< "16"; of the library's own folder empty
        QString path;    ///< "CMU/16", as rows have it
        int parent = -1; ///< −1: it lies in the library's own folder, or is that
        int depth = 0;
    };

    std::vector<Folder> folders; ///< each after the one that it lies in
    std::vector<int> ofRow;      ///< the folder of each row

    static FolderTree of(std::span<const LibraryRow> rows);
};

} // namespace tagline
