#pragma once

// LibraryEdit is a change of what the library file holds: tags and what they share, saved queries and
// derived tags, the character, how files are read.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryParts.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Absent members do not change. Exchanging it with a library gives the edit that takes it back.
struct LibraryEdit
{
    std::vector<TagDefinition> tags; ///< by name; one that is not registered was not there before
    std::optional<std::vector<std::string>> namespaces;
    std::optional<std::vector<TagGroup>> groups;
    std::optional<std::vector<PropertyDefinition>> properties;
    std::optional<std::vector<MirrorPair>> mirrorWords;
    std::optional<std::vector<SavedQuery>> queries;
    std::optional<std::vector<SavedQuery>> derived;
    std::optional<std::vector<TaggingRule>> rules;
    std::optional<std::vector<MotionExample>> examples;
    std::optional<std::vector<LibraryCheck>> checks;
    std::optional<std::vector<Take>> takes;
    std::optional<std::vector<ControllerPreset>> presets;
    std::optional<std::vector<SavedCamera>> cameras;
    std::optional<std::vector<FigureMap>> figureMaps;
    std::optional<std::string> character;
    std::optional<MotionSettings> motion;
    std::vector<LibraryImport> imports; ///< by source, an absolute path; one without settings has no entry

    bool isEmpty() const;
};

/// What people see change together, as far as the edit speaks of it.
LibraryParts partsOf(const LibraryEdit& edit);

/// Swaps what the edit speaks of with what the library has; imports are not the library's. The answer is what
/// it speaks of.
LibraryParts exchange(ClipLibrary& library, LibraryEdit& other);

/// The edit without what the library has already; tags and imports stay.
LibraryEdit withoutEqual(LibraryEdit edit, const ClipLibrary& library);

/// What makes the library one that says the same as `wanted`; `now` is the library's file as it would be
/// written. Both lie at `libraryPath`. Imports are left as they are.
LibraryEdit editTowards(const LibraryFile& wanted, const LibraryFile& now, const std::string& libraryPath,
                        const ClipLibrary& library);

/// What the library lacks of a file that lies at `path`: entries of names that are new. Of new tags, what
/// contradicts those that are there is left out. Imports, character and motion settings are left as they are.
LibraryEdit editAdding(const LibraryFile& file, const std::string& path, const ClipLibrary& library);

/// Makes the library what a file that lies at `path` says. Expects a library to which no file was given.
void takeLibraryFile(const LibraryFile& file, const std::string& path, ClipLibrary& library);

} // namespace tagline
