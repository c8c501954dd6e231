#pragma once

// GlbWriter writes motion, and the meshes that it moves, as binary glTF 2.0
// (https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html).

#include "core/cutting/CutMotion.h"
#include "core/import/ImportedModel.h"

#include <string>

namespace tagline {

/// The motion as one animation of that name, a key a frame for each part of a joint that moves. With
/// `hasMeshes` the model's meshes, materials and pictures go along, each mesh with its skin. Expects a motion
/// of the model's skeleton.
std::string writtenGlb(const CutMotion& motion, const ImportedModel& model, const std::string& name,
                       bool hasMeshes);

} // namespace tagline
