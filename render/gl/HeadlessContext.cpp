#include "render/gl/HeadlessContext.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <cstring>

namespace tagline {

namespace {

bool hasExtension(const char* extensions, const char* name)
{
    const std::size_t length = std::strlen(name);
    for (const char* at = extensions; at && (at = std::strstr(at, name)); at += length)
        if ((at == extensions || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) return true;
    return false;
}

bool isReady(EGLDisplay display)
{
    return display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr) &&
           eglBindAPI(EGL_OPENGL_API);
}

EGLDisplay surfacelessDisplay(const char* extensions)
{
    if (!hasExtension(extensions, "EGL_MESA_platform_surfaceless")) return EGL_NO_DISPLAY;
    const EGLDisplay display =
        eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    return isReady(display) ? display : EGL_NO_DISPLAY;
}

/// The first graphics device that works, for drivers that know no surfaceless platform.
EGLDisplay deviceDisplay(const char* extensions)
{
    if (!hasExtension(extensions, "EGL_EXT_platform_device")) return EGL_NO_DISPLAY;
    const auto queryDevices =
        reinterpret_cast<PFNEGLQUERYDEVICESEXTPROC>(eglGetProcAddress("eglQueryDevicesEXT"));
    std::array<EGLDeviceEXT, 16> devices;
    EGLint count = 0;
    if (!queryDevices || !queryDevices(EGLint(devices.size()), devices.data(), &count)) return EGL_NO_DISPLAY;
    for (EGLint device = 0; device < count; ++device) {
        const EGLDisplay display =
            eglGetPlatformDisplay(EGL_PLATFORM_DEVICE_EXT, devices[std::size_t(device)], nullptr);
        if (isReady(display)) return display;
    }
    return EGL_NO_DISPLAY;
}

EGLDisplay openDisplay()
{
    const char* extensions = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
    const EGLDisplay surfaceless = surfacelessDisplay(extensions);
    return surfaceless != EGL_NO_DISPLAY ? surfaceless : deviceDisplay(extensions);
}

EGLContext createContext(EGLDisplay display)
{
    // No surface is ever made, so a driver that offers configs for none (pbuffers at most) is fine.
    const EGLint wanted[] = {EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count == 0) config = EGL_NO_CONFIG_KHR;
    const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION,
                              3,
                              EGL_CONTEXT_MINOR_VERSION,
                              3,
                              EGL_CONTEXT_OPENGL_PROFILE_MASK,
                              EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                              EGL_NONE};
    return eglCreateContext(display, config, EGL_NO_CONTEXT, version);
}

Error unavailable(const std::string& what)
{
    return {"gl.headless",
            "A picture without a display needs OpenGL 3.3 through EGL, and " + what +
                ". On Debian and Ubuntu the package libgl1-mesa-dri brings it.",
            {}};
}

} // namespace

Result<std::unique_ptr<HeadlessContext>> HeadlessContext::create()
{
    const EGLDisplay display = openDisplay();
    if (display == EGL_NO_DISPLAY) return unavailable("no driver here can draw without a display");
    const EGLContext context = createContext(display);
    if (context == EGL_NO_CONTEXT) {
        eglTerminate(display);
        return unavailable("the driver here refuses such a context");
    }
    std::unique_ptr<HeadlessContext> created(new HeadlessContext(display, context));
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context))
        return unavailable("the driver here refuses to use a context without a surface");
    Result<GlFunctions> functions = GlFunctions::load(loader());
    if (!functions) return functions.error();
    created->m_functions = *functions;
    return created;
}

HeadlessContext::~HeadlessContext()
{
    eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(m_display, m_context);
    eglTerminate(m_display);
}

GlLoader HeadlessContext::loader()
{
    return [](const char* name) { return reinterpret_cast<void*>(eglGetProcAddress(name)); };
}

} // namespace tagline
