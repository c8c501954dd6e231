#pragma once

// SmplBody knows the joints of the SMPL family of bodies, by their published order and names, and builds a
// plain figure with Tagline's own offsets: no body model is read or needed.

#include "core/import/model/SampledFigure.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tagline {

/// The bodies by the number of their joints: SMPL's body without hands (22), SMPL (24), SMPL-H (52), SMPL-X
/// (55).
enum class SmplKind { Body, Smpl, SmplH, SmplX };

std::optional<SmplKind> smplKindOf(std::size_t joints);

/// The joints at rest, in the file's order: a person of average proportions standing in metres, Y up, facing
/// Z with the arms stretched out. No keys.
std::vector<SampledNode> smplNodes(SmplKind kind);

} // namespace tagline
