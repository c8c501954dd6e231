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
    /// What tags got for which the file names no colour, by name: while they keep it, none is written.
    std::map<std::string, Colour> automaticColours;
};

/// The file as it is to be written: `saved` with registered tags, groups, properties, namespaces, queries,
/// character, roots and imports as they are now. Order, unknown keys and spellings of what did not change are
/// kept, those of paths too. Other paths become relative to the library file.
LibraryFile composedLibraryFile(const LibraryFile& saved, const ClipLibrary& library,
                                const LibraryPlaces& places);

/// What places say of the import of files, for those who ask about many. Expects that the places outlive it
/// unchanged.
class ImportSettingsIndex
{
public:
    explicit ImportSettingsIndex(const LibraryPlaces& places);
    /// Of a source, an absolute path; the usual settings where nothing is said.
    ImportSettings of(std::string_view source) const;

private:
    std::unordered_map<std::string, const ImportSettings*> m_settings; ///< by path, as said and without links
};
/// What the places hold of the import of a source, an absolute path; an entry without settings where nothing.
LibraryImport importOf(const LibraryPlaces& places, const std::string& source);
/// Swaps the entry of its source with `other`; one that says nothing is not kept.
void exchangeImport(LibraryPlaces& places, LibraryImport& other);

/// `path` relative to the folder of `libraryPath`, joined with '/'; absolute where there is no way, or no
/// place.
std::string relativeToLibrary(const std::string& path, const std::string& libraryPath);

} // namespace tagline
