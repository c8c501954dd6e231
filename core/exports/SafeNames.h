#pragma once

// SafeNames makes names of files that Linux, Windows and macOS allow, and that no two files share.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The text as a part of a path that every system allows: no separators, no control characters, no name of a
/// device, no hidden file, at most 200 bytes.
std::string safePart(std::string_view text);

/// The folders of a path, each a safe part, with a slash behind each; none if there are too many.
std::string safeFolders(const std::string& path);

/// Names that no other has, where letters' case is not told apart.
class UniqueNames
{
public:
    /// The first of the names that is free, else the last with a number.
    std::string taken(const std::vector<std::string>& proposals, const std::string& ending);
    /// Folders of a path: no file gets their names.
    void reserve(const std::string& folders);

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_numbers; ///< that were given to a name
};

} // namespace tagline
