#pragma once

// CommandFiles write the files that a command makes, by the way that its command line asks for.

#include "core/support/Result.h"
#include "core/system/saving/FileContent.h"

#include <string>
#include <string_view>

namespace tagline {

/// Over whatever the file holds: a new one takes its place, or with --write-directly it is written into the
/// file itself. There a sidecar or library file is kept as a backup first; other files are not.
Result<void> writeCommandFile(const std::string& path, std::string_view bytes);

/// The same where the file is still as `expected` says, by its content; else the error is file.changed.
Result<void> writeCommandFile(const std::string& path, std::string_view bytes, const FileStamp& expected);

} // namespace tagline
