#include "render/passes/MeshPass.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

namespace tagline {

namespace {

constexpr int textureUnit = 0;
constexpr int paletteUnit = 1;
constexpr int normalUnit = 2;
constexpr int surfaceUnit = 3;
constexpr std::size_t mostInstances = 32; ///< same as in ghost.vert

/// The front face of a mesh: reversed by mirrored matrices, and by files that are inside out.
GLenum frontFace(const BoundMesh& bound)
{
    const bool isMirrored =
        !bound.drawn->palette.empty() && glm::determinant(glm::mat3(bound.drawn->palette.front())) < 0.0f;
    return isMirrored != bound.mesh->isInsideOut() ? GL_CW : GL_CCW;
}

/// Lights that turn with the camera, so that every view is lit well: right and up are the camera's.
glm::vec3 lightDirection(const Camera& camera, const glm::vec3& inCamera)
{
    const glm::vec3 right(camera.view[0][0], camera.view[1][0], camera.view[2][0]);
    const glm::vec3 up(0.0f, 1.0f, 0.0f);
    return glm::normalize(inCamera.x * right + inCamera.y * up + inCamera.z * glm::cross(right, up));
}

/// Whether the opacity of an untextured mesh is below its cutoff, so that nothing is drawn.
bool isNothing(const BoundMesh& bound)
{
    return bound.texture == 0 && bound.drawn->opacity < bound.drawn->alphaCutoff;
}

} // namespace

Result<MeshPass> MeshPass::create(const GlFunctions& functions)
{
    Result<ShaderProgram> plain =
        ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"}, {"srgb.glsl", "mesh.frag"});
    if (!plain) return plain.error();
    Result<ShaderProgram> textured = ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"},
                                                           {"textured.glsl", "srgb.glsl", "mesh.frag"});
    if (!textured) return textured.error();
    Result<ShaderProgram> masked =
        ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"},
                              {"textured.glsl", "masked.glsl", "srgb.glsl", "mesh.frag"});
    if (!masked) return masked.error();
    Result<ShaderProgram> mapped =
        ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"},
                              {"textured.glsl", "masked.glsl", "mapped.glsl", "srgb.glsl", "mesh.frag"});
    if (!mapped) return mapped.error();
    Result<ShaderProgram> coverage =
        ShaderProgram::create(functions, {"skinning.glsl", "coverage.vert"}, {"coverage.frag"});
    if (!coverage) return coverage.error();
    Result<ShaderProgram> ghost =
        ShaderProgram::create(functions, {"skinning.glsl", "ghost.vert"}, {"ghost.frag"});
    if (!ghost) return ghost.error();
    return MeshPass(functions, std::move(plain).value(), std::move(textured).value(),
                    std::move(masked).value(), std::move(mapped).value(), std::move(coverage).value(),
                    std::move(ghost).value());
}

MeshPass::MeshPass(const GlFunctions& functions, ShaderProgram plain, ShaderProgram textured,
                   ShaderProgram masked, ShaderProgram mapped, ShaderProgram coverage, ShaderProgram ghost)
    : m_gl(&functions)
    , m_plain(std::move(plain))
    , m_textured(std::move(textured))
    , m_masked(std::move(masked))
    , m_mapped(std::move(mapped))
    , m_white(functions)
    , m_coverage(std::move(coverage))
    , m_ghost(std::move(ghost))
    , m_palettes(functions)
{
    constexpr std::array<std::uint8_t, 4> white{255, 255, 255, 255};
    m_gl->ActiveTexture(GL_TEXTURE0);
    m_gl->BindTexture(GL_TEXTURE_2D, m_white.name());
    m_gl->TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, white.data());
    m_gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl->BindTexture(GL_TEXTURE_2D, 0);
}

void MeshPass::upload(std::span<const BoundMesh> meshes, std::span<const BoundGhosts> ghosts)
{
    m_palettes.begin();
    m_paletteStarts.clear();
    for (const BoundMesh& bound : meshes) m_paletteStarts.push_back(m_palettes.append(bound.drawn->palette));
    m_ghostStarts.clear();
    for (const BoundGhosts& bound : ghosts) m_ghostStarts.push_back(m_palettes.append(bound.drawn->palettes));
    m_palettes.upload();
}

void MeshPass::light(const ShaderProgram& program, const Camera& camera) const
{
    program.use();
    program.set("palettes", paletteUnit);
    program.set("baseTexture", textureUnit);
    program.set("normalMap", normalUnit);
    program.set("surfaceMap", surfaceUnit);
    program.set("viewProjection", camera.projection * camera.view);
    program.set("cameraPosition", camera.position);
    program.set("keyDirection", lightDirection(camera, {-0.50f, 0.75f, 0.70f}));
    program.set("rimDirection", lightDirection(camera, {0.80f, 0.50f, -0.85f}));
}

