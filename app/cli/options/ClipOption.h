#pragma once

// ClipOption is --clip of all commands that query or edit clips: it selects clips of the paths.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tags/sets/FrameSet.h"

namespace tagline {

inline const QString clipOption = "--clip"; ///< with a value
extern const char* const clipOptionHelp;

/// The selected clips, in order of path: those whose name, or whose name in tables (walk.bvh,
/// pack.glb:run:1), equals the typed one; if there is none, those that match it as a pattern; all of them
/// without the option. Errors: "clip.unknown".
Result<std::vector<ClipId>> chosenClips(const ClipLibrary& library, const CommandArguments& arguments);

/// The clips with a name as for --clip. Errors: "clip.unknown".
Result<std::vector<ClipId>> clipsNamed(const ClipLibrary& library, const std::string& name);

/// The frames of a set within these clips.
FrameSet framesIn(const FrameSet& frames, std::vector<ClipId> clips);

} // namespace tagline
