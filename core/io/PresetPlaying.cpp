#include "core/io/PresetPlaying.h"

#include "core/io/LibraryFileKind.h"
#include "core/playback/controller/TrackSettingUp.h"

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

TrackId addedTrack(AnimationController& controller, const TrackSetup& setup, PresetClip held)
{
    const TrackId track = addTrackSetUp(controller, setup, std::move(held.clip), std::move(held.binding),
                                        std::move(held.baked));
    if (setup.isInStep && !setup.isLayer()) controller.setSyncMarks(track, held.marks);
    controller.setEventRanges(track, std::move(held.ranges));
    return track;
}

/// When a fade begins; none if its track or its tag is not there.
std::optional<TransitionStart> startOfFade(const PresetFade& fade, const std::vector<TrackId>& tracks,
                                           const std::function<TagId(std::string_view)>& tagNamed)
{
    const auto waitedFor = [&] { return tracks[std::size_t(fade.track)]; };
    switch (fade.at) {
    case TransitionStart::Kind::After:
        return TransitionStart::after(fade.nanoseconds);
    case TransitionStart::Kind::Idle:
        return TransitionStart::whenIdle();
    case TransitionStart::Kind::TrackEnd:
        return waitedFor().isValid() ? std::optional(TransitionStart::atEndOf(waitedFor())) : std::nullopt;
    case TransitionStart::Kind::Tag:
        const TagId tag = tagNamed(fade.tag);
        return waitedFor().isValid() && tag.isValid()
                   ? std::optional(TransitionStart::atTag(waitedFor(), tag))
                   : std::nullopt;
    }
    return std::nullopt;
}

/// The track that has all weight at first; none if there is no track but layers.
std::optional<TrackId> leadingOf(const ControllerPreset& preset, const std::vector<TrackId>& tracks)
{
    const auto canLead = [&](std::size_t row) {
        return row < tracks.size() && tracks[row].isValid() && !preset.tracks[row].setup.isLayer();
    };
    if (const auto wanted = std::size_t(std::max(preset.leading, 0));
        wanted < tracks.size() && tracks[wanted].isValid())
        return canLead(wanted) ? std::optional(tracks[wanted]) : std::nullopt;
    for (std::size_t row = 0; row < tracks.size(); ++row)
        if (canLead(row)) return tracks[row];
    return std::nullopt;
}

/// Lets the weights of layers follow what clips say.
void followValues(const ControllerPreset& preset, const std::vector<TrackId>& tracks,
                  const PresetValues& valuesOf, AnimationController& controller)
{
    for (std::size_t row = 0; row < tracks.size(); ++row) {
        const PresetTrack& layer = preset.tracks[row];
        const WeightSource& source = layer.setup.weightSource;
        if (!tracks[row].isValid() || !layer.setup.isLayer() || source.isEmpty()) continue;
        const auto asked = std::size_t(source.track.value_or(std::int32_t(row)));
        if (asked >= tracks.size() || !tracks[asked].isValid()) continue;
        controller.setWeightValues(
            tracks[row], weightValuesOf(source, tracks[asked], valuesOf(layer, preset.tracks[asked])));
    }
}

std::optional<std::vector<ControllerPreset>> readPresetsOf(OpenJsonFile& file)
{
    std::vector<ControllerPreset> presets;
    const auto node = file.members.find("presets");
    if (!node) return presets;
    const auto elements = readArray(*node, file.problems);
    if (!elements) return {};
    for (const JsonNode element : *elements) {
        JsonObjectReader preset(element, file.problems, "a preset");
        if (!readPreset(preset, presets.emplace_back(), file.problems)) return {};
        presets.back().extra = preset.extraKeys();
    }
    return presets;
}

} // namespace

Result<std::vector<ControllerPreset>> readPresets(std::string_view bytes, std::string file)
{
    return readJsonFile(bytes, std::move(file), libraryFileKind, readPresetsOf);
}

PlayedPreset playPreset(const ControllerPreset& preset, AnimationController& controller,
                        const std::function<PresetClip(const PresetTrack&)>& clipOf,
                        const std::function<TagId(std::string_view)>& tagNamed, const PresetValues& valuesOf)
{
    PlayedPreset played;
    controller.setRootMotion(preset.ground);
    for (const PresetTrack& track : preset.tracks) {
        PresetClip held = clipOf(track);
        played.tracks.push_back(held.clip ? addedTrack(controller, track.setup, std::move(held)) : TrackId());
    }
    if (valuesOf) followValues(preset, played.tracks, valuesOf, controller);
    if (const auto leading = leadingOf(preset, played.tracks)) controller.cutTo(*leading);
    for (const PresetFade& fade : preset.schedule) {
        const TrackId to = played.tracks[std::size_t(fade.to)];
        const auto start = to.isValid() ? startOfFade(fade, played.tracks, tagNamed) : std::nullopt;
        if (!start) {
            ++played.leftOut;
            continue;
        }
        Transition transition = preset.transition;
        transition.nanoseconds = std::max<std::int64_t>(fade.duration, 0);
        controller.schedule(to, *start, transition);
    }
    return played;
}

} // namespace tagline
