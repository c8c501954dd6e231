#pragma once

// Renderer draws a scene with OpenGL 3.3 core, into a window or without one.

#include "core/mesh/SkinnedMesh.h"
#include "core/support/Result.h"
#include "render/Camera.h"
#include "render/RgbaImage.h"
#include "render/Scene.h"
#include "render/gl/GlLoader.h"

#include <memory>

namespace tagline {

struct GlFunctions;

/// The target of a picture.
struct RenderSurface
{
    unsigned framebuffer = 0; ///< name of the framebuffer, with colour and depth
    int width = 0;            ///< in device pixels
    int height = 0;
    float pixelRatio = 1.0f; ///< device pixels per device-independent one
    /// Draw with four samples per pixel, for a framebuffer that has no samples of its own.
    bool isSmoothed = false;
};

/// The meaning of a texture's values.
enum class TextureKind : std::uint8_t {
    Colours, ///< sRGB
    Numbers  ///< unconverted: normals, roughness
};

/// Owns all that it adds to one OpenGL context, and expects that context to be current whenever it is
/// created, used or destroyed. Before the context is destroyed, destroy the renderer and create another for
/// the next context: meshes and textures then have to be added again.
class Renderer
{
public:
    /// For the current context. Errors: those of checkContext(), and "gl.shader" with the driver's log.
    static Result<std::unique_ptr<Renderer>> create(const GlLoader& loader);
    /// A renderer with a given function table.
    static Result<std::unique_ptr<Renderer>> create(const GlFunctions& functions);
    ~Renderer();

    /// Copies a valid mesh to the graphics card.
    MeshHandle addMesh(const SkinnedMesh& mesh);
    void removeMesh(MeshHandle mesh);
    /// Copies a picture to the graphics card, scaled down if the card does not support its size. An empty
    /// picture gives no texture (an invalid handle).
    TextureHandle addTexture(const RgbaImage& image, TextureKind kind = TextureKind::Colours);
    void removeTexture(TextureHandle texture);

    /// Draws over the whole surface. Sets all OpenGL state on which it depends, and leaves no program, vertex
    /// array or texture bound.
    void draw(const Scene& scene, const Camera& camera, const RenderSurface& surface);

    /// Whether the driver draws on the CPU, where every sample takes time.
    bool isSoftware() const;

    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

private:
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace tagline
