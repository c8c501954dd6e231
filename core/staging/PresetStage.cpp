#include "core/staging/PresetStage.h"

#include "core/staging/ClipEvents.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "core/staging/values/ClipValues.h"
#include "core/tags/sheet/TagMirror.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

std::optional<ClipId> clipOfTrack(const ClipLibrary& library, const PresetTrack& track)
{
    const auto source = library.findSource(track.source);
    return source ? library.findClip(*source, track.clip, track.index.value_or(0)) : std::nullopt;
}

} // namespace

PresetStage::PresetStage(const ClipLibrary& library, const ControllerPreset& preset)
    : m_vocabulary(library.vocabulary())
    , m_staged(stagedTracks(library, preset))
{
    for (std::size_t i = 0; i < m_staged.size(); ++i)
        if (m_staged[i].isEmpty())
            m_missing.push_back(i);
        else
            m_figure = m_staged[i].figure;
    const auto first = std::find_if(m_staged.begin(), m_staged.end(),
                                    [](const StagedClip& each) { return !each.isEmpty(); });
    if (first == m_staged.end()) return;
    m_controller.emplace(first->skeleton);
    std::size_t track = 0;
    m_played = playPreset(
        preset, *m_controller,
        [&](const PresetTrack& each) { return clipFor(library, each, m_staged[track++], preset.syncTags); },
        [&](std::string_view name) { return m_vocabulary.find(name).value_or(TagId()); },
        [&](const PresetTrack& layer, const PresetTrack& asked) {
            return valuesFor(library, std::size_t(&layer - preset.tracks.data()), layer.setup.weightSource,
                             asked);
        });
    collectEvents();
}

std::vector<StagedClip> PresetStage::stagedTracks(const ClipLibrary& library,
                                                  const ControllerPreset& preset) const
{
    std::vector<StagedClip> staged;
    std::shared_ptr<const ImportedModel> figure;
    for (const PresetTrack& track : preset.tracks) {
        const auto clip = clipOfTrack(library, track);
        staged.push_back(clip ? stagedIn(library, *clip) : StagedClip());
        if (!staged.back().isEmpty()) figure = staged.back().figure;
    }
    for (std::size_t i = 0; i < staged.size(); ++i) {
        if (staged[i].isEmpty()) continue;
        if (staged[i].figure != figure)
            staged[i] = stagedIn(library, *clipOfTrack(library, preset.tracks[i]), figure);
        if (staged[i].waitsForMap()) staged[i] = carriedOverClip(staged[i]);
    }
    return staged;
}

PresetClip PresetStage::clipFor(const ClipLibrary& library, const PresetTrack& track,
                                const StagedClip& staged, std::span<const std::string> syncTags)
{
    if (staged.isEmpty()) return {};
    PresetClip held{staged.clip, staged.binding, staged.baked, {}, {}};
    const ClipId clip = *clipOfTrack(library, track);
    held.ranges = clipEventRanges(library, clip);
    held.marks = syncMarksOf(library, clip, syncTags);
    for (EventRange& each : held.ranges) each.tag = heardTag(each.tag, track.setup.isMirrored);
    for (SyncMark& each : held.marks) each.tag = heardTag(each.tag, track.setup.isMirrored);
    return held;
}

/// The tag that a track means by a tag of its clip: the left foot is the right one in the mirror.
TagId PresetStage::heardTag(TagId tag, bool isMirrored)
{
    const auto partner = isMirrored ? mirrorPartner(tag, m_vocabulary) : std::nullopt;
    return partner ? m_vocabulary.intern(*partner) : tag;
}

std::shared_ptr<const std::vector<float>> PresetStage::valuesFor(const ClipLibrary& library,
                                                                 std::size_t layer,
                                                                 const WeightSource& source,
                                                                 const PresetTrack& asked)
{
    const auto values =
        ClipValues::of(library, *clipOfTrack(library, asked), source.value, asked.setup.isMirrored);
    if (values) return std::make_shared<const std::vector<float>>(values->values());
    m_unmet.push_back({layer, values.error()});
    return nullptr;
}

JointIndex PresetStage::root() const
{
    const auto leading =
        std::find(m_played.tracks.begin(), m_played.tracks.end(), m_controller->currentTrack());
    const auto shown = m_controller->currentTrack().isValid() && leading != m_played.tracks.end()
                           ? m_staged.begin() + (leading - m_played.tracks.begin())
                           : std::find_if(m_staged.begin(), m_staged.end(),
                                          [](const StagedClip& each) { return !each.isEmpty(); });
    return rootOf(*shown);
}

void PresetStage::advance(std::int64_t nanoseconds)
{
    while (nanoseconds > 0) {
        const std::int64_t part = std::min(nanoseconds, step);
        m_controller->advance(part);
        m_placement = m_placement.after(m_controller->takeRootStep());
        collectEvents();
        nanoseconds -= part;
    }
}

void PresetStage::collectEvents()
{
    for (const TagEvent& event : m_controller->tagEvents(m_cursor)) m_events.push_back(event);
    m_controller->forgetTagEvents(m_cursor);
}

Pose PresetStage::pose()
{
    Pose pose = m_controller->pose();
    if (m_placement.isIdentity()) return pose;
    const Skeleton& skeleton = m_controller->skeleton();
    placeOnGround(skeleton, root(), moveFromRest(skeleton, root(), m_placement), pose);
    return pose;
}

std::vector<float> PresetStage::morphWeights() const
{
    std::vector<MorphShare> shares;
    for (std::size_t track = 0; track < m_staged.size(); ++track) {
        if (!m_played.tracks[track].isValid()) continue;
        const TrackReport report = m_controller->report(m_played.tracks[track]);
        const FileClip file = fileClipOf(m_staged[track]);
        shares.push_back({file.clip, file.start + report.frame, report.weight});
    }
    return FigureMorphs(m_figure).weights(shares);
}

} // namespace tagline
