#pragma once

// FramesOption is --query TEXT, --frames START:STOP or --all of editing commands: frames of many clips.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tagging/BulkTagging.h"

namespace tagline {

/// The problem of these options together; empty if there is none. If frames are needed, exactly one of them
/// must be given, else at most one.
QString misuseOfFramesOption(const CommandArguments& arguments, bool isNeeded);

/// The selected frames, in the clips of --clip; without any of these options every clip as a whole. Expects
/// options without misuse. Errors: "clip.unknown", and those of the query, whose column is in --query.
Result<std::vector<ClipFrames>> chosenFrames(const CommandArguments& arguments, const ClipLibrary& library);

/// Compares the frames of --frames with the clips to edit; `where` is from chosenFrames(). Prints a note if
/// clips end within them. Errors: "tag.no-such-frames" if no clip has any of them.
Result<void> checkTypedFrames(const CommandArguments& arguments, const ClipLibrary& library,
                              const std::vector<ClipFrames>& where);

} // namespace tagline
