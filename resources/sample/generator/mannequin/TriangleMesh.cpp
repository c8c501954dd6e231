#include "resources/sample/generator/mannequin/TriangleMesh.h"

#include <algorithm>
#include <utility>

namespace tagline::sample {

bool isClosed(const TriangleMesh& mesh)
{
    std::vector<std::pair<int, int>> edges;
    for (const auto& triangle : mesh.triangles)
        for (size_t corner = 0; corner < 3; ++corner)
            edges.emplace_back(triangle[corner], triangle[(corner + 1) % 3]);
    std::sort(edges.begin(), edges.end());
    if (std::adjacent_find(edges.begin(), edges.end()) != edges.end()) return false;
    return std::all_of(edges.begin(), edges.end(), [&](const auto& edge) {
        return edge.first != edge.second &&
               std::binary_search(edges.begin(), edges.end(), std::pair(edge.second, edge.first));
    });
}

} // namespace tagline::sample
