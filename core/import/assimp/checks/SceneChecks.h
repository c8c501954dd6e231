#pragma once

// SceneChecks refuse unusable scenes, and remove invalid references from the others.

#include "core/import/model/RepairList.h"
#include "core/support/Result.h"

struct aiScene;

namespace tagline {

/// Bounds: 100,000 nodes, 1,000 levels. After this, nodes name only meshes that are there, faces only
/// vertices that are there, and no array is missing that has a count. Error codes: import.no-root,
/// import.too-many-nodes, import.too-deep.
Result<void> checkScene(aiScene& scene, RepairList& repairs);

} // namespace tagline
