#include "core/library/SourceLoading.h"

#include "core/io/json/TextPlace.h"

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

} // namespace

LoadedSource loadSource(const ModelImporter& importer, const std::string& path,
                        const ImportSettings& settings, const std::atomic<bool>* cancelled)
{
    LoadedSource loaded{importer.read(path, settings, cancelled), settings, loadSidecar(path)};
    if (!loaded.model || !loaded.sidecar || settings.rate) return loaded;
    if (const auto rate = rateOfSidecar(**loaded.model, loaded.sidecar->sidecar)) {
        loaded.settings.rate = rate;
        loaded.model = importer.read(path, loaded.settings, cancelled);
    }
    return loaded;
}

} // namespace tagline
