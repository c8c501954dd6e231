#pragma once

// GltfInterpolation gives the tracks that Assimp made of a glTF file the way from key to key that the file
// asks for.

#include "core/import/assimp/clips/ClipTiming.h"
#include "core/import/assimp/figure/PivotFolding.h"
#include "core/import/assimp/gltf/GltfDocument.h"

namespace tagline {

/// Sets steps and cubic splines (with their tangents) in the tracks of one animation. Splines whose tangents
/// cannot be read, or whose keys had to be repaired, stay straight lines: a repair.
void applyInterpolation(const GltfDocument& document, std::size_t animation, FrameRate rate,
                        TracksByNode& tracks, RepairList& repairs);

} // namespace tagline
