#include "render/Renderer.h"

#include "render/MetreGrid.h"
#include "render/gl/OffscreenTarget.h"
#include "render/passes/BackgroundPass.h"
#include "render/passes/GroundPass.h"
#include "render/passes/LineBatch.h"
#include "render/passes/MeshPass.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace tagline {

namespace {

/// Puts a thing into the first free slot; slots never move, so that handles stay.
template<class Handle, class T>
Handle stored(std::vector<std::optional<T>>& slots, T thing)
{
    auto free = std::find_if(slots.begin(), slots.end(), [](const auto& slot) { return !slot; });
    if (free == slots.end()) free = slots.emplace(slots.end());
    *free = std::move(thing);
    return Handle(std::uint32_t(free - slots.begin()));
}

template<class Handle, class T>
const T& found(const std::vector<std::optional<T>>& slots, Handle handle)
{
    assert(handle.value < slots.size() && slots[handle.value]);
    return *slots[handle.value];
}

/// Every second pixel of every second row: good enough for pictures larger than a card can hold.
RgbaImage halved(const RgbaImage& image)
{
    RgbaImage half{std::max(image.width / 2, 1), std::max(image.height / 2, 1), {}};
    for (int y = 0; y < half.height; ++y)
        for (int x = 0; x < half.width; ++x) {
            const auto from = image.pixels.begin() + (std::ptrdiff_t(2 * y) * image.width + 2 * x) * 4;
            half.pixels.insert(half.pixels.end(), from, from + 4);
        }
    return half;
}

} // namespace

struct Renderer::Parts
{
    std::unique_ptr<const GlFunctions> gl; // the other parts point to it
    BackgroundPass background;
    GroundPass ground;
    MeshPass meshes;
    LineBatch lines;
    std::vector<std::optional<GpuSkinnedMesh>> meshSlots;
    std::vector<std::optional<GlTexture>> textureSlots;
    std::optional<OffscreenTarget> smooth; // of the last size that was drawn smoothed
    std::vector<BoundMesh> bound;          // scratch of draw()
    std::vector<BoundGhosts> boundGhosts;  // the same

    void resetState() const;
    void bind(const Scene& scene);
    void makeShadow(const Bounds& casters);
    GLuint framebufferFor(const RenderSurface& surface);
};

Result<std::unique_ptr<Renderer>> Renderer::create(const GlLoader& loader)
{
    const Result<GlFunctions> functions = GlFunctions::load(loader);
    if (!functions) return functions.error();
    return create(*functions);
}

Result<std::unique_ptr<Renderer>> Renderer::create(const GlFunctions& functions)
{
    auto gl = std::make_unique<const GlFunctions>(functions);
    Result<BackgroundPass> background = BackgroundPass::create(*gl);
    if (!background) return background.error();
    Result<GroundPass> ground = GroundPass::create(*gl);
    if (!ground) return ground.error();
    Result<MeshPass> meshes = MeshPass::create(*gl);
    if (!meshes) return meshes.error();
    Result<LineBatch> lines = LineBatch::create(*gl);
    if (!lines) return lines.error();
    auto parts = std::unique_ptr<Parts>(new Parts{std::move(gl),
                                                  std::move(background).value(),
                                                  std::move(ground).value(),
                                                  std::move(meshes).value(),
                                                  std::move(lines).value(),
                                                  {},
                                                  {},
                                                  {},
                                                  {},
                                                  {}});
    return std::unique_ptr<Renderer>(new Renderer(std::move(parts)));
}

