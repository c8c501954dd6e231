#pragma once

// GlFunctions is the table of OpenGL 3.3 core functions that Tagline calls, filled by the owner of the
// context.
//
// One table serves a window's context and a context without any display, and its entries can be replaced, so
// that the program's own time can be measured apart from the driver's.

#include "core/support/Result.h"
#include "render/gl/GlLoader.h"

#include <GL/glcorearb.h>

#include <string>

// Names and types of the functions, used for the members and for loading.
#define TAGLINE_GL_FUNCTIONS(X)                                                                              \
    X(ActiveTexture, PFNGLACTIVETEXTUREPROC)                                                                 \
    X(AttachShader, PFNGLATTACHSHADERPROC)                                                                   \
    X(BindBuffer, PFNGLBINDBUFFERPROC)                                                                       \
    X(BindFramebuffer, PFNGLBINDFRAMEBUFFERPROC)                                                             \
    X(BindRenderbuffer, PFNGLBINDRENDERBUFFERPROC)                                                           \
    X(BindTexture, PFNGLBINDTEXTUREPROC)                                                                     \
    X(BindVertexArray, PFNGLBINDVERTEXARRAYPROC)                                                             \
    X(BlendEquation, PFNGLBLENDEQUATIONPROC)                                                                 \
    X(BlendFuncSeparate, PFNGLBLENDFUNCSEPARATEPROC)                                                         \
    X(BlitFramebuffer, PFNGLBLITFRAMEBUFFERPROC)                                                             \
    X(BufferData, PFNGLBUFFERDATAPROC)                                                                       \
    X(BufferSubData, PFNGLBUFFERSUBDATAPROC)                                                                 \
    X(CheckFramebufferStatus, PFNGLCHECKFRAMEBUFFERSTATUSPROC)                                               \
    X(Clear, PFNGLCLEARPROC)                                                                                 \
    X(ClearColor, PFNGLCLEARCOLORPROC)                                                                       \
    X(ColorMask, PFNGLCOLORMASKPROC)                                                                         \
    X(CompileShader, PFNGLCOMPILESHADERPROC)                                                                 \
    X(CreateProgram, PFNGLCREATEPROGRAMPROC)                                                                 \
    X(CreateShader, PFNGLCREATESHADERPROC)                                                                   \
    X(DeleteBuffers, PFNGLDELETEBUFFERSPROC)                                                                 \
    X(DeleteFramebuffers, PFNGLDELETEFRAMEBUFFERSPROC)                                                       \
    X(DeleteProgram, PFNGLDELETEPROGRAMPROC)                                                                 \
    X(DeleteRenderbuffers, PFNGLDELETERENDERBUFFERSPROC)                                                     \
    X(DeleteShader, PFNGLDELETESHADERPROC)                                                                   \
    X(DeleteTextures, PFNGLDELETETEXTURESPROC)                                                               \
    X(DeleteVertexArrays, PFNGLDELETEVERTEXARRAYSPROC)                                                       \
    X(DepthFunc, PFNGLDEPTHFUNCPROC)                                                                         \
    X(DepthMask, PFNGLDEPTHMASKPROC)                                                                         \
    X(Disable, PFNGLDISABLEPROC)                                                                             \
    X(DrawArrays, PFNGLDRAWARRAYSPROC)                                                                       \
    X(DrawArraysInstanced, PFNGLDRAWARRAYSINSTANCEDPROC)                                                     \
    X(DrawElements, PFNGLDRAWELEMENTSPROC)                                                                   \
    X(DrawElementsInstanced, PFNGLDRAWELEMENTSINSTANCEDPROC)                                                 \
    X(Enable, PFNGLENABLEPROC)                                                                               \
    X(EnableVertexAttribArray, PFNGLENABLEVERTEXATTRIBARRAYPROC)                                             \
    X(Finish, PFNGLFINISHPROC)                                                                               \
    X(FramebufferRenderbuffer, PFNGLFRAMEBUFFERRENDERBUFFERPROC)                                             \
    X(FramebufferTexture2D, PFNGLFRAMEBUFFERTEXTURE2DPROC)                                                   \
    X(FrontFace, PFNGLFRONTFACEPROC)                                                                         \
    X(GenBuffers, PFNGLGENBUFFERSPROC)                                                                       \
    X(GenFramebuffers, PFNGLGENFRAMEBUFFERSPROC)                                                             \
    X(GenRenderbuffers, PFNGLGENRENDERBUFFERSPROC)                                                           \
    X(GenTextures, PFNGLGENTEXTURESPROC)                                                                     \
    X(GenVertexArrays, PFNGLGENVERTEXARRAYSPROC)                                                             \
    X(GenerateMipmap, PFNGLGENERATEMIPMAPPROC)                                                               \
    X(GetError, PFNGLGETERRORPROC)                                                                           \
    X(GetIntegerv, PFNGLGETINTEGERVPROC)                                                                     \
    X(GetProgramInfoLog, PFNGLGETPROGRAMINFOLOGPROC)                                                         \
    X(GetProgramiv, PFNGLGETPROGRAMIVPROC)                                                                   \
    X(GetShaderInfoLog, PFNGLGETSHADERINFOLOGPROC)                                                           \
    X(GetShaderiv, PFNGLGETSHADERIVPROC)                                                                     \
    X(GetString, PFNGLGETSTRINGPROC)                                                                         \
    X(GetUniformLocation, PFNGLGETUNIFORMLOCATIONPROC)                                                       \
    X(LinkProgram, PFNGLLINKPROGRAMPROC)                                                                     \
    X(PixelStorei, PFNGLPIXELSTOREIPROC)                                                                     \
    X(PolygonOffset, PFNGLPOLYGONOFFSETPROC)                                                                 \
    X(ReadPixels, PFNGLREADPIXELSPROC)                                                                       \
    X(RenderbufferStorageMultisample, PFNGLRENDERBUFFERSTORAGEMULTISAMPLEPROC)                               \
    X(ShaderSource, PFNGLSHADERSOURCEPROC)                                                                   \
    X(TexBuffer, PFNGLTEXBUFFERPROC)                                                                         \
    X(TexImage2D, PFNGLTEXIMAGE2DPROC)                                                                       \
    X(TexParameteri, PFNGLTEXPARAMETERIPROC)                                                                 \
    X(Uniform1f, PFNGLUNIFORM1FPROC)                                                                         \
    X(Uniform1i, PFNGLUNIFORM1IPROC)                                                                         \
    X(Uniform2fv, PFNGLUNIFORM2FVPROC)                                                                       \
    X(Uniform3fv, PFNGLUNIFORM3FVPROC)                                                                       \
    X(Uniform4fv, PFNGLUNIFORM4FVPROC)                                                                       \
    X(UniformMatrix4fv, PFNGLUNIFORMMATRIX4FVPROC)                                                           \
    X(UseProgram, PFNGLUSEPROGRAMPROC)                                                                       \
    X(VertexAttribDivisor, PFNGLVERTEXATTRIBDIVISORPROC)                                                     \
    X(VertexAttribIPointer, PFNGLVERTEXATTRIBIPOINTERPROC)                                                   \
    X(VertexAttribPointer, PFNGLVERTEXATTRIBPOINTERPROC)                                                     \
    X(Viewport, PFNGLVIEWPORTPROC)

namespace tagline {

/// Called as `gl.BindBuffer(…)`, while the context from which it was loaded is current.
struct GlFunctions
{
#define TAGLINE_GL_MEMBER(name, type) type name = nullptr;
    TAGLINE_GL_FUNCTIONS(TAGLINE_GL_MEMBER)
#undef TAGLINE_GL_MEMBER

    /// The functions of the current context. Errors as in checkContext(). Never calls a function before it is
    /// checked.
    static Result<GlFunctions> load(const GlLoader& loader);

    /// A copy of the table in which the calls that make the driver work on pixels (draws, clears, blits, mip
    /// maps) do nothing.
    GlFunctions withoutDrawing() const;

    /// Version and driver of the current context, readable: "4.5 (Core Profile) Mesa 22.3.6, llvmpipe".
    std::string description() const;
};

} // namespace tagline
