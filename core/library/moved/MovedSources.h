#pragma once

// MovedSources finds the new places of model files that are missing beside their sidecars:
//
//   old/walk.bvh   missing, its sidecar says xxh3:91…   ──┐
//   new/walk.bvh   without tags, its content is xxh3:91…  ◀┘ by content
//   old/run.bvh    missing, its sidecar says no hash    ──┐
//   new/run.bvh    without tags                           ◀┘ old went to new
//
// A person may say where one went, whatever it holds; others of its folder are then found by that.
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
    Folder,  ///< its name, in the folder that others of its folder went to; frames may be others
    Person   ///< somebody said so; content and frames may be others
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

/// Why a file that a person chose cannot get the tags of a missing one.
enum class ChoiceFault {
    NotMissing, ///< the model is there, or has no tags that could be moved
    NotRead,    ///< the chosen file was not read, or its tags cannot be written
    OwnTags,    ///< it has other tags of its own
    NoClip      ///< none of its clips can be one that has tags
};

/// None if the choice can be followed.
std::optional<ChoiceFault> faultOfChoice(const ClipLibrary& library, SourceId missing, SourceId found);

/// Whether a file has the content that the missing one had when it was tagged; none if that was not recorded.
std::optional<bool> hasContentOf(const ClipLibrary& library, SourceId missing, SourceId found);

/// Paths at which other missing models are if their folder went along with a missing one that is at `path`
/// now. Whether anything is there is not asked.
std::vector<std::string> pathsGoneAlong(const ClipLibrary& library, SourceId missing,
                                        const std::string& path);

/// The missing models that were found, in order of their shown paths. A file with its own tags is never
/// found, unless they are those of the missing file, whose sidecar moved along; and no file is found twice.
/// Of several candidates the one with the missing file's name is preferred, then the one at the same place
/// below the folder to which others moved; otherwise none is found. `chosen` are those that a person chose:
/// they count before all others, as far as they can be followed.
std::vector<MovedSource> movedSources(const ClipLibrary& library, std::span<const MovedSource> chosen = {});

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
