#pragma once

// PresetRendering is `tagline render PATH... --preset NAME --at TIME`: a moment of a blend as a picture.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// Expects --preset. Returns the exit status, like runRenderCommand().
int runPresetCommand(const CommandArguments& arguments);

} // namespace tagline
