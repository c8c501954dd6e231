#pragma once

// LinklessPath tells where a file is, so that one file has one path however its folder is reached.

#include <map>
#include <string>

namespace tagline {

/// Absolute and without links; of a file that is not there, its folder is.
std::string canonicalPath(const std::string& path);

/// The folder without links, then the file's own name: a sidecar lies beside a link, not beside what it
/// names.
std::string linklessPath(const std::string& path);

/// linklessPath() of many files: each folder is looked up once, however many files it holds.
class LinklessPaths
{
public:
    std::string linkless(const std::string& path);

private:
    std::map<std::string, std::string> m_folders; ///< as asked → without links
};

} // namespace tagline
