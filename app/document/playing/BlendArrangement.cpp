// How ControllerSession returns its arrangement, and applies one.

#include "app/document/playing/BlendArrangement.h"

#include "app/document/playing/ControllerSession.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tagline {

BlendArrangement withoutTracks(const BlendArrangement& arrangement, const std::vector<bool>& isLost)
{
    assert(isLost.size() == arrangement.tracks.size());
    BlendArrangement rest = arrangement;
    rest.tracks.clear();
    rest.schedule.clear();
    std::vector<int> rows; ///< new row of each track; −1 if removed
    for (std::size_t i = 0; i < isLost.size(); ++i) {
        rows.push_back(isLost[i] ? -1 : int(rest.tracks.size()));
        if (!isLost[i]) rest.tracks.push_back(arrangement.tracks[i]);
    }
    const auto rowOf = [&](int row) {
        return row >= 0 && std::size_t(row) < rows.size() ? rows[std::size_t(row)] : -1;
    };
    for (ArrangedTrack& track : rest.tracks) {
        WeightSource& source = track.setup.weightSource;
        if (!source.track) continue;
        source.track = rowOf(*source.track);
        if (*source.track < 0) source = {};
    }
    rest.leading = rowOf(arrangement.leading);
    if (rest.leading < 0) {
        const auto base = std::find_if(rest.tracks.begin(), rest.tracks.end(),
                                       [](const ArrangedTrack& each) { return !each.setup.isLayer(); });
        if (base != rest.tracks.end()) rest.leading = int(base - rest.tracks.begin());
    }
    for (ArrangedFade fade : arrangement.schedule) {
        const bool waits = fade.start.kind == TransitionStart::Kind::TrackEnd ||
                           fade.start.kind == TransitionStart::Kind::Tag;
        fade.to = rowOf(fade.to);
        fade.start.track = waits ? rowOf(fade.start.track) : 0;
        if (fade.to >= 0 && fade.start.track >= 0) rest.schedule.push_back(fade);
    }
    return rest;
}

BlendArrangement ControllerSession::arrangement() const
{
    BlendArrangement made;
    for (const Track& track : m_tracks) made.tracks.push_back({track.clip, track.setup});
    made.leading = leadingTrack();
    made.transition = m_transition;
    made.rootMotion = m_rootMotion;
    made.syncTags = m_syncTags;
    for (const ScheduledFade& fade : scheduled()) {
        if (fade.track < 0) continue;
        ArrangedFade kept{fade.track, fade.start, fade.duration};
        if (fade.start.kind == TransitionStart::Kind::After && fade.begin)
            kept.start.nanoseconds = *fade.begin - m_nanoseconds;
        made.schedule.push_back(kept);
    }
    return made;
}

std::vector<int> ControllerSession::arrange(const BlendArrangement& wanted,
                                            const std::function<StagedClip(ClipId)>& staging)
{
    std::vector<StagedClip> staged;
    std::vector<bool> isLost;
    std::vector<int> lost;
    for (const ArrangedTrack& track : wanted.tracks) {
        staged.push_back(track.clip.isValid() ? staging(track.clip) : StagedClip());
        isLost.push_back(staged.back().isEmpty());
        if (isLost.back()) lost.push_back(int(isLost.size()) - 1);
    }
    std::erase_if(staged, [](const StagedClip& each) { return each.isEmpty(); });
    const BlendArrangement rest = withoutTracks(wanted, isLost);
    for (std::size_t i = 0; i < staged.size(); ++i) // one figure at once: no repeated signals
        if (staged[i].figure != staged.back().figure)
            staged[i] = restaged({0, rest.tracks[i].clip, staged[i], {}, {}}, staged.back().figure);
    clear();
    m_transition = rest.transition;
    m_rootMotion = rest.rootMotion;
    m_syncTags = rest.syncTags;
    for (std::size_t i = 0; i < rest.tracks.size(); ++i)
        addTrack(rest.tracks[i].clip, std::move(staged[i]), rest.tracks[i].setup);
    if (rest.leading >= 0 && !isLayer(rest.leading)) m_controller->cutTo(at(rest.leading).id);
    for (const ArrangedFade& fade : rest.schedule)
        if (const ScheduleId id = schedule(fade.to, fade.start); id.isValid())
            m_controller->setScheduledDuration(id, fade.duration);
    followValues(); // of rows below
    setupChanged();
    return lost;
}

struct ControllerSession::Memory::Parts
{
    std::vector<Track> tracks;
    int nextKey = 1;
    std::optional<AnimationController> controller;
    Transition transition;
    RootMotion rootMotion = RootMotion::Accumulated;
    GroundTransform placement;
    std::int64_t nanoseconds = 0;
    TagEventLog::Cursor cursor = 0;
    std::deque<BlendEvent> events;
    std::deque<BlendNote> notes;
    BlendHistory history;
    int life = 0;
    std::vector<std::string> syncTags = {};
};

ControllerSession::Memory ControllerSession::kept() const
{
    Memory memory;
    memory.m_parts = std::make_shared<Memory::Parts>(Memory::Parts{m_tracks,
                                                                   m_nextKey,
                                                                   m_controller,
                                                                   m_transition,
                                                                   m_rootMotion,
                                                                   m_placement,
                                                                   m_nanoseconds,
                                                                   m_cursor,
                                                                   m_events,
                                                                   m_notes,
                                                                   {},
                                                                   m_life,
                                                                   m_syncTags});
    return memory;
}

ControllerSession::Memory ControllerSession::takenSilently()
{
    Memory memory;
    memory.m_parts = std::make_shared<Memory::Parts>();
    *memory.m_parts = {std::move(m_tracks), m_nextKey,          std::move(m_controller), m_transition,
                       m_rootMotion,        m_placement,        m_nanoseconds,           m_cursor,
                       std::move(m_events), std::move(m_notes), std::move(m_history),    m_life,
                       m_syncTags};
    forget();
    return memory;
}

ControllerSession::Memory ControllerSession::taken()
{
    Memory memory = takenSilently();
    setupChanged();
    emit figureChanged();
    return memory;
}

ControllerSession::Memory ControllerSession::exchanged(Memory memory)
{
    Memory now = takenSilently();
    const Memory::Parts& was = *now.m_parts;
    Memory::Parts& comes = *memory.m_parts;
    const bool hasSamePast = comes.life == was.life && comes.history.isEmpty() && !comes.tracks.empty() &&
                             !was.tracks.empty() &&
                             comes.tracks.front().staged.figure == was.tracks.front().staged.figure;
    if (hasSamePast) comes.history = was.history.until(comes.nanoseconds);
    restore(std::move(memory));
    return now;
}

void ControllerSession::restore(Memory memory)
{
    Memory::Parts& parts = *memory.m_parts;
    m_tracks = std::move(parts.tracks);
    m_nextKey = parts.nextKey;
    m_controller = std::move(parts.controller);
    m_transition = parts.transition;
    m_rootMotion = parts.rootMotion;
    m_placement = parts.placement;
    m_nanoseconds = parts.nanoseconds;
    m_cursor = parts.cursor;
    m_events = std::move(parts.events);
    m_notes = std::move(parts.notes);
    m_history = std::move(parts.history);
    m_life = parts.life;
    m_syncTags = std::move(parts.syncTags);
    m_scrubTime.reset();
    followValues();
    setupChanged();
    emit figureChanged();
    for (Track& track : m_tracks) prepare(track); // clips that were baked meanwhile
}

} // namespace tagline
