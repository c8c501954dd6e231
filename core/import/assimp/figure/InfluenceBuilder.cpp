#include "core/import/assimp/figure/InfluenceBuilder.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

std::uint16_t nearest(const glm::vec3& position, std::span<const glm::vec3> places)
{
    const auto distance = [&](const glm::vec3& place) {
        return glm::dot(place - position, place - position);
    };
    const auto found =
        std::min_element(places.begin(), places.end(),
                         [&](const glm::vec3& a, const glm::vec3& b) { return distance(a) < distance(b); });
    return std::uint16_t(found - places.begin());
}

/// Weights that sum to 1. Expects a positive sum.
VertexInfluences normalised(VertexInfluences influences)
{
    float sum = 0.0f;
    for (const float weight : influences.weights) sum += weight;
    for (float& weight : influences.weights) weight /= sum;
    return influences;
}

} // namespace

void InfluenceBuilder::add(std::size_t vertex, std::uint16_t palette, float weight)
{
    if (vertex >= m_vertices.size() || !std::isfinite(weight) || weight < 0.0f || weight > 1e6f) {
        ++m_wrong;
        return;
    }
    if (weight == 0.0f) return;
    Gathered& gathered = m_vertices[vertex];
    gathered.sum += weight;
    ++gathered.count;
    auto& [places, weights] = gathered.strongest;
    const auto weakest = std::size_t(std::min_element(weights.begin(), weights.end()) - weights.begin());
    if (weight <= weights[weakest]) return;
    weights[weakest] = weight;
    places[weakest] = palette;
}

std::vector<VertexInfluences> InfluenceBuilder::build(std::span<const glm::vec3> positions,
                                                      std::span<const glm::vec3> jointPlaces,
                                                      RepairList& repairs) const
{
    std::vector<VertexInfluences> influences;
    influences.reserve(m_vertices.size());
    std::int64_t overfull = 0;
    std::int64_t unbalanced = 0;
    std::int64_t free = 0;
    for (std::size_t vertex = 0; vertex < m_vertices.size(); ++vertex) {
        const Gathered& gathered = m_vertices[vertex];
        if (gathered.count == 0) {
            ++free;
            influences.push_back({{nearest(positions[vertex], jointPlaces)}, {1.0f, 0.0f, 0.0f, 0.0f}});
            continue;
        }
        overfull += gathered.count > 4;
        unbalanced += std::abs(gathered.sum - 1.0f) > 1e-3f;
        influences.push_back(normalised(gathered.strongest));
    }
    repairs.add("more-than-four-influences", "vertices on more than four joints keep the strongest four",
                overfull);
    repairs.add("weights-not-normalised", "vertices whose weights did not sum to 1 were balanced",
                unbalanced);
    repairs.add("vertices-without-weight", "vertices without weight follow the nearest joint", free);
    repairs.add("weights-invalid", "weights that are no weights were left out", m_wrong);
    return influences;
}

} // namespace tagline
