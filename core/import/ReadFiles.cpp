#include "core/import/ReadFiles.h"

#include <mutex>
#include <unordered_map>
#include <utility>

namespace tagline {
namespace {

class ReadFileMemory
{
public:
    void note(const std::string& path, ReadFile file)
    {
        const std::lock_guard lock(m_mutex);
        m_files.insert_or_assign(path, std::move(file));
    }
    std::optional<ReadFile> find(const std::string& path)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_files.find(path);
        return known == m_files.end() ? std::nullopt : std::optional(known->second);
    }

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, ReadFile> m_files;
};

ReadFileMemory& readFileMemory()
{
    static ReadFileMemory memory;
    return memory;
}

} // namespace

void noteReadFile(const std::string& path, ReadFile file) { readFileMemory().note(path, std::move(file)); }

std::optional<ReadFile> readFileAt(const std::string& path) { return readFileMemory().find(path); }

} // namespace tagline
