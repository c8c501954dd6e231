#include "core/library/SetFiles.h"

#include "core/import/ModelImporter.h"
#include "core/io/TagSidecar.h"
#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t billion = 1'000'000'000;
/// How recent a change of a folder may be for a further change not to show in its time; longer on disks that
/// keep whole seconds (FAT even ones).
constexpr std::int64_t settlingOf(std::int64_t changed)
{
    return changed % billion == 0 ? 2 * billion : billion / 20;
}
constexpr std::size_t mostFolders = 4096; ///< kept in memory

/// The names of sets by the name of their model's file.
using SetsOfFolder = std::unordered_map<std::string, std::vector<std::string>>;

struct KnownFolder
{
    std::int64_t changed = 0;
    std::shared_ptr<const SetsOfFolder> sets;
};

std::shared_ptr<const SetsOfFolder> setsIn(const std::string& folder, std::error_code& fault)
{
    auto sets = std::make_shared<SetsOfFolder>();
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        const std::string name = at->path().filename().string();
        const auto file = name.starts_with('.') ? std::nullopt : setFileOf(name);
        if (file && !file->set.empty()) (*sets)[file->model].push_back(file->set);
    }
    for (auto& [model, names] : *sets) std::sort(names.begin(), names.end());
    return sets;
}

/// Cache of the sets in folders, valid as long as the folders do not change.
class FolderMemory
{
public:
    std::shared_ptr<const SetsOfFolder> sets(const std::string& folder)
    {
        const auto status = statusOf(folder);
        if (!status) return std::make_shared<const SetsOfFolder>();
        const std::int64_t changed = status->modified;
        {
            const std::lock_guard lock(m_mutex);
            const auto known = m_folders.find(folder);
            if (known != m_folders.end() && known->second.changed == changed) return known->second.sets;
        }
        const std::int64_t now = fileTimeNow();
        std::error_code fault;
        auto found = setsIn(folder, fault);
        if (fault || now - changed <= settlingOf(changed)) return found;
        const std::lock_guard lock(m_mutex);
        if (m_folders.size() >= mostFolders) m_folders.clear();
        m_folders[folder] = {changed, found};
        return found;
    }

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, KnownFolder> m_folders;
};

} // namespace

std::optional<SetFile> setFileOf(std::string_view path)
{
    const auto before = modelPathOfSidecar(path);
    if (!before) return std::nullopt;
    if (ModelImporter::canRead(*before)) return SetFile{*before, {}};
    const std::size_t dot = before->rfind('.');
    if (dot == std::string::npos || !isSetName(std::string_view(*before).substr(dot + 1)))
        return std::nullopt;
    SetFile file{before->substr(0, dot), before->substr(dot + 1)};
    return ModelImporter::canRead(file.model) ? std::optional(std::move(file)) : std::nullopt;
}

bool canNameSet(std::string_view name)
{
    if (!isSetName(name)) return false;
    const auto file = setFileOf("x.bvh." + std::string(name) + ".tags.json");
    return file && file->set == name;
}

std::vector<std::string> setsBeside(const std::string& modelPath)
{
    static FolderMemory memory;
    const std::string folder = folderOf(modelPath);
    const auto sets = memory.sets(folder.empty() ? "." : folder);
    const auto found = sets->find(std::string(fileNameOf(modelPath)));
    return found == sets->end() ? std::vector<std::string>() : found->second;
}

} // namespace tagline
