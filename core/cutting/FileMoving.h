#pragma once

// FileMoving puts the model files of an answer into folders and under names that their tags give, with their
// sidecars, and takes that back by the list that it writes.

#include "core/cutting/CutWriting.h"

#include <string>
#include <vector>

namespace tagline {

/// A file, and where it goes.
struct FileMove
{
    std::string from; ///< absolute
    std::string to;   ///< below the target, joined with '/'
};

struct MovePlan
{
    std::vector<FileMove> moves;
    std::vector<Error> refusals; ///< files that stay, and why
};

/// One move a file that has cuts: named by the pattern, as whole files, with the ending of the file. A file
/// stays that has parts beside it (ModelParts.h) or is of a format that may, whose sidecar cannot be read, of
/// which the library file says something by its path, or whose clip is named by its file and would lose its
/// tags. Expects a pattern without error and absolute paths in the library.
MovePlan movePlan(std::span<const ClipCut> cuts, const ClipLibrary& library, const CutOptions& options);

/// Moves files below the folder `target`, which is made where it is not there: all or none, over no file, and
/// no link is followed below it. The list of moves, moves.json (or moves (2).json …), is written first; its
/// path is returned. Errors: export.exists, move.disk for another file system, those of the system.
Result<std::string> moveFiles(const MovePlan& plan, const std::string& target, const std::string& query);

/// The deepest folder that all files of a plan were taken from; empty for a plan without moves.
std::string folderTakenFrom(const MovePlan& plan);

/// Undoes the moves of a list, all or none, over no file, and removes the list and the folders that
/// were made and are empty. Files that were never moved stay. Returns the number of files.
///
/// A list is a file from anywhere: what it says is done only where both ends of each move lie, links
/// followed, in its own folder, in that of the library file nearest above it, or in one of `folders`, which a
/// person named or has open:
///
///   /mocap/all.tagline                             a list in /mocap/sorted takes files back into /mocap
///   /sorted/moves.json                             into /sorted; into /mocap too where that is named
///
/// Errors: those above; moves.outside; moves.syntax … for a list that cannot be read or leads out of its
/// folder.
Result<int> undoMoves(const std::string& list, const std::vector<std::string>& folders = {});

} // namespace tagline
