#pragma once

// OffscreenTarget is a framebuffer for drawing without a window.

#include "render/RgbaImage.h"
#include "render/gl/GlHandle.h"

namespace tagline {

/// Colour and depth of a fixed size.
class OffscreenTarget
{
public:
    /// Errors: "gl.target" if the driver cannot create a framebuffer of that size. More than one sample per
    /// pixel gives smooth edges; a driver may give fewer samples than requested.
    static Result<OffscreenTarget> create(const GlFunctions& functions, int width, int height,
                                          int samples = 4);

    /// Name of the framebuffer to draw into.
    GLuint framebuffer() const { return m_framebuffer.name(); }
    int width() const { return m_width; }
    int height() const { return m_height; }
    /// Copies the picture as drawn so far into another framebuffer of its size, which has no samples.
    void resolveTo(GLuint framebuffer) const;
    /// The picture as drawn so far; waits for it.
    RgbaImage read() const;

private:
    OffscreenTarget(const GlFunctions& functions, int width, int height, int samples);
    GlRenderbuffer attach(const GlFramebuffer& framebuffer, GLenum attachment, GLenum format,
                          int samples) const;
    bool isComplete() const;

    const GlFunctions* m_gl;
    int m_width;
    int m_height;
    GlFramebuffer m_framebuffer;
    GlRenderbuffer m_colour;
    GlRenderbuffer m_depth;
    GlFramebuffer m_resolved;
    GlRenderbuffer m_resolvedColour;
};

} // namespace tagline
