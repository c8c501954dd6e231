#pragma once

// GlLoader finds the functions of an OpenGL context, and checkContext tells whether they are enough.
//
// Needs no OpenGL header, and so can be used where a toolkit brings its own.

#include "core/support/Result.h"

#include <functional>
#include <string>

namespace tagline {

/// The address of a function of the current context by its full name ("glClear"), or null.
using GlLoader = std::function<void*(const char*)>;

/// Version and driver of the current context, for people: "4.5 (Core Profile) Mesa 22.3.6, llvmpipe". Errors:
/// "gl.too-old" where it offers less than OpenGL 3.3 or only OpenGL ES, "gl.incomplete" where a function is
/// missing.
Result<std::string> checkContext(const GlLoader& loader);

} // namespace tagline
