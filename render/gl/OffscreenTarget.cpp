#include "render/gl/OffscreenTarget.h"

#include <algorithm>

namespace tagline {

namespace {

GLint integer(const GlFunctions& gl, GLenum name)
{
    GLint value = 0;
    gl.GetIntegerv(name, &value);
    return value;
}

} // namespace

Result<OffscreenTarget> OffscreenTarget::create(const GlFunctions& functions, int width, int height,
                                                int samples)
{
    const int largest = integer(functions, GL_MAX_RENDERBUFFER_SIZE);
    if (width < 1 || height < 1 || width > largest || height > largest)
        return Error{"gl.target",
                     "A picture of " + std::to_string(width) + "×" + std::to_string(height) +
                         " cannot be drawn here; each side may have 1 to " + std::to_string(largest) +
                         " pixels.",
                     {}};
    OffscreenTarget target(functions, width, height, samples);
    if (!target.isComplete())
        return Error{"gl.target",
                     "The graphics driver has no memory for a picture of " + std::to_string(width) + "×" +
                         std::to_string(height) + ".",
                     {}};
    return target;
}

OffscreenTarget::OffscreenTarget(const GlFunctions& functions, int width, int height, int samples)
    : m_gl(&functions)
    , m_width(width)
    , m_height(height)
    , m_framebuffer(functions)
    , m_resolved(functions)
{
    samples = std::clamp(samples, 0, int(integer(functions, GL_MAX_SAMPLES)));
    m_colour = attach(m_framebuffer, GL_COLOR_ATTACHMENT0, GL_RGBA8, samples);
    m_depth = attach(m_framebuffer, GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24, samples);
    m_resolvedColour = attach(m_resolved, GL_COLOR_ATTACHMENT0, GL_RGBA8, 0);
}

GlRenderbuffer OffscreenTarget::attach(const GlFramebuffer& framebuffer, GLenum attachment, GLenum format,
                                       int samples) const
{
    GlRenderbuffer buffer(*m_gl);
    m_gl->BindRenderbuffer(GL_RENDERBUFFER, buffer.name());
    m_gl->RenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, m_width, m_height);
    m_gl->BindFramebuffer(GL_FRAMEBUFFER, framebuffer.name());
    m_gl->FramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer.name());
    return buffer;
}

bool OffscreenTarget::isComplete() const
{
    for (const GlFramebuffer* framebuffer : {&m_framebuffer, &m_resolved}) {
        m_gl->BindFramebuffer(GL_FRAMEBUFFER, framebuffer->name());
        if (m_gl->CheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return false;
    }
    return m_gl->GetError() != GL_OUT_OF_MEMORY;
}

void OffscreenTarget::resolveTo(GLuint framebuffer) const
{
    m_gl->BindFramebuffer(GL_READ_FRAMEBUFFER, m_framebuffer.name());
    m_gl->BindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    m_gl->BlitFramebuffer(0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

RgbaImage OffscreenTarget::read() const
{
    resolveTo(m_resolved.name());
    m_gl->BindFramebuffer(GL_READ_FRAMEBUFFER, m_resolved.name());
    m_gl->PixelStorei(GL_PACK_ALIGNMENT, 1);

    const std::size_t rowBytes = std::size_t(m_width) * 4;
    RgbaImage image{m_width, m_height, std::vector<std::uint8_t>(rowBytes * std::size_t(m_height))};
    m_gl->ReadPixels(0, 0, m_width, m_height, GL_RGBA, GL_UNSIGNED_BYTE, image.pixels.data());
    for (int top = 0, bottom = m_height - 1; top < bottom;
         ++top, --bottom) // OpenGL's rows start at the bottom
        std::swap_ranges(image.pixels.begin() + std::ptrdiff_t(rowBytes) * top,
                         image.pixels.begin() + std::ptrdiff_t(rowBytes) * (top + 1),
                         image.pixels.begin() + std::ptrdiff_t(rowBytes) * bottom);
    return image;
}

} // namespace tagline
