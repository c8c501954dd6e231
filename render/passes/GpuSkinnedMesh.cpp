#include "render/passes/GpuSkinnedMesh.h"

#include <glm/geometric.hpp>

#include <cstddef>

namespace tagline {

namespace {

struct Vertex
{
    glm::vec3 position;
    glm::vec3 normal;
    glm::vec2 textureCoordinates;
    std::array<std::uint16_t, 4> palette;
    std::array<float, 4> weights;
};

std::vector<Vertex> interleaved(const SkinnedMesh& mesh)
{
    std::vector<Vertex> vertices(mesh.vertexCount());
    for (std::size_t i = 0; i < vertices.size(); ++i)
        vertices[i] = {mesh.positions[i], mesh.normals[i],
                       mesh.textureCoordinates.empty() ? glm::vec2(0.0f) : mesh.textureCoordinates[i],
                       mesh.influences[i].palette, mesh.influences[i].weights};
    return vertices;
}

bool isMostlyInsideOut(const SkinnedMesh& mesh)
{
    double agreement = 0.0;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const std::uint32_t a = mesh.indices[i], b = mesh.indices[i + 1], c = mesh.indices[i + 2];
        const glm::vec3 turned =
            glm::cross(mesh.positions[b] - mesh.positions[a], mesh.positions[c] - mesh.positions[a]);
        agreement += double(glm::dot(turned, mesh.normals[a] + mesh.normals[b] + mesh.normals[c]));
    }
    return agreement < 0.0;
}

const void* offset(std::size_t bytes) { return reinterpret_cast<const void*>(bytes); }

} // namespace

GpuSkinnedMesh::GpuSkinnedMesh(const GlFunctions& functions, const SkinnedMesh& mesh)
    : m_gl(&functions)
    , m_vertexArray(functions)
    , m_vertices(functions)
    , m_indices(functions)
    , m_vertexCount(int(mesh.vertexCount()))
    , m_indexCount(int(mesh.indices.size()))
    , m_isInsideOut(isMostlyInsideOut(mesh))
{
    const std::vector<Vertex> vertices = interleaved(mesh);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->BindBuffer(GL_ARRAY_BUFFER, m_vertices.name());
    m_gl->BufferData(GL_ARRAY_BUFFER, GLsizeiptr(vertices.size() * sizeof(Vertex)), vertices.data(),
                     GL_STATIC_DRAW);
    m_gl->BindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_indices.name());
    m_gl->BufferData(GL_ELEMENT_ARRAY_BUFFER, GLsizeiptr(mesh.indices.size() * sizeof(std::uint32_t)),
                     mesh.indices.data(), GL_STATIC_DRAW);
    describeVertices();
    m_gl->BindVertexArray(0);
}

void GpuSkinnedMesh::describeVertices() const
{
    for (GLuint attribute = 0; attribute < 5; ++attribute) m_gl->EnableVertexAttribArray(attribute);
    constexpr GLsizei stride = sizeof(Vertex);
    m_gl->VertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, position)));
    m_gl->VertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, normal)));
    m_gl->VertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, textureCoordinates)));
    m_gl->VertexAttribIPointer(3, 4, GL_UNSIGNED_SHORT, stride, offset(offsetof(Vertex, palette)));
    m_gl->VertexAttribPointer(4, 4, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, weights)));
}

void GpuSkinnedMesh::setMorphed(std::span<const glm::vec3> positions, std::span<const glm::vec3> normals,
                                std::uint64_t version)
{
    if (m_morphed && version == m_morphVersion) return;
    m_morphVersion = version;
    m_turns.clear();
    m_turns.reserve(2 * positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        m_turns.push_back(positions[i]);
        m_turns.push_back(normals[i]);
    }
    const bool isFirst = !m_morphed;
    if (isFirst) m_morphed.emplace(*m_gl);
    m_gl->BindBuffer(GL_ARRAY_BUFFER, m_morphed->name());
    m_gl->BufferData(GL_ARRAY_BUFFER, GLsizeiptr(m_turns.size() * sizeof(glm::vec3)), m_turns.data(),
                     GL_STREAM_DRAW);
    if (isFirst) describeMorphed();
}

void GpuSkinnedMesh::describeMorphed() const
{
    constexpr GLsizei stride = 2 * sizeof(glm::vec3);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->VertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride, offset(0));
    m_gl->VertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, stride, offset(sizeof(glm::vec3)));
    m_gl->BindVertexArray(0);
}

void GpuSkinnedMesh::draw() const
{
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawElements(GL_TRIANGLES, m_indexCount, GL_UNSIGNED_INT, nullptr);
}

void GpuSkinnedMesh::drawInstances(int count) const
{
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawElementsInstanced(GL_TRIANGLES, m_indexCount, GL_UNSIGNED_INT, nullptr, count);
}

} // namespace tagline
