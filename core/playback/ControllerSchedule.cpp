// AnimationController: transitions that begin later, and what tags its tracks meet.

#include "core/playback/AnimationController.h"

#include <algorithm>
#include <cassert>

namespace tagline {

// Schedule

ScheduleId AnimationController::schedule(TrackId track, const TransitionStart& start,
                                         const Transition& transition)
{
    assert(hasTrack(track) && !isLayer(track));
    assert(start.kind == TransitionStart::Kind::After || hasTrack(start.track));
    const ScheduleId id(m_nextSchedule++);
    m_scheduled.push_back({id, track, start, transition, std::nullopt});
    return id;
}

std::vector<ScheduledTransition> AnimationController::scheduled() const
{
    std::vector<ScheduledTransition> all;
    for (const Scheduled& each : m_scheduled)
        all.push_back({each.id, each.track, each.start, each.transition, timeUntil(each.start)});
    return all;
}

void AnimationController::unschedule(ScheduleId id)
{
    std::erase_if(m_scheduled, [id](const Scheduled& each) { return each.id == id; });
}

std::optional<std::int64_t> AnimationController::timeUntil(const TransitionStart& start) const
{
    if (start.kind == TransitionStart::Kind::After) return std::max<std::int64_t>(start.nanoseconds, 0);
    if (!isPlaying(start.track)) return std::nullopt;
    const Track& track = at(start.track);
    const bool isForwards = track.clock.speed() >= 0.0;
    if (start.kind == TransitionStart::Kind::TrackEnd)
        return track.clock.nanosecondsUntil(isForwards ? track.clock.lastFrame() : track.clock.firstFrame(),
                                            track.loopMode);
    std::optional<std::int64_t> soonest;
    for (const EventRange& range : track.events.ranges()) {
        if (range.tag != start.tag) continue;
        const Frame edge = isForwards || range.isPoint ? range.range.start : range.range.stop;
        const auto until =
            track.clock.nanosecondsUntil(std::min(edge, track.clock.lastFrame()), track.loopMode);
        if (until && (!soonest || *until < *soonest)) soonest = until;
    }
    return soonest;
}

/// How far time may run in one step.
std::int64_t AnimationController::reckonNext(std::int64_t most)
{
    std::int64_t next = most;
    if (!m_sources.empty()) next = std::min(next, m_transition.nanoseconds - m_elapsed);
    for (const Track& track : m_tracks)
        if (track.layer && track.layer->duration > 0)
            next = std::min(next, track.layer->duration - track.layer->elapsed);
    for (Scheduled& scheduled : m_scheduled) {
        scheduled.left = timeUntil(scheduled.start);
        if (scheduled.left) next = std::min(next, *scheduled.left);
    }
    return next;
}

void AnimationController::beginDue(std::int64_t passed)
{
    for (std::size_t i = 0; i < m_scheduled.size();) {
        Scheduled& scheduled = m_scheduled[i];
        const bool isTimed = scheduled.start.kind == TransitionStart::Kind::After;
        if (isTimed) scheduled.start.nanoseconds -= passed;
        const bool isDue = isTimed ? scheduled.start.nanoseconds <= 0
                                   : passed > 0 && scheduled.left && *scheduled.left <= passed;
        if (!isDue) {
            ++i;
            continue;
        }
        const Scheduled due = scheduled;
        m_scheduled.erase(m_scheduled.begin() + std::ptrdiff_t(i));
        transitionTo(due.track, due.transition);
    }
}

// Events

void AnimationController::setEventRanges(TrackId track, std::vector<EventRange> ranges)
{
    Track& heard = at(track);
    if (heard.events.isFollowing())
        heard.events.end(heard.clock.moment(), [&](const TagEvent& event) { tell(track, event); });
    heard.events = TagEventTracker(ranges, std::max(heard.clip->frames, 1));
    followPlaying();
}

void AnimationController::runEvents()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        Track& track = m_tracks[i];
        if (track.events.isFollowing())
            track.events.run(track.momentBefore, track.clock.moment(), track.loopMode,
                             [&](const TagEvent& event) { tell(TrackId(i), event); });
    }
}

/// Tracks that have begun to play are listened to, those that have ended are left.
void AnimationController::followPlaying()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        TagEventTracker& events = m_tracks[i].events;
        if (events.isEmpty() || events.isFollowing() == isPlaying(TrackId(i))) continue;
        const auto listener = [&](const TagEvent& event) { tell(TrackId(i), event); };
        if (events.isFollowing())
            events.end(m_tracks[i].clock.moment(), listener);
        else
            events.begin(m_tracks[i].clock.moment(), listener);
    }
}

void AnimationController::tell(TrackId track, TagEvent event)
{
    event.track = track.value;
    event.weight = report(track).weight;
    m_events.append(event);
    if (m_eventCallback) m_eventCallback(event);
}

} // namespace tagline
