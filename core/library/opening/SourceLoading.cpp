#include "core/library/opening/SourceLoading.h"

#include "core/io/json/TextPlace.h"
#include "core/support/text/PathText.h"

namespace tagline {
namespace {

/// The rate that the sidecar holds for a file whose rates were all guessed, if it is another.
std::optional<FrameRate> rateOfSidecar(const ImportedModel& model, const TagSidecar& sidecar)
{
    for (const Clip& clip : model.clips) {
        if (!clip.isRateGuessed) return {};
        const SidecarClip* entry =
            sidecar.find(validUtf8(clip.name), clip.isNameShared ? std::optional(clip.index) : std::nullopt);
        if (entry && entry->rate != clip.rate) return entry->rate;
    }
    return {};
}

/// What came before and what comes next in one number, by the order too.
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
    const auto state = stateOf(path); // what is written meanwhile is news
    LoadedSource loaded{importer.read(path, settings, cancelled), settings, loadSidecar(path), state};
    if (loaded.model) loaded.state = stateWithSideFiles(path, state, (*loaded.model)->sideFiles);
    if (!loaded.model || !loaded.sidecar || settings.rate) return loaded;
    if (const auto rate = rateOfSidecar(**loaded.model, loaded.sidecar->sidecar)) {
        loaded.settings.rate = rate;
        loaded.model = importer.read(path, loaded.settings, cancelled);
    }
    return loaded;
}

} // namespace tagline