const ShaderProgram& MeshPass::programOf(const BoundMesh& bound) const
{
    if (bound.normalMap != 0 || bound.surfaceMap != 0) return m_mapped;
    if (bound.texture == 0) return m_plain;
    return bound.drawn->alphaCutoff > 0.0f ? m_masked : m_textured;
}

void MeshPass::bindMaps(const BoundMesh& bound) const
{
    const auto bind = [&](int unit, GLuint texture) {
        m_gl->ActiveTexture(GLenum(GL_TEXTURE0 + unit));
        m_gl->BindTexture(GL_TEXTURE_2D, texture == 0 ? m_white.name() : texture);
    };
    bind(normalUnit, bound.normalMap);
    bind(surfaceUnit, bound.surfaceMap);
    bind(textureUnit, bound.texture);
    const DrawnMesh& drawn = *bound.drawn;
    m_mapped.set("normalScale", bound.normalMap == 0 ? 0.0f : drawn.normalScale);
    m_mapped.set("shine", bound.surfaceMap == 0 ? 0.0f : 1.0f);
    m_mapped.set("roughness", drawn.roughness);
    m_mapped.set("metal", drawn.metal);
}

void MeshPass::drawLit(std::span<const BoundMesh> meshes, const Camera& camera)
{
    m_gl->Enable(GL_DEPTH_TEST);
    m_gl->DepthFunc(GL_LESS);
    m_palettes.bind(paletteUnit);
    m_gl->ActiveTexture(GL_TEXTURE0 + textureUnit);
    const ShaderProgram* current = nullptr;
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const BoundMesh& bound = meshes[i];
        const DrawnMesh& drawn = *bound.drawn;
        if (isNothing(bound)) continue;
        const ShaderProgram& program = programOf(bound);
        if (current != &program) light(program, camera);
        current = &program;
        if (&program == &m_mapped)
            bindMaps(bound);
        else
            m_gl->BindTexture(GL_TEXTURE_2D, bound.texture);
        m_gl->FrontFace(frontFace(bound));
        program.set("baseColour", drawn.baseColour);
        program.set("opacity", drawn.opacity);
        program.set("alphaCutoff", drawn.alphaCutoff);
        program.set("paletteStart", m_paletteStarts[i]);
        bound.mesh->draw();
    }
}

void MeshPass::drawInstances(std::span<const BoundGhosts> ghosts) const
{
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
        const DrawnGhosts& drawn = *ghosts[i].drawn;
        if (drawn.colours.empty()) continue;
        const std::size_t size = drawn.palettes.size() / drawn.colours.size();
        m_ghost.set("paletteSize", int(size));
        const std::size_t together = drawn.morphed.empty() ? mostInstances : 1;
        for (std::size_t first = 0; first < drawn.colours.size(); first += together)
            drawPoses(ghosts[i], first, std::min(together, drawn.colours.size() - first),
                      m_ghostStarts[i] + int(first * size));
    }
}

void MeshPass::drawPoses(const BoundGhosts& ghosts, std::size_t first, std::size_t count,
                         int paletteStart) const
{
    const DrawnGhosts& drawn = *ghosts.drawn;
    if (!drawn.morphed.empty()) {
        const MorphedVertices& morphed = *drawn.morphed[first];
        ghosts.mesh->setMorphed(morphed.positions, morphed.normals, morphed.version);
    }
    m_ghost.set("ghostColours", drawn.colours.subspan(first, count));
    m_ghost.set("paletteStart", paletteStart);
    ghosts.mesh->drawInstances(int(count));
}

/// Draws the depths first, slightly offset, then only the nearest surface: a figure's back is not visible
/// through its front, and of surfaces inside each other, such as a suit on a body, one is visible.
void MeshPass::drawGhosts(std::span<const BoundGhosts> ghosts, const Camera& camera)
{
    if (ghosts.empty()) return;
    m_gl->Enable(GL_DEPTH_TEST);
    m_palettes.bind(paletteUnit);
    m_ghost.use();
    m_ghost.set("palettes", paletteUnit);
    m_ghost.set("viewProjection", camera.projection * camera.view);
    m_ghost.set("cameraPosition", camera.position);
    m_gl->DepthFunc(GL_LESS);
    m_gl->ColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    m_gl->Enable(GL_POLYGON_OFFSET_FILL);
    m_gl->PolygonOffset(1.0f, 8.0f);
    drawInstances(ghosts);
    m_gl->Disable(GL_POLYGON_OFFSET_FILL);
    m_gl->ColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    drawInstances(ghosts);
}

void MeshPass::drawCoverage(std::span<const BoundMesh> meshes, const glm::mat4& fromAbove, float fadeHeight)
{
    m_palettes.bind(paletteUnit);
    m_coverage.use();
    m_coverage.set("palettes", paletteUnit);
    m_coverage.set("fromAbove", fromAbove);
    m_coverage.set("fadeHeight", fadeHeight);
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        if (isNothing(meshes[i])) continue;
        m_coverage.set("paletteStart", m_paletteStarts[i]);
        meshes[i].mesh->draw();
    }
}

} // namespace tagline
