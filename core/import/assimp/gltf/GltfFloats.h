#pragma once

// GltfFloats gives Assimp a glTF file with all its numbers there, and as it reads them.

#include "core/import/model/RepairList.h"

#include <cstddef>
#include <vector>

namespace tagline {

struct GltfContent;

/// Assimp copies weights, texture coordinates and turns into floats byte by byte, whatever they are made of:
/// of four weights in four bytes it makes one float out of them and three out of memory that nobody set. This
/// is the file with such numbers as floats, with the inverse bind matrices that a skin may leave out, with
/// a scene of all nodes where it has none, and without weights that cannot be read at all; empty where
/// nothing of that is in it.
std::vector<std::byte> gltfWithFloats(const GltfContent& content, RepairList& repairs);

} // namespace tagline
