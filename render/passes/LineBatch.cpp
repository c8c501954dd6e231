#include "render/passes/LineBatch.h"

#include <cstddef>

namespace tagline {

Result<LineBatch> LineBatch::create(const GlFunctions& functions)
{
    Result<ShaderProgram> program = ShaderProgram::create(functions, {"line.vert"}, {"line.frag"});
    if (!program) return program.error();
    return LineBatch(functions, std::move(program).value());
}

LineBatch::LineBatch(const GlFunctions& functions, ShaderProgram program)
    : m_gl(&functions)
    , m_program(std::move(program))
    , m_vertexArray(functions)
    , m_instances(functions)
{
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->BindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    const auto describe = [&](GLuint attribute, GLint components, std::size_t bytes) {
        m_gl->EnableVertexAttribArray(attribute);
        m_gl->VertexAttribPointer(attribute, components, GL_FLOAT, GL_FALSE, sizeof(DrawnLine),
                                  reinterpret_cast<const void*>(bytes));
        m_gl->VertexAttribDivisor(attribute, 1);
    };
    describe(0, 3, offsetof(DrawnLine, from));
    describe(1, 3, offsetof(DrawnLine, to));
    describe(2, 4, offsetof(DrawnLine, colour));
    describe(3, 1, offsetof(DrawnLine, width));
    describe(4, 1, offsetof(DrawnLine, hole));
    m_gl->BindVertexArray(0);
}

void LineBatch::draw(std::span<const DrawnLine> lines, const Camera& camera, const glm::vec2& size,
                     float pixelRatio)
{
    if (lines.empty()) return;
    m_gl->BindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    m_gl->BufferData(GL_ARRAY_BUFFER, GLsizeiptr(lines.size_bytes()), lines.data(), GL_STREAM_DRAW);
    m_program.use();
    m_program.set("viewProjection", camera.projection * camera.view);
    m_program.set("viewportSize", size);
    m_program.set("pixelRatio", pixelRatio);
    m_gl->Disable(GL_DEPTH_TEST);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, GLsizei(lines.size()));
}

} // namespace tagline
