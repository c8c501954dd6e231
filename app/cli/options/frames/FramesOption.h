#pragma once

// FramesOption is --query TEXT, --frames START:STOP or --all of commands that edit: frames of many clips.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tagging/BulkTagging.h"

namespace tagline {

/// What is wrong with these options together; empty where nothing is. Where frames are needed, exactly one of
/// them is to be there, else at most one.
QString misuseOfFramesOption(const CommandArguments& arguments, bool isNeeded);

/// The frames that they name, in the clips of --clip; without any of them every clip as a whole. Expects
/// options that are not misused. Errors: "clip.unknown", and those of the query, whose column is in --query.
Result<std::vector<ClipFrames>> chosenFrames(const CommandArguments& arguments, const ClipLibrary& library);

/// Holds the frames of --frames against the clips that are to be edited, `where` as chosenFrames() gave it.
/// Prints a note where clips end within them. Errors: "tag.no-such-frames" where no clip has any of them.
Result<void> checkTypedFrames(const CommandArguments& arguments, const ClipLibrary& library,
                              const std::vector<ClipFrames>& where);

} // namespace tagline
