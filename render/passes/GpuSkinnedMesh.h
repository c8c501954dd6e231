#pragma once

// GpuSkinnedMesh is a skinned mesh in the graphics card's memory, in its bind pose.

#include "core/mesh/SkinnedMesh.h"
#include "render/gl/GlHandle.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Vertex attributes by location: 0 position, 1 normal, 2 texture coordinates, 3 palette indices (integers),
/// 4 weights.
class GpuSkinnedMesh
{
public:
    /// Copies a valid mesh.
    GpuSkinnedMesh(const GlFunctions& functions, const SkinnedMesh& mesh);

    /// Sets the morphed vertices of the mesh; does nothing if the version is the same.
    void setMorphed(std::span<const glm::vec3> positions, std::span<const glm::vec3> normals,
                    std::uint64_t version);

    /// Draws all triangles with the current program.
    void draw() const;
    /// Draws all triangles `count` times, distinguished by gl_InstanceID.
    void drawInstances(int count) const;
    int vertexCount() const { return m_vertexCount; }
    GLuint vertexArray() const { return m_vertexArray.name(); }
    /// Whether most triangles turn clockwise around their vertices' normals: the file's order is inside out.
    bool isInsideOut() const { return m_isInsideOut; }

private:
    void describeVertices() const;
    void describeMorphed() const;

    const GlFunctions* m_gl;
    GlVertexArray m_vertexArray;
    GlBuffer m_vertices;
    GlBuffer m_indices;
    std::optional<GlBuffer> m_morphed; ///< positions and normals interleaved, after setMorphed()
    std::uint64_t m_morphVersion = 0;
    std::vector<glm::vec3> m_turns; ///< the last vertices of setMorphed(), interleaved
    int m_vertexCount;
    int m_indexCount;
    bool m_isInsideOut;
};

} // namespace tagline
