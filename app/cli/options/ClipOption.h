#pragma once

// ClipOption is --clip of all commands that ask or edit clips: which of those that the paths hold.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tags/sets/FrameSet.h"

namespace tagline {

inline const QString clipOption = "--clip"; ///< with a value
extern const char* const clipOptionHelp;

/// The clips that are meant, in order of path: those whose name, or whose name in tables (walk.bvh,
/// pack.glb:run:1), is what was typed; where there is none, those that match it as a pattern; all of them
/// without the option. Errors: "clip.unknown".
Result<std::vector<ClipId>> chosenClips(const ClipLibrary& library, const CommandArguments& arguments);

/// The clips that are meant by a name: as those of --clip. Errors: "clip.unknown".
Result<std::vector<ClipId>> clipsNamed(const ClipLibrary& library, const std::string& name);

/// The frames of a set that lie in these clips.
FrameSet framesIn(const FrameSet& frames, std::vector<ClipId> clips);

} // namespace tagline
