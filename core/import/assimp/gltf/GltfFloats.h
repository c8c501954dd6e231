#pragma once

// GltfFloats gives Assimp a glTF file with all its numbers there, and as it reads them.

#include "core/import/model/RepairList.h"

#include <cstddef>
#include <vector>

namespace tagline {

struct GltfContent;

/// The file in a form that Assimp can read; empty if it needs no change. Assimp copies
/// weights, texture coordinates and rotations to floats byte by byte, whatever their
/// type: four weights in four bytes become one float and three from uninitialised
/// memory. Such numbers become floats, missing inverse bind matrices of skins are
/// added, a scene of all nodes if there is none, and unreadable weights are removed.
std::vector<std::byte> gltfWithFloats(const GltfContent& content, RepairList& repairs);

} // namespace tagline
