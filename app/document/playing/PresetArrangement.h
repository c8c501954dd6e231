#pragma once

// PresetArrangement converts blends that a person set up to presets of a library file, and back.

#include "app/document/playing/BlendArrangement.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

/// The preset of a blend, without a name. Expects clips and tags of the library.
ControllerPreset presetOf(const BlendArrangement& arrangement, const ClipLibrary& library);

/// The blend of a preset: tracks whose clip is not in the library get an invalid clip, and fades that wait
/// for an unknown tag are left out.
BlendArrangement arrangementOf(const ControllerPreset& preset, const ClipLibrary& library);

} // namespace tagline
