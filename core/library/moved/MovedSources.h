#pragma once

// MovedSources finds the new places of model files that are missing beside their sidecars:
//
//   old/walk.bvh   missing, its sidecar says xxh3:91…   ──┐
//   new/walk.bvh   without tags, its content is xxh3:91…  ◀┘ by content
//   old/run.bvh    missing, its sidecar says no hash    ──┐
//   new/run.bvh    without tags                           ◀┘ old went to new
//
// Only files of the library are looked at: no file is read for it.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/edits/SheetChange.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The evidence by which a file was found again.
enum class MovedBy {
    Content, ///< the content hash that the sidecar recorded
    Clips,   ///< its name, and the names, frames and rates of its tagged clips
    Folder   ///< its name, in the folder that others of its folder went to; frames may be others
};

struct MovedSource
{
    SourceId missing;
    SourceId found;
    MovedBy by = MovedBy::Content;

    bool operator==(const MovedSource&) const = default;
};

/// Whether the model is not there and its sidecar, which can be written, has tags.
bool isMissedModel(const ClipLibrary& library, SourceId source);

/// Whether the model is not there and its clips have no tags, as after its tags were moved to its new place:
/// there is nothing to show.
bool isLeftBehind(const ClipLibrary& library, SourceId source);

/// The missing models that were found, in order of their shown paths. A file with its own tags is never
/// found, unless they are those of the missing file, whose sidecar moved along; and no file is found twice.
/// Of several candidates the one with the missing file's name is preferred, then the one at the same place
/// below the folder to which others moved; otherwise none is found.
std::vector<MovedSource> movedSources(const ClipLibrary& library);

/// The sheets of the missing files moved to the files that were found.
/// Clips with other frames or another rate count as drawn on those of
/// the sidecar. Clips that the found file lacks stay where they are.
std::vector<SheetChange> movedSheets(const ClipLibrary& library, std::span<const MovedSource> moved);

/// The file with the paths of the missing files replaced by those of the found ones, and clips' names by
/// those in the found files, because some are named after their file; none if it names no missing file.
/// Expects absolute paths.
std::optional<LibraryFile> withMovedPaths(LibraryFile file, const ClipLibrary& library,
                                          std::span<const MovedSource> moved);

} // namespace tagline
