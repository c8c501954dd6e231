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

/// Where a picture goes.
struct RenderSurface
{
    unsigned framebuffer = 0; ///< name of the framebuffer, with colour and depth
    int width = 0;            ///< in real pixels
    int height = 0;
    float pixelRatio = 1.0f; ///< real pixels to a device-independent one
    /// Draw with four samples a pixel, for a framebuffer that has none of its own.
    bool isSmoothed = false;
};

/// What a picture holds.
enum class TextureKind : std::uint8_t {
    Colours, ///< sRGB
    Numbers  ///< as they are: normals, roughness
};

/// Owns everything that it puts into one OpenGL context, and expects that context to be current whenever it
/// is made, used or destroyed. When the context goes, destroy it first and make another for the next context:
/// meshes and textures are then added again.
class Renderer
{
public:
    /// For the current context. Errors: those of checkContext(), and "gl.shader" with the driver's log.
    static Result<std::unique_ptr<Renderer>> create(const GlLoader& loader);
    /// The same with a function table of its own making.
    static Result<std::unique_ptr<Renderer>> create(const GlFunctions& functions);
    ~Renderer();

    /// Copies a valid mesh to the graphics card.
    MeshHandle addMesh(const SkinnedMesh& mesh);
    void removeMesh(MeshHandle mesh);
    /// Copies a picture to the graphics card, made smaller where the card cannot hold it. An empty picture
    /// gives no texture (an invalid handle).
    TextureHandle addTexture(const RgbaImage& image, TextureKind kind = TextureKind::Colours);
    void removeTexture(TextureHandle texture);

    /// Draws over all of the surface. Sets every piece of OpenGL state that it depends on, and leaves neither
    /// a program, vertex array nor texture bound.
    void draw(const Scene& scene, const Camera& camera, const RenderSurface& surface);

    /// Whether the driver draws on the processor, where every sample costs.
    bool isSoftware() const;

    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

private:
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace tagline
