#include "render/passes/GroundPass.h"

#include "render/MetreGrid.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr GLsizei coverageSize = 256;
constexpr GLsizei blurredSize = 64;

/// Half the side of the square that holds the shadow, with room for its blur.
float shadowHalfSize(const Bounds& casters)
{
    const glm::vec3 size = casters.size();
    return 0.62f * std::max({size.x, size.z, 0.3f * size.y, 1e-3f}) + 0.12f * size.y;
}

} // namespace

Result<GroundPass> GroundPass::create(const GlFunctions& functions)
{
    Result<ShaderProgram> grid = ShaderProgram::create(functions, {"ground.vert"}, {"grid.frag"});
    if (!grid) return grid.error();
    Result<ShaderProgram> shadow = ShaderProgram::create(functions, {"ground.vert"}, {"shadow.frag"});
    if (!shadow) return shadow.error();
    Result<ShaderProgram> blur = ShaderProgram::create(functions, {"screen.vert"}, {"blur.frag"});
    if (!blur) return blur.error();
    return GroundPass(functions, std::move(grid).value(), std::move(shadow).value(), std::move(blur).value());
}

GroundPass::GroundPass(const GlFunctions& functions, ShaderProgram grid, ShaderProgram shadow,
                       ShaderProgram blur)
    : m_gl(&functions)
    , m_grid(std::move(grid))
    , m_shadow(std::move(shadow))
    , m_blur(std::move(blur))
    , m_vertexArray(functions)
    , m_coverage(makeTarget(coverageSize))
    , m_blurred(makeTarget(blurredSize))
{
}

GroundPass::Target GroundPass::makeTarget(GLsizei size) const
{
    Target target{GlTexture(*m_gl), GlFramebuffer(*m_gl), size};
    m_gl->BindTexture(GL_TEXTURE_2D, target.texture.name());
    m_gl->TexImage2D(GL_TEXTURE_2D, 0, GL_RG8, size, size, 0, GL_RG, GL_UNSIGNED_BYTE, nullptr);
    m_gl->GenerateMipmap(GL_TEXTURE_2D);
    m_gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    m_gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    m_gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    m_gl->BindFramebuffer(GL_FRAMEBUFFER, target.framebuffer.name());
    m_gl->FramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target.texture.name(), 0);
    return target;
}

void GroundPass::begin(const Target& target) const
{
    m_gl->BindFramebuffer(GL_FRAMEBUFFER, target.framebuffer.name());
    m_gl->Viewport(0, 0, target.size, target.size);
    m_gl->Disable(GL_DEPTH_TEST);
}

glm::mat4 GroundPass::beginShadow(const Bounds& casters)
{
    begin(m_coverage);
    m_gl->ClearColor(0.0f, 0.0f, 0.0f, 0.0f);
    m_gl->Clear(GL_COLOR_BUFFER_BIT);
    m_gl->BlendEquation(GL_MAX); // the nearest to the ground wins, whatever the order

    const glm::vec3 centre = casters.centre();
    const float scale = 1.0f / shadowHalfSize(casters);
    glm::mat4 fromAbove(0.0f); // x → x, z → y; depth stays in the middle, so that nothing is cut off
    fromAbove[0][0] = scale;
    fromAbove[2][1] = scale;
    fromAbove[3] = {-centre.x * scale, -centre.z * scale, 0.0f, 1.0f};
    return fromAbove;
}

void GroundPass::endShadow()
{
    m_gl->BlendEquation(GL_FUNC_ADD);
    m_gl->ActiveTexture(GL_TEXTURE0);
    m_gl->BindTexture(GL_TEXTURE_2D, m_coverage.texture.name());
    m_gl->GenerateMipmap(GL_TEXTURE_2D);
    begin(m_blurred);
    m_blur.use();
    m_blur.set("coverage", 0);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawArrays(GL_TRIANGLES, 0, 3); // alpha is 1: replaces what was there
    m_gl->BindTexture(GL_TEXTURE_2D, m_blurred.texture.name());
    m_gl->GenerateMipmap(GL_TEXTURE_2D);
}

void GroundPass::drawShadow(const Bounds& casters, const SceneColours& colours, const Camera& camera)
{
    m_gl->ActiveTexture(GL_TEXTURE0);
    m_gl->BindTexture(GL_TEXTURE_2D, m_blurred.texture.name());
    m_shadow.use();
    m_shadow.set("coverage", 0);
    m_shadow.set("shadowColour", colours.shadow);
    drawSquare(m_shadow, camera, groundAround(casters.centre()), shadowHalfSize(casters));
}

void GroundPass::drawGrid(const SceneColours& colours, const Camera& camera)
{
    const bool isFlat = isOrthographic(camera);
    const float scale = std::log(std::max(camera.distance, 1e-3f) / 12.0f) / std::log(5.0f);
    const float step = std::floor(scale);
    const MetreGrid grid = isFlat ? metreGrid(picturedHeight(camera))
                                  : MetreGrid{std::pow(5.0f, step + 1.0f) * 0.5f, 1.0f - (scale - step)};
    m_grid.use();
    m_grid.set("lineColour", colours.grid);
    m_grid.set("spacing", grid.spacing);
    m_grid.set("fineness", grid.fineness);
    m_grid.set("strong", isFlat ? 10.0f : 5.0f);
    const bool isUpright = isFlat && isLevel(camera); // the ground is a line then
    drawSquare(m_grid, camera, isUpright ? uprightAround(camera) : groundAround(camera.target),
               camera.distance * 7.0f);
}

GroundPass::Plane GroundPass::groundAround(const glm::vec3& centre)
{
    return {glm::vec3(0.0f), {1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1.0f}, {centre.x, centre.z}};
}

GroundPass::Plane GroundPass::uprightAround(const Camera& camera)
{
    const glm::vec3 right(camera.view[0][0], camera.view[1][0], camera.view[2][0]);
    const glm::vec3 back(camera.view[0][2], 0.0f, camera.view[2][2]);
    const glm::vec3& target = camera.target;
    return {glm::dot(target, back) * back, right, {0.0f, 1.0f, 0.0f}, {glm::dot(target, right), target.y}};
}

void GroundPass::drawSquare(const ShaderProgram& program, const Camera& camera, const Plane& plane,
                            float halfSize) const
{
    program.set("viewProjection", camera.projection * camera.view);
    program.set("origin", plane.origin);
    program.set("planeX", plane.x);
    program.set("planeY", plane.y);
    program.set("centre", plane.centre);
    program.set("halfSize", halfSize);
    m_gl->Disable(GL_DEPTH_TEST);
    m_gl->BindVertexArray(m_vertexArray.name());
    m_gl->DrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

} // namespace tagline