Renderer::Renderer(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{
}

Renderer::~Renderer() = default;

MeshHandle Renderer::addMesh(const SkinnedMesh& mesh)
{
    return stored<MeshHandle>(m_parts->meshSlots, GpuSkinnedMesh(*m_parts->gl, mesh));
}

void Renderer::removeMesh(MeshHandle mesh) { m_parts->meshSlots[mesh.value].reset(); }

TextureHandle Renderer::addTexture(const RgbaImage& image, TextureKind kind)
{
    if (image.width < 1 || image.height < 1) return {};
    const GlFunctions& gl = *m_parts->gl;
    GLint largest = 0;
    gl.GetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    if (image.width > largest || image.height > largest) return addTexture(halved(image), kind);

    GlTexture texture(gl);
    gl.ActiveTexture(GL_TEXTURE0);
    gl.BindTexture(GL_TEXTURE_2D, texture.name());
    gl.PixelStorei(GL_UNPACK_ALIGNMENT, 4);
    gl.PixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    const GLint form = kind == TextureKind::Colours ? GL_SRGB8_ALPHA8 : GL_RGBA8;
    gl.TexImage2D(GL_TEXTURE_2D, 0, form, image.width, image.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                  image.pixels.data());
    gl.GenerateMipmap(GL_TEXTURE_2D);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    gl.BindTexture(GL_TEXTURE_2D, 0);
    return stored<TextureHandle>(m_parts->textureSlots, std::move(texture));
}

void Renderer::removeTexture(TextureHandle texture)
{
    if (texture.isValid()) m_parts->textureSlots[texture.value].reset();
}

void Renderer::Parts::resetState() const
{
    for (const GLenum state : {GL_SCISSOR_TEST, GL_STENCIL_TEST, GL_CULL_FACE, GL_FRAMEBUFFER_SRGB})
        gl->Disable(state);
    for (const GLenum state : {GL_BLEND, GL_MULTISAMPLE}) gl->Enable(state);
    gl->BlendEquation(GL_FUNC_ADD);
    gl->BlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gl->ColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl->DepthMask(GL_TRUE);
}

void Renderer::Parts::bind(const Scene& scene)
{
    boundGhosts.clear();
    for (const DrawnGhosts& ghosts : scene.ghosts)
        boundGhosts.push_back({&*meshSlots[ghosts.mesh.value], &ghosts});
    bound.clear();
    const auto nameOf = [this](TextureHandle texture) {
        return texture.isValid() ? found(textureSlots, texture).name() : 0;
    };
    for (const DrawnGhosts& ghosts : scene.ghosts)
        if (ghosts.morphed.empty() && ghosts.base)
            meshSlots[ghosts.mesh.value]->setMorphed(ghosts.base->positions, ghosts.base->normals,
                                                     ghosts.base->version);
    for (const DrawnMesh& mesh : scene.meshes)
        if (mesh.morphed)
            meshSlots[mesh.mesh.value]->setMorphed(mesh.morphed->positions, mesh.morphed->normals,
                                                   mesh.morphed->version);
    for (const DrawnMesh& mesh : scene.meshes)
        bound.push_back({&found(meshSlots, mesh.mesh), nameOf(mesh.texture), nameOf(mesh.normalMap),
                         nameOf(mesh.surfaceMap), &mesh});
    meshes.upload(bound, boundGhosts);
}

void Renderer::Parts::makeShadow(const Bounds& casters)
{
    const glm::mat4 fromAbove = ground.beginShadow(casters);
    meshes.drawCoverage(bound, fromAbove, std::max(casters.size().y, 1e-3f));
    ground.endShadow();
}

/// The surface's own framebuffer, or one with samples; the former too where the latter cannot be had.
GLuint Renderer::Parts::framebufferFor(const RenderSurface& surface)
{
    if (!surface.isSmoothed) return surface.framebuffer;
    if (!smooth || smooth->width() != surface.width || smooth->height() != surface.height) {
        smooth.reset();
        Result<OffscreenTarget> target = OffscreenTarget::create(*gl, surface.width, surface.height);
        if (!target) return surface.framebuffer;
        smooth = std::move(target).value();
    }
    return smooth->framebuffer();
}

bool Renderer::isSoftware() const
{
    const std::string driver = m_parts->gl->description();
    for (const char* name : {"llvmpipe", "softpipe", "swrast", "Software", "SwiftShader", "GDI Generic"})
        if (driver.find(name) != std::string::npos) return true;
    return false;
}

void Renderer::draw(const Scene& scene, const Camera& camera, const RenderSurface& surface)
{
    Parts& parts = *m_parts;
    const GlFunctions& gl = *parts.gl;
    parts.resetState();
    parts.bind(scene);
    const bool hasShadow = scene.shadowCasters && !scene.shadowCasters->isEmpty() && camera.position.y > 0.0f;
    if (hasShadow) parts.makeShadow(*scene.shadowCasters);

    const GLuint framebuffer = parts.framebufferFor(surface);
    gl.BindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    gl.Viewport(0, 0, surface.width, surface.height);
    gl.Clear(GL_DEPTH_BUFFER_BIT);
    parts.background.draw(scene.colours);
    if (scene.hasGrid) parts.ground.drawGrid(scene.colours, camera);
    if (hasShadow) parts.ground.drawShadow(*scene.shadowCasters, scene.colours, camera);
    const auto drawLines = [&](std::span<const DrawnLine> lines) {
        parts.lines.draw(lines, camera, {surface.width, surface.height}, surface.pixelRatio);
    };
    if (scene.hasGrid)
        if (const auto ground = groundLine(camera, scene.colours.grid)) drawLines({&*ground, 1});
    drawLines(scene.groundLines);
    parts.meshes.drawLit(parts.bound, camera);
    parts.meshes.drawGhosts(parts.boundGhosts, camera);
    drawLines(scene.overlayLines);
    drawLines(scene.marks);

    if (framebuffer != surface.framebuffer) parts.smooth->resolveTo(surface.framebuffer);
    gl.BindFramebuffer(GL_FRAMEBUFFER, surface.framebuffer);
    gl.FrontFace(GL_CCW);
    gl.BindVertexArray(0);
    gl.UseProgram(0);
    gl.ActiveTexture(GL_TEXTURE0);
    gl.BindTexture(GL_TEXTURE_2D, 0);
}

} // namespace tagline
