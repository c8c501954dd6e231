#pragma once

// The parts of a path, as text: nothing is looked up on the disk.

#include <string>
#include <string_view>

namespace tagline {

/// All before the last slash, "/" for what lies in the root; empty if there is no slash.
inline std::string folderOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos) return {};
    return std::string(slash == 0 ? "/" : path.substr(0, slash));
}

/// The folder of a path as the system finds it: "." for a bare name.
inline std::string openFolderOf(std::string_view path)
{
    std::string folder = folderOf(path);
    return folder.empty() ? "." : folder;
}

/// All after the last slash.
inline std::string_view fileNameOf(std::string_view path) { return path.substr(path.rfind('/') + 1); }

} // namespace tagline
