#pragma once

// PresetArrangement turns blends that a person set up into presets, which a library file keeps, and back.

#include "app/document/playing/BlendArrangement.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

/// The preset, without a name, that keeps a blend. Expects clips and tags of the library.
ControllerPreset presetOf(const BlendArrangement& arrangement, const ClipLibrary& library);

/// The blend that a preset keeps: tracks whose clip is not in the library have one that is not valid, and
/// fades that wait for a tag which it does not know are left out.
BlendArrangement arrangementOf(const ControllerPreset& preset, const ClipLibrary& library);

} // namespace tagline
