#pragma once

// GlbWriter writes motion, and the meshes that it moves, as binary glTF 2.0
// (https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html).

#include "core/cutting/CutMotion.h"
#include "core/import/ImportedModel.h"

#include <string>
#include <vector>

namespace tagline {

/// The pictures of the model that was written last, compressed: many cuts of one model need them once.
struct GlbPictures
{
    const ImportedModel* model = nullptr;
    std::vector<std::string> pngs; ///< one a texture; empty for one that cannot be unpacked
};

/// The motion as one animation of that name, a key a frame for each part of a joint that moves. With
/// `pictures` the model's meshes, materials and pictures go along, each mesh with its skin and morph targets,
/// and the weights of these where the motion has them; without, joints and motion alone. Expects a motion of
/// the model's skeleton.
std::string writtenGlb(const CutMotion& motion, const ImportedModel& model, const std::string& name,
                       GlbPictures* pictures);

} // namespace tagline
