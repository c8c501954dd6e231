#pragma once

// UnitsAndAxes says how a scene lies in the world: metres, Y up.

#include "core/import/ImportedModel.h"
#include "core/import/assimp/figure/NodeTree.h"
#include "core/import/exchange/ImportFormats.h"

namespace tagline {

struct UnitsAndAxes
{
    double metresPerUnit = 1.0;
    UpAxis upAxis = UpAxis::Y;
    SettingOrigin unitOrigin = SettingOrigin::Assumed;
    SettingOrigin upOrigin = SettingOrigin::Assumed;
    glm::mat4 toModel{1.0f}; ///< from the scene's space to metres, Y up
};

/// What the file says (FBX, Collada) or what its format lays down (glTF); the user's settings in their place.
/// Where Assimp has already put the answer into the root's transform (Collada), that is taken out of the
/// tree.
UnitsAndAxes findUnitsAndAxes(const aiScene& scene, SceneFormat format, const ImportSettings& settings,
                              NodeTree& tree);

} // namespace tagline
