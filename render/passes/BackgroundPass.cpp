#include "render/passes/BackgroundPass.h"

namespace tagline {

Result<BackgroundPass> BackgroundPass::create(const GlFunctions& functions)
{
    Result<ShaderProgram> program = ShaderProgram::create(functions, {"screen.vert"}, {"background.frag"});
    if (!program) return program.error();
    return BackgroundPass(functions, std::move(program).value());
}

BackgroundPass::BackgroundPass(const GlFunctions& functions, ShaderProgram program)
    : m_gl(&functions)
    , m_program(std::move(program))
    , m_vertexArray(functions)
{
}

void BackgroundPass::draw(const SceneColours& colours)
{
    m_program.use();
    m_program.set("top", colours.backgroundTop);
    m_program.set("bottom", colours.backgroundBottom);
    m_gl->Disable(GL_DEPTH_TEST);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawArrays(GL_TRIANGLES, 0, 3);
}

} // namespace tagline
