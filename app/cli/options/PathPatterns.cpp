#include "app/cli/options/PathPatterns.h"

#include "core/query/language/NamePattern.h"

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

bool hasWildcard(const std::string& text) { return text.find_first_of("*?") != std::string::npos; }

std::vector<std::string> partsOf(const std::string& path)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at = path.find('/'); at != std::string::npos; at = path.find('/', from)) {
        if (at > from) parts.push_back(path.substr(from, at - from));
        from = at + 1;
    }
    if (from < path.size()) parts.push_back(path.substr(from));
    return parts;
}

std::string joinedPath(const std::string& folder, const std::string& name)
{
    return folder.empty() || folder.ends_with('/') ? folder + name : folder + '/' + name;
}

/// Visits the folders that the parts of a pattern match.
class PatternWalk
{
public:
    explicit PatternWalk(const std::string& pattern)
        : m_parts(partsOf(pattern))
    {
        visit(pattern.starts_with('/') ? "/" : "", 0);
        std::sort(m_found.begin(), m_found.end());
        m_found.erase(std::unique(m_found.begin(), m_found.end()), m_found.end());
    }

    std::vector<std::string> found() && { return std::move(m_found); }

private:
    void visit(const std::string& folder, std::size_t place)
    {
        std::error_code ignored;
        if (place == m_parts.size()) {
            if (fs::exists(folder, ignored)) m_found.push_back(folder);
            return;
        }
        const std::string& part = m_parts[place];
        if (!hasWildcard(part)) return visit(joinedPath(folder, part), place + 1);
        const bool isAnyFolders = part == "**";
        if (isAnyFolders) visit(folder, place + 1);
        const NamePattern pattern(part);
        for (fs::directory_iterator at(folder.empty() ? "." : folder, ignored), end; !ignored && at != end;
             at.increment(ignored)) {
            const std::string name = at->path().filename().string();
            std::error_code unknown;
            if (name.starts_with('.')) continue;
            if (isAnyFolders) {
                if (at->is_directory(unknown) && !at->is_symlink(unknown))
                    visit(joinedPath(folder, name), place);
            } else if (pattern.matches(name)) {
                visit(joinedPath(folder, name), place + 1);
            }
        }
    }

    std::vector<std::string> m_parts;
    std::vector<std::string> m_found;
};

} // namespace

std::vector<std::string> matchingPaths(const std::string& pattern)
{
    std::error_code ignored;
    if (!hasWildcard(pattern) || fs::exists(pattern, ignored)) return {pattern};
    std::vector<std::string> found = PatternWalk(pattern).found();
    return found.empty() ? std::vector{pattern} : found;
}

} // namespace tagline
