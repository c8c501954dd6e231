#pragma once

// FileConfinement closes the file system to this process, but for two folders.

#include <string>

namespace tagline {

/// From here on this process can only read below `readable` and write files in `writable`. False if the
/// kernel cannot do that (before Linux 5.13, or without Landlock): ConfinedIOSystem is the first wall, this
/// is the second.
bool confineFiles(const std::string& readable, const std::string& writable);

} // namespace tagline
