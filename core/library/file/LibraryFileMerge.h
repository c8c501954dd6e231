#pragma once

// LibraryFileMerge joins two changed versions of a library file with the version that both came from.

#include "core/io/LibraryFile.h"

#include <string>
#include <vector>

namespace tagline {

struct MergedLibraryFile
{
    LibraryFile file;                   ///< with our side where there is a conflict
    std::vector<std::string> conflicts; ///< for people: what both sides changed, and not alike
};

/// Tags, groups, properties, queries, derived tags and imports merge one by one, by their names, and so do
/// folders, namespaces and members that this version does not know; the rest as a whole. What only one side
/// changed, added or removed is taken from that side. Order is that of mergedOrder().
MergedLibraryFile mergedLibraryFile(const LibraryFile& base, const LibraryFile& ours,
                                    const LibraryFile& theirs);

/// Whether both say the same of everything but roots: version, notices and unknown keys aside.
bool sayTheSame(const LibraryFile& a, const LibraryFile& b);

} // namespace tagline
