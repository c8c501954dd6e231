#include "core/system/SharedLibrary.h"

#include <dlfcn.h>

namespace tagline {

SharedLibrary::SharedLibrary(const std::string& path)
    : m_library(::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
{
}

void* SharedLibrary::symbol(const char* name) const { return m_library ? ::dlsym(m_library, name) : nullptr; }

} // namespace tagline
