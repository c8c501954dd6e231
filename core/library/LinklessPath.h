#pragma once

// LinklessPath tells where a file is, so that one file has one path however its folder is reached.

#include <string>

namespace tagline {

/// Absolute and without links; of a file that is not there, its folder is.
std::string canonicalPath(const std::string& path);

/// The folder without links, then the file's own name: a sidecar lies beside a link, not beside what it
/// names.
std::string linklessPath(const std::string& path);

} // namespace tagline
