#pragma once

// Composes the library file from what the open library holds now, on top of the file as it was read.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagline {

/// The members of the library file that the library does not hold (core/library/edits/LibraryEdit.h).
struct LibraryPlaces
{
    std::string libraryPath;        ///< absolute; empty while the file has no place
    std::vector<std::string> roots; ///< absolute
    bool isFolderImplied = false;   ///< the file names no roots: the first one is the folder that it lies in
    std::vector<LibraryImport> imports; ///< sources are absolute paths
    /// Colours given to tags for which the file names none, by name; a tag that keeps it is written without.
    std::map<std::string, Colour> automaticColours;
};

/// The file as it is to be written: `saved` with registered tags, groups, properties, namespaces, queries,
/// character, roots and imports as they are now. Order, unknown keys and spellings of what did not change are
/// kept, those of paths too. Other paths become relative to the library file.
LibraryFile composedLibraryFile(const LibraryFile& saved, const ClipLibrary& library,
                                const LibraryPlaces& places);

/// Import settings of files, indexed by source for many look-ups. Expects that the places outlive it
/// unchanged.
class ImportSettingsIndex
{
public:
    explicit ImportSettingsIndex(const LibraryPlaces& places);
    /// Settings of a source, an absolute path; the defaults if the places have no entry for it.
    ImportSettings of(std::string_view source) const;

private:
    std::unordered_map<std::string, const ImportSettings*> m_settings; ///< by path, with and without links
};
/// The entry for the import of a source, an absolute path; one without settings if the places have none.
LibraryImport importOf(const LibraryPlaces& places, const std::string& source);
/// Swaps the entry of the same source with `other`; an entry that says nothing is not kept.
void exchangeImport(LibraryPlaces& places, LibraryImport& other);

/// `path` relative to the folder of `libraryPath`, joined with '/'; absolute if no relative path exists or
/// the library has no path.
std::string relativeToLibrary(const std::string& path, const std::string& libraryPath);

} // namespace tagline
