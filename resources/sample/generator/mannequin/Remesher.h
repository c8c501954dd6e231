#pragma once

#include "resources/sample/generator/mannequin/DistanceField.h"
#include "resources/sample/generator/mannequin/TriangleMesh.h"

#include <vector>

namespace tagline::sample {

// Rebuilds a closed mesh on its surface so that the triangles are nearly equilateral and their edges have
// the length wanted at their place: edges are split, collapsed and flipped, vertices slide along the
// surface. The mesh stays closed throughout.
class Remesher
{
public:
    // Borrows the fields. Expects a closed mesh that lies near the surface.
    Remesher(const TriangleMesh& mesh, const DistanceField& surface, const DistanceField& edgeLength);

    void splitLongEdges();
    void collapseShortEdges();
    void flipForRegularValence();
    void relax();   // towards the middle of the neighbours, along the surface; cut vertices stay
    void project(); // onto the surface

    // Puts vertices where `level` is zero on the surface so that no triangle crosses the line.
    void cutAlong(const DistanceField& level);

    // The vertices in use, renumbered.
    TriangleMesh mesh() const;

private:
    using Triangle = TriangleMesh::Triangle;

    glm::dvec3& at(int vertex) { return m_positions[size_t(vertex)]; }
    const glm::dvec3& at(int vertex) const { return m_positions[size_t(vertex)]; }
    double length(int a, int b) const { return glm::distance(at(a), at(b)); }
    double wanted(int a, int b) const;
    // The triangle that runs from a to b, or -1.
    int triangleAlong(int a, int b) const;
    int apex(int triangle, int a, int b) const;
    std::vector<int> neighbours(int vertex) const;
    glm::dvec3 normal(int triangle) const;
    bool canCollapse(int from, int onto) const;
    bool canFlip(int left, int right, int a, int b, int c, int d) const;
    void addTriangle(Triangle triangle);
    void removeTriangle(int triangle);
    void split(int a, int b, glm::dvec3 place);
    void collapse(int from, int onto, glm::dvec3 place);
    void snapNear(const DistanceField& level);
    template<class Visit>
    void forEachEdge(Visit visit);

    const DistanceField& m_surface;
    const DistanceField& m_edgeLength;
    std::vector<glm::dvec3> m_positions;
    std::vector<Triangle> m_triangles;    // removed ones hold -1
    std::vector<std::vector<int>> m_fans; // triangles around each vertex
    std::vector<bool> m_isCut;            // on a line of cutAlong()
};

} // namespace tagline::sample
