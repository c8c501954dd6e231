#include "render/passes/MeshPass.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace tagline {

namespace {

constexpr int textureUnit = 0;
constexpr int paletteUnit = 1;

/// Mirrored matrices turn triangles around, and so do files that are inside out.
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

} // namespace

Result<MeshPass> MeshPass::create(const GlFunctions& functions)
{
    Result<ShaderProgram> plain =
        ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"}, {"srgb.glsl", "mesh.frag"});
    if (!plain) return plain.error();
    Result<ShaderProgram> textured = ShaderProgram::create(functions, {"skinning.glsl", "mesh.vert"},
                                                           {"textured.glsl", "srgb.glsl", "mesh.frag"});
    if (!textured) return textured.error();
    Result<ShaderProgram> coverage =
        ShaderProgram::create(functions, {"skinning.glsl", "coverage.vert"}, {"coverage.frag"});
    if (!coverage) return coverage.error();
    return MeshPass(functions, std::move(plain).value(), std::move(textured).value(),
                    std::move(coverage).value());
}

MeshPass::MeshPass(const GlFunctions& functions, ShaderProgram plain, ShaderProgram textured,
                   ShaderProgram coverage)
    : m_gl(&functions)
    , m_plain(std::move(plain))
    , m_textured(std::move(textured))
    , m_coverage(std::move(coverage))
    , m_palettes(functions)
{
}

void MeshPass::upload(std::span<const BoundMesh> meshes)
{
    m_palettes.begin();
    m_paletteStarts.clear();
    for (const BoundMesh& bound : meshes) m_paletteStarts.push_back(m_palettes.append(bound.drawn->palette));
    m_palettes.upload();
}

void MeshPass::light(const ShaderProgram& program, const Camera& camera) const
{
    program.use();
    program.set("palettes", paletteUnit);
    program.set("baseTexture", textureUnit);
    program.set("viewProjection", camera.projection * camera.view);
    program.set("cameraPosition", camera.position);
    program.set("keyDirection", lightDirection(camera, {-0.50f, 0.75f, 0.70f}));
    program.set("rimDirection", lightDirection(camera, {0.80f, 0.50f, -0.85f}));
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
        const ShaderProgram& program = bound.texture != 0 ? m_textured : m_plain;
        if (current != &program) light(program, camera);
        current = &program;
        m_gl->BindTexture(GL_TEXTURE_2D, bound.texture);
        m_gl->FrontFace(frontFace(bound));
        program.set("baseColour", bound.drawn->baseColour);
        program.set("paletteStart", m_paletteStarts[i]);
        bound.mesh->draw();
    }
}

void MeshPass::drawCoverage(std::span<const BoundMesh> meshes, const glm::mat4& fromAbove, float fadeHeight)
{
    m_palettes.bind(paletteUnit);
    m_coverage.use();
    m_coverage.set("palettes", paletteUnit);
    m_coverage.set("fromAbove", fromAbove);
    m_coverage.set("fadeHeight", fadeHeight);
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        m_coverage.set("paletteStart", m_paletteStarts[i]);
        meshes[i].mesh->draw();
    }
}

} // namespace tagline
