#include "core/library/opening/SourceLoading.h"

#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/PathText.h"

#include <algorithm>

namespace tagline {
namespace {

/// The most frequent rate of a sidecar's entries; of equally frequent ones, that of the first entry.
std::optional<FrameRate> rateOf(const TagSidecar& sidecar)
{
    std::optional<FrameRate> found;
    std::ptrdiff_t most = 0;
    for (const SidecarClip& clip : sidecar.clips) {
        if (clip.rate == found) continue;
        const std::ptrdiff_t count = std::ranges::count(sidecar.clips, clip.rate, &SidecarClip::rate);
        if (count > most) found = clip.rate;
        most = std::max(most, count);
    }
    return found;
}

/// Whether the sidecar was not written since it was read; new sets are left to the file watcher.
bool isAsRead(const std::string& modelPath, const StoredSidecar& stored)
{
    const auto isSame = [&](const std::string& set, FileStamp stamp) {
        const auto status = statusOf(sidecarPath(modelPath, set));
        stamp.contentHash.clear();
        return status ? unreadStamp(*status) == stamp : !stamp.exists;
    };
    if (!isSame({}, stored.named.empty() ? stored.stamp : stored.unnamed->stamp)) return false;
    return std::ranges::all_of(stored.named,
                               [&](const StoredSet& set) { return isSame(set.name, set.stamp); });
}

/// Combines two numbers into one, depending on their order.
std::uint64_t mixed(std::uint64_t before, std::uint64_t next)
{
    constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u; // odd, and without a pattern in its bits
    return (before ^ (before >> 29)) * factor + next;
}

} // namespace

std::string sideFilePath(const std::string& modelPath, const std::string& sideFile)
{
    return folderOf(modelPath) + '/' + sideFile;
}

std::optional<FileState> stateWithSideFiles(const std::string& path, std::optional<FileState> model,
                                            const std::vector<std::string>& sideFiles)
{
    if (!model) return model;
    for (const std::string& sideFile : sideFiles) {
        const FileState side = stateOf(sideFilePath(path, sideFile)).value_or(FileState());
        model->inode = mixed(model->inode, side.inode);
        for (const std::int64_t each : {side.size, side.modified, side.noted})
            model->inode = mixed(model->inode, std::uint64_t(each));
    }
    return model;
}

LoadedSource loadSource(const ModelImporter& importer, const std::string& path,
                        const ImportSettings& settings, const std::atomic<bool>* cancelled)
{
    const auto state = stateOf(path); // taken first, so that a later write counts as a change
    auto sidecar = loadSidecar(path);
    ImportSettings all = settings;
    const ImportFormat* format = importFormatOf(path);
    const bool isAsked = sidecar && !settings.rate && format && mayLoseRate(*format);
    all.rateIfLost = isAsked ? rateOf(sidecar->sidecar) : std::nullopt;
    LoadedSource loaded{importer.read(path, all, cancelled), all, std::move(sidecar), state};
    if (loaded.model) loaded.state = stateWithSideFiles(path, state, (*loaded.model)->sideFiles);
    if (loaded.sidecar && !isAsRead(path, *loaded.sidecar))
        loaded.sidecar = loadSidecar(path); // the sidecar was saved meanwhile
    return loaded;
}

} // namespace tagline
