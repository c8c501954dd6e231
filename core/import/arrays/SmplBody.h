#pragma once

// SmplBody knows the joints of the SMPL family of bodies, by their published order and names, and draws them
// as a plain figure with offsets of our own: no model of a body is read, and none is needed.

#include "core/import/model/SampledFigure.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tagline {

/// The bodies by the joints that each has: SMPL's body without hands (22), SMPL (24), SMPL-H (52), SMPL-X
/// (55).
enum class SmplKind { Body, Smpl, SmplH, SmplX };

std::optional<SmplKind> smplKindOf(std::size_t joints);

/// The joints at rest, in the file's order: a person of plain proportions who stands in metres, Y up, looks
/// along Z and holds the arms out. No keys.
std::vector<SampledNode> smplNodes(SmplKind kind);

} // namespace tagline
