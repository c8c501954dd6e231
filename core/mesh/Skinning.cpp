#include "core/mesh/Skinning.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

glm::mat4 mixed(const VertexInfluences& influences, std::span<const glm::mat4> palette)
{
    glm::mat4 sum(0.0f);
    for (std::size_t i = 0; i < influences.weights.size(); ++i)
        if (influences.weights[i] != 0.0f) sum += palette[influences.palette[i]] * influences.weights[i];
    return sum;
}

/// Normals follow the cofactors: right for any scale, also where one axis is flattened to nothing.
glm::vec3 movedNormal(const glm::mat4& matrix, const glm::vec3& normal)
{
    const glm::vec3 x(matrix[0]);
    const glm::vec3 y(matrix[1]);
    const glm::vec3 z(matrix[2]);
    const glm::vec3 yz = glm::cross(y, z);
    const float side = glm::dot(x, yz) < 0.0f ? -1.0f : 1.0f;
    const glm::vec3 moved =
        (yz * normal.x + glm::cross(z, x) * normal.y + glm::cross(x, y) * normal.z) * side;
    const float length = glm::length(moved);
    return std::isfinite(length) && length > 0.0f ? moved / length : normal;
}

} // namespace

bool SkinningPaletteJob::isValid() const
{
    return entries.size() == output.size() &&
           std::all_of(entries.begin(), entries.end(), [&](const PaletteEntry& entry) {
               return entry.joint >= 0 && std::size_t(entry.joint) < modelMatrices.size();
           });
}

void SkinningPaletteJob::run() const
{
    assert(isValid());
    for (std::size_t i = 0; i < entries.size(); ++i)
        output[i] = modelMatrices[std::size_t(entries[i].joint)] * entries[i].inverseBind;
}

bool SkinningJob::isValid() const
{
    return mesh && palette.size() == mesh->palette.size() && positions.size() == mesh->vertexCount() &&
           (normals.empty() || normals.size() == mesh->vertexCount());
}

void SkinningJob::run() const
{
    assert(isValid());
    for (std::size_t vertex = 0; vertex < positions.size(); ++vertex) {
        const glm::mat4 matrix = mixed(mesh->influences[vertex], palette);
        positions[vertex] = glm::vec3(matrix * glm::vec4(mesh->positions[vertex], 1.0f));
        if (!normals.empty()) normals[vertex] = movedNormal(matrix, mesh->normals[vertex]);
    }
}

} // namespace tagline
