#pragma once

// LinklessPath resolves the links in paths, so that a file has one path however its folder is reached.

#include <map>
#include <string>

namespace tagline {

/// Absolute path without links; of a file that does not exist, only its folder is resolved.
std::string canonicalPath(const std::string& path);

/// The path with links resolved in the folder only: a sidecar lies beside a link, not beside the link's
/// target.
std::string linklessPath(const std::string& path);

/// linklessPath() of many files; each folder is resolved once.
class LinklessPaths
{
public:
    std::string linkless(const std::string& path);

private:
    std::map<std::string, std::string> m_folders; ///< folder as asked → without links
};

} // namespace tagline
