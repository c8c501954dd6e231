#include "app/document/playing/PresetArrangement.h"

#include <algorithm>
#include <utility>

namespace tagline {

ControllerPreset presetOf(const BlendArrangement& arrangement, const ClipLibrary& library)
{
    ControllerPreset preset;
    for (const ArrangedTrack& track : arrangement.tracks) {
        const LibraryClip& clip = library.clip(track.clip);
        preset.tracks.push_back(
            {library.source(clip.source).path, clip.name, clip.writtenIndex(), track.setup, {}});
    }
    preset.leading = std::max(arrangement.leading, 0);
    preset.transition = arrangement.transition;
    preset.ground = arrangement.rootMotion;
    preset.syncTags = arrangement.syncTags;
    for (const ArrangedFade& fade : arrangement.schedule) {
        PresetFade kept;
        kept.to = fade.to;
        kept.at = fade.start.kind;
        if (kept.at == TransitionStart::Kind::After) kept.nanoseconds = fade.start.nanoseconds;
        if (kept.at == TransitionStart::Kind::TrackEnd || kept.at == TransitionStart::Kind::Tag)
            kept.track = fade.start.track;
        if (kept.at == TransitionStart::Kind::Tag) kept.tag = library.vocabulary()[fade.start.tag].name;
        kept.duration = fade.duration;
        preset.schedule.push_back(std::move(kept));
    }
    return preset;
}

BlendArrangement arrangementOf(const ControllerPreset& preset, const ClipLibrary& library)
{
    BlendArrangement arrangement;
    for (const PresetTrack& track : preset.tracks) {
        const auto source = library.findSource(track.source);
        const auto clip =
            source ? library.findClip(*source, track.clip, track.index.value_or(0)) : std::nullopt;
        arrangement.tracks.push_back({clip.value_or(ClipId()), track.setup});
    }
    arrangement.leading = preset.tracks.empty() ? -1 : preset.leading;
    arrangement.transition = preset.transition;
    arrangement.rootMotion = preset.ground;
    arrangement.syncTags = preset.syncTags;
    for (const PresetFade& fade : preset.schedule) {
        ArrangedFade wanted;
        wanted.to = fade.to;
        wanted.start = {fade.at, fade.nanoseconds, fade.track, {}};
        wanted.duration = fade.duration;
        if (fade.at == TransitionStart::Kind::Tag) {
            const auto tag = library.vocabulary().find(fade.tag);
            if (!tag) continue; // no clip has it: the fade would never begin
            wanted.start.tag = *tag;
        }
        arrangement.schedule.push_back(wanted);
    }
    return arrangement;
}

} // namespace tagline
