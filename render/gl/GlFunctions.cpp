#include "render/gl/GlFunctions.h"

#include <cstdio>
#include <string_view>

namespace tagline {

namespace {

constexpr int leastMajor = 3;
constexpr int leastMinor = 3;

std::string string(const GlFunctions& gl, GLenum name)
{
    const GLubyte* text = gl.GetString(name);
    return text ? reinterpret_cast<const char*>(text) : "";
}

bool isNewEnough(const std::string& version)
{
    int major = 0, minor = 0;
    if (std::sscanf(version.c_str(), "%d.%d", &major, &minor) != 2) return false; // OpenGL ES says so first
    return major > leastMajor || (major == leastMajor && minor >= leastMinor);
}

Error tooOld(const std::string& version, const std::string& driver)
{
    const std::string found = version.empty() ? "none could be read" : version + ", " + driver;
    return {"gl.too-old",

            "The picture needs OpenGL 3.3 or newer, but this computer offers: " + found +
                ". Install a newer graphics driver, or set LIBGL_ALWAYS_SOFTWARE=1 to draw without one.",
            {}};
}

} // namespace

Result<GlFunctions> GlFunctions::load(const GlLoader& loader)
{
    GlFunctions gl;
    gl.GetString = reinterpret_cast<PFNGLGETSTRINGPROC>(loader("glGetString"));
    if (!gl.GetString) return tooOld({}, {});
    const std::string version = string(gl, GL_VERSION);
    if (!isNewEnough(version)) return tooOld(version, string(gl, GL_RENDERER));

    std::string missing;
#define TAGLINE_GL_LOAD(name, type)                                                                          \
    gl.name = reinterpret_cast<type>(loader("gl" #name));                                                    \
    if (!gl.name) missing += " gl" #name;
    TAGLINE_GL_FUNCTIONS(TAGLINE_GL_LOAD)
#undef TAGLINE_GL_LOAD
    if (!missing.empty())
        return Error{"gl.incomplete",
                     "The graphics driver says OpenGL " + version + " but lacks:" + missing +
                         ". Update it, or set LIBGL_ALWAYS_SOFTWARE=1.",
                     {}};
    return gl;
}

GlFunctions GlFunctions::withoutDrawing() const
{
    GlFunctions quiet = *this;
    quiet.BlitFramebuffer = [](GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum) {};
    quiet.Clear = [](GLbitfield) {};
    quiet.DrawArrays = [](GLenum, GLint, GLsizei) {};
    quiet.DrawArraysInstanced = [](GLenum, GLint, GLsizei, GLsizei) {};
    quiet.DrawElements = [](GLenum, GLsizei, GLenum, const void*) {};
    quiet.DrawElementsInstanced = [](GLenum, GLsizei, GLenum, const void*, GLsizei) {};
    quiet.GenerateMipmap = [](GLenum) {};
    return quiet;
}

Result<std::string> checkContext(const GlLoader& loader)
{
    const Result<GlFunctions> functions = GlFunctions::load(loader);
    if (!functions) return functions.error();
    return functions->description();
}

std::string GlFunctions::description() const
{
    return string(*this, GL_VERSION) + ", " + string(*this, GL_RENDERER);
}

} // namespace tagline
