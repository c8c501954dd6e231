#pragma once

// UnitsAndAxes says how a scene is converted to the world: metres, Y up.

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

/// Unit and axes from the file (FBX, Collada) or its format (glTF),
/// overridden by the user's settings. If Assimp has already applied them
/// to the root's transform (Collada), they are removed from the tree.
UnitsAndAxes findUnitsAndAxes(const aiScene& scene, SceneFormat format, const ImportSettings& settings,
                              NodeTree& tree);

} // namespace tagline
