#pragma once

// InfluenceBuilder turns the weights of a mesh's bones into at most four influences a vertex.

#include "core/import/model/RepairList.h"
#include "core/mesh/SkinnedMesh.h"

#include <span>
#include <vector>

struct aiMesh;

namespace tagline {

class InfluenceBuilder
{
public:
    explicit InfluenceBuilder(std::size_t vertices)
        : m_vertices(vertices)
    {
    }

    /// Adds the weight of a palette entry on a vertex. Weights that are no weights are counted, not added.
    void add(std::size_t vertex, std::uint16_t palette, float weight);

    /// The strongest four of each vertex, with weights that sum to 1. A vertex without any follows the entry
    /// whose joint lies nearest to it. Positions and joint places are in one space.
    std::vector<VertexInfluences> build(std::span<const glm::vec3> positions,
                                        std::span<const glm::vec3> jointPlaces, RepairList& repairs) const;

private:
    struct Gathered
    {
        VertexInfluences strongest{{}, {0.0f, 0.0f, 0.0f, 0.0f}};
        float sum = 0.0f;
        std::uint32_t count = 0;
    };

    std::vector<Gathered> m_vertices;
    std::int64_t m_wrong = 0;
};

} // namespace tagline
