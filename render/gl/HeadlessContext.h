#pragma once

// HeadlessContext is an OpenGL 3.3 core context without any display, window or desktop.

#include "render/gl/GlFunctions.h"

#include <memory>

namespace tagline {

/// Current on the thread that made it, until it is destroyed there. One a thread at a time.
class HeadlessContext
{
public:
    /// Errors: "gl.headless" where no driver offers a context without a display, and those of
    /// GlFunctions::load.
    static Result<std::unique_ptr<HeadlessContext>> create();
    ~HeadlessContext();

    const GlFunctions& functions() const { return m_functions; }
    /// Finds further functions of this context.
    static GlLoader loader();

    HeadlessContext(const HeadlessContext&) = delete;
    HeadlessContext& operator=(const HeadlessContext&) = delete;

private:
    HeadlessContext(void* display, void* context)
        : m_display(display)
        , m_context(context)
    {
    }

    void* m_display;
    void* m_context;
    GlFunctions m_functions;
};

} // namespace tagline
