#include "core/import/assimp/figure/VertexNormals.h"

#include <glm/geometric.hpp>

#include <bit>
#include <cmath>
#include <unordered_map>

namespace tagline {
namespace {

struct PlaceHash
{
    std::size_t operator()(const glm::vec3& place) const
    {
        std::uint64_t hash = 0;
        for (int i = 0; i < 3; ++i)
            hash = (hash ^ std::bit_cast<std::uint32_t>(place[i] + 0.0f)) * 0x9e3779b97f4a7c15u;
        return std::size_t(hash ^ (hash >> 29));
    }
};

} // namespace

std::vector<glm::vec3> smoothNormals(std::span<const glm::vec3> positions,
                                     std::span<const std::uint32_t> indices)
{
    std::unordered_map<glm::vec3, glm::vec3, PlaceHash> sums;
    sums.reserve(positions.size());
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        const glm::vec3& a = positions[indices[i]];
        const glm::vec3& b = positions[indices[i + 1]];
        const glm::vec3& c = positions[indices[i + 2]];
        const glm::vec3 normal = glm::cross(b - a, c - a); // twice the area long
        for (const glm::vec3* place : {&a, &b, &c}) sums.try_emplace(*place, 0.0f).first->second += normal;
    }
    std::vector<glm::vec3> normals;
    normals.reserve(positions.size());
    for (const glm::vec3& position : positions) {
        const auto found = sums.find(position);
        const float length = found == sums.end() ? 0.0f : glm::length(found->second);
        normals.push_back(length > 0.0f && std::isfinite(length) ? found->second / length
                                                                 : glm::vec3(0, 1, 0));
    }
    return normals;
}

} // namespace tagline
