#pragma once

// MorphBuilder reads the morph targets of a scene's meshes.

#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/RepairList.h"
#include "core/mesh/SkinnedMesh.h"

#include <glm/mat4x4.hpp>

#include <cstddef>
#include <string>
#include <vector>

struct aiMesh;

namespace tagline {

/// The nodes, mesh and targets of a mesh with morph targets, by the names that channels use.
struct MorphOrigin
{
    std::vector<std::string> nodes; ///< nodes with the mesh, named as in the file
    std::string mesh;               ///< name of the built mesh
    std::vector<std::string> targets;
};

/// How many moved vertices a model may have in all its targets.
inline constexpr std::size_t mostMovedVertices = 16u << 20;

/// The targets of a mesh in the space that `toModel` leads to, with the vertices that they move and unique
/// names. `moved` counts the vertices of all meshes; targets past mostMovedVertices move none. Expects the
/// built mesh's positions and normals.
std::vector<MorphTarget> morphTargets(const aiMesh& mesh, const glm::mat4& toModel, SceneFormat format,
                                      const SkinnedMesh& built, std::size_t& moved, RepairList& repairs);

/// Adds the targets of another copy of a mesh, whose vertices are appended to the existing ones.
void appendMorphs(std::vector<MorphTarget>& all, const std::vector<MorphTarget>& more,
                  std::size_t verticesBefore);

} // namespace tagline
