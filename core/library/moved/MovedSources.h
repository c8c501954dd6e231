#pragma once

// MovedSources finds where model files went that are missing beside their sidecars:
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

/// By what a file was found again.
enum class MovedBy {
    Content, ///< what the sidecar says was tagged
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

/// Whether the model is not there and its clips have no tags, as after its tags went to where it is now:
/// there is nothing to show of it.
bool isLeftBehind(const ClipLibrary& library, SourceId source);

/// The missing models that were found, in order of their shown paths. A file that has tags of its own is
/// never one that was found, unless they are the missing one's, whose sidecar went along; and no file is
/// found twice; where several could be it, those that have the missing one's name and then its place below
/// the folder that others went to are preferred, else none is.
std::vector<MovedSource> movedSources(const ClipLibrary& library);

/// The sheets of the missing files as those of the files that were found, and none where they were. Clips of
/// other frames or another rate are drawn on those that the sidecar says. Clips that the found file lacks
/// stay where they are.
std::vector<SheetChange> movedSheets(const ClipLibrary& library, std::span<const MovedSource> moved);

/// The file with the paths of the found files in place of those of the missing ones, and the names that clips
/// have in these, for some are named as their file; none where it names no missing one. Expects absolute
/// paths.
std::optional<LibraryFile> withMovedPaths(LibraryFile file, const ClipLibrary& library,
                                          std::span<const MovedSource> moved);

} // namespace tagline
