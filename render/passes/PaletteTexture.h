#pragma once

// PaletteTexture brings the skinning matrices of one picture to the shaders, for any number of joints.

#include "render/gl/GlHandle.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include <span>
#include <vector>

namespace tagline {

/// A buffer texture of three texels (the upper rows of an affine matrix) a palette entry. Filled anew for
/// each picture: begin, append each palette, upload once.
class PaletteTexture
{
public:
    explicit PaletteTexture(const GlFunctions& functions);

    void begin() { m_rows.clear(); }
    /// Appends a palette of affine matrices; returns the place of its first entry, for the shader.
    int append(std::span<const glm::mat4> palette);
    void upload();
    /// Binds it to a texture unit, 0 ….
    void bind(int unit) const;

private:
    const GlFunctions* m_gl;
    GlBuffer m_buffer;
    GlTexture m_texture;
    std::vector<glm::vec4> m_rows;
};

} // namespace tagline
