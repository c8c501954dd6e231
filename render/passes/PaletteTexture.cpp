#include "render/passes/PaletteTexture.h"

namespace tagline {

PaletteTexture::PaletteTexture(const GlFunctions& functions)
    : m_gl(&functions)
    , m_buffer(functions)
    , m_texture(functions)
{
    m_gl->BindBuffer(GL_TEXTURE_BUFFER, m_buffer.name());
    m_gl->BufferData(GL_TEXTURE_BUFFER, sizeof(glm::vec4), nullptr, GL_STREAM_DRAW);
    m_gl->BindTexture(GL_TEXTURE_BUFFER, m_texture.name());
    m_gl->TexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, m_buffer.name());
}

int PaletteTexture::append(std::span<const glm::mat4> palette)
{
    const int start = int(m_rows.size() / 3);
    for (const glm::mat4& m : palette)
        for (int row = 0; row < 3; ++row) m_rows.emplace_back(m[0][row], m[1][row], m[2][row], m[3][row]);
    return start;
}

void PaletteTexture::upload()
{
    if (m_rows.empty()) return;
    m_gl->BindBuffer(GL_TEXTURE_BUFFER, m_buffer.name());
    m_gl->BufferData(GL_TEXTURE_BUFFER, GLsizeiptr(m_rows.size() * sizeof(glm::vec4)), m_rows.data(),
                     GL_STREAM_DRAW);
}

void PaletteTexture::bind(int unit) const
{
    m_gl->ActiveTexture(GLenum(GL_TEXTURE0 + unit));
    m_gl->BindTexture(GL_TEXTURE_BUFFER, m_texture.name());
}

} // namespace tagline
