#pragma once

// Takes pictures of scenes without a display, and measures them.

#include "render/CharacterDrawable.h"
#include "render/OrbitCamera.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"

#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace tagline::test {

/// A context, a renderer and a picture of 400 × 300 to draw into. Throws where there is no OpenGL: a test
/// that needs it must fail then, not be passed over.
class Darkroom
{
public:
    static constexpr int width = 400;
    static constexpr int height = 300;

    Darkroom()
        : context(valid(HeadlessContext::create()))
        , renderer(valid(Renderer::create(context->functions())))
        , target(valid(OffscreenTarget::create(context->functions(), width, height)))
    {
    }

    RgbaImage picture(const Scene& scene, const OrbitCamera& camera)
    {
        renderer->draw(scene, camera.camera(float(width) / height), surface());
        return target.read();
    }
    RenderSurface surface() const { return {target.framebuffer(), width, height, 1.0f}; }
    const GlFunctions& gl() const { return context->functions(); }

    std::unique_ptr<HeadlessContext> context;
    std::unique_ptr<Renderer> renderer;
    OffscreenTarget target;

private:
    template<class T>
    static T valid(Result<T> result)
    {
        if (!result) throw std::runtime_error(result.error().text());
        return std::move(result).value();
    }
};

struct Rgb
{
    int red, green, blue;
    int brightness() const { return (red + green + blue) / 3; }
};

inline Rgb pixel(const RgbaImage& image, int x, int y)
{
    const std::uint8_t* p = &image.pixels[std::size_t((y * image.width + x) * 4)];
    return {p[0], p[1], p[2]};
}

/// How many pixels of two pictures differ by more than the threshold in a channel.
inline int differingPixels(const RgbaImage& a, const RgbaImage& b, int threshold = 12)
{
    int count = 0;
    for (std::size_t i = 0; i < a.pixels.size(); i += 4) {
        int largest = 0;
        for (std::size_t channel = 0; channel < 3; ++channel)
            largest = std::max(largest, std::abs(int(a.pixels[i + channel]) - int(b.pixels[i + channel])));
        count += largest > threshold;
    }
    return count;
}

/// A scene with nothing on the ground.
inline Scene bareScene()
{
    Scene scene;
    scene.hasGrid = false;
    return scene;
}

} // namespace tagline::test
