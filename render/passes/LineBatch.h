#pragma once

// LineBatch draws many round-ended lines and dots of constant width on the screen in one call.

#include "render/Camera.h"
#include "render/Scene.h"
#include "render/gl/GlHandle.h"
#include "render/gl/ShaderProgram.h"

#include <glm/vec2.hpp>

namespace tagline {

/// Smooth-edged; drawn over whatever is there, in order, mixed by opacity.
class LineBatch
{
public:
    static Result<LineBatch> create(const GlFunctions& functions);

    /// `size` is the surface's in real pixels, `pixelRatio` how many of them a device-independent one has.
    void draw(std::span<const DrawnLine> lines, const Camera& camera, const glm::vec2& size,
              float pixelRatio);

private:
    LineBatch(const GlFunctions& functions, ShaderProgram program);

    const GlFunctions* m_gl;
    ShaderProgram m_program;
    GlVertexArray m_vertexArray;
    GlBuffer m_instances;
};

} // namespace tagline
