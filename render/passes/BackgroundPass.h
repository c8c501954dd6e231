#pragma once

// BackgroundPass fills the picture with a vertical gradient, without visible steps.

#include "render/Scene.h"
#include "render/gl/GlHandle.h"
#include "render/gl/ShaderProgram.h"

namespace tagline {

class BackgroundPass
{
public:
    static Result<BackgroundPass> create(const GlFunctions& functions);

    void draw(const SceneColours& colours);

private:
    BackgroundPass(const GlFunctions& functions, ShaderProgram program);

    const GlFunctions* m_gl;
    ShaderProgram m_program;
    GlVertexArray m_vertexArray; // without attributes: the shader makes the one triangle
};

} // namespace tagline
