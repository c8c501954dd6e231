#pragma once

// SystemError says for people why the system refused something (errno).

#include "core/support/Result.h"

#include <string>

namespace tagline {

/// An error about a file with the system's own reason (errno): "cannot be written: No space left on device".
Error systemError(std::string code, const std::string& what, const std::string& path);

/// The message for people where the system refused to write, by its errno.
Error writeError(int reason, const std::string& path);

} // namespace tagline
