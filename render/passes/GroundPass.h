#pragma once

// GroundPass draws what lies on the ground (y = 0): a grid that fades with distance, and soft shadows. Where
// a level camera without perspective sees the ground as a line, the grid stands upright behind the figure.
//
// A shadow is what the meshes look like from above, darker the nearer they are to the ground, blurred:
//
//     meshes ── orthographic, from above ──▶ coverage ──▶ blurred, small ──▶ stretched over the ground

#include "render/Camera.h"
#include "render/Scene.h"
#include "render/gl/GlHandle.h"
#include "render/gl/ShaderProgram.h"

#include <glm/vec2.hpp>

namespace tagline {

class GroundPass
{
public:
    static Result<GroundPass> create(const GlFunctions& functions);

    /// Begins the picture from above: between this and `endShadow` the meshes are to be drawn with the matrix
    /// returned (world → clip space, with the height above the ground as depth).
    glm::mat4 beginShadow(const Bounds& casters);
    /// Ends it. The caller sets framebuffer and viewport again.
    void endShadow();

    /// Draws what `beginShadow` … `endShadow` made, around the same casters.
    void drawShadow(const Bounds& casters, const SceneColours& colours, const Camera& camera);
    void drawGrid(const SceneColours& colours, const Camera& camera);

private:
    /// A picture that can be drawn into.
    struct Target
    {
        GlTexture texture;
        GlFramebuffer framebuffer;
        GLsizei size;
    };

    /// Coordinates in a plane, and where its middle is.
    struct Plane
    {
        glm::vec3 origin; ///< of the coordinates, in the world
        glm::vec3 x;      ///< their directions
        glm::vec3 y;
        glm::vec2 centre; ///< in the plane
    };

    GroundPass(const GlFunctions& functions, ShaderProgram grid, ShaderProgram shadow, ShaderProgram blur);
    Target makeTarget(GLsizei size) const;
    void begin(const Target& target) const;
    static Plane groundAround(const glm::vec3& centre);
    static Plane uprightAround(const Camera& camera);
    void drawSquare(const ShaderProgram& program, const Camera& camera, const Plane& plane,
                    float halfSize) const;

    const GlFunctions* m_gl;
    ShaderProgram m_grid;
    ShaderProgram m_shadow;
    ShaderProgram m_blur;
    GlVertexArray m_vertexArray; // without attributes: the shaders make the corners
    Target m_coverage;
    Target m_blurred;
};

} // namespace tagline
