#pragma once

// AutoBody makes a body for a skeleton that has none, so that motion capture shows a person, not sticks.

#include "core/mesh/SkinnedMesh.h"

#include <vector>

namespace tagline {

/// Closed, smooth meshes around the bones in rest pose, skinned to their joints with soft bends; one mesh,
/// or none for an empty skeleton. Thickness comes from each bone's length, its role in the figure (by name
/// and by place: trunk, head, limb, hand, foot, finger …) and the figure's size; only joints of kind Joint
/// get a body. The same skeleton always gets the same bits.
/// Works for any skeleton: without names that it knows, every bone is a limb; a lone joint is a ball.
std::vector<SkinnedMesh> autoBody(const Skeleton& skeleton);

} // namespace tagline
