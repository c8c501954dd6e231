#pragma once

// CommandFiles writes the output files of commands, in the way that the command line asks for.

#include "core/support/Result.h"
#include "core/system/saving/FileContent.h"

#include <string>
#include <string_view>

namespace tagline {

/// Replaces the file by a new one, or writes into the file itself with --write-directly. In the latter case a
/// sidecar or library file is backed up first; other files are not.
Result<void> writeCommandFile(const std::string& path, std::string_view bytes);

/// Writes only if the content of the file still matches `expected`; else the error is file.changed.
Result<void> writeCommandFile(const std::string& path, std::string_view bytes, const FileStamp& expected);

} // namespace tagline
