#pragma once

// GlHandle owns the name of one OpenGL object and deletes the object with itself.

#include "render/gl/GlFunctions.h"

#include <utility>

namespace tagline {

/// Expects the context that made the object to be current when a handle is made, assigned to or destroyed.
/// Borrows the function table, which outlives it. A default one holds nothing.
template<auto Generate, auto Delete>
class GlHandle
{
public:
    GlHandle() = default;
    explicit GlHandle(const GlFunctions& functions)
        : m_functions(&functions)
    {
        (functions.*Generate)(1, &m_name);
    }
    GlHandle(GlHandle&& other) noexcept
        : m_functions(std::exchange(other.m_functions, nullptr))
        , m_name(std::exchange(other.m_name, 0))
    {
    }
    GlHandle& operator=(GlHandle&& other) noexcept
    {
        std::swap(m_functions, other.m_functions);
        std::swap(m_name, other.m_name);
        return *this;
    }
    ~GlHandle()
    {
        if (m_name) (m_functions->*Delete)(1, &m_name);
    }

    GLuint name() const { return m_name; }
    explicit operator bool() const { return m_name != 0; }

private:
    const GlFunctions* m_functions = nullptr;
    GLuint m_name = 0;
};

using GlBuffer = GlHandle<&GlFunctions::GenBuffers, &GlFunctions::DeleteBuffers>;
using GlVertexArray = GlHandle<&GlFunctions::GenVertexArrays, &GlFunctions::DeleteVertexArrays>;
using GlTexture = GlHandle<&GlFunctions::GenTextures, &GlFunctions::DeleteTextures>;
using GlFramebuffer = GlHandle<&GlFunctions::GenFramebuffers, &GlFunctions::DeleteFramebuffers>;
using GlRenderbuffer = GlHandle<&GlFunctions::GenRenderbuffers, &GlFunctions::DeleteRenderbuffers>;

} // namespace tagline
