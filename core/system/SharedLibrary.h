#pragma once

// SharedLibrary is code that a program loads as it runs.

#include <string>

namespace tagline {

/// It stays until the process ends.
class SharedLibrary
{
public:
    explicit SharedLibrary(const std::string& path);

    /// The function of a name and type; null if the library or the name is not there.
    template<class Function>
    Function* function(const char* name) const
    {
        return reinterpret_cast<Function*>(symbol(name));
    }

private:
    void* symbol(const char* name) const;

    void* m_library;
};

} // namespace tagline
