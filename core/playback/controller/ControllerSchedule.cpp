// AnimationController: time, transitions that begin later, and what tags its tracks meet.

#include "core/playback/controller/AnimationController.h"

#include <algorithm>
#include <cassert>

namespace tagline {

// Schedule

ScheduleId AnimationController::schedule(TrackId track, const TransitionStart& start,
                                         const Transition& transition)
{
    assert(hasTrack(track) && !isLayer(track));
    assert(!start.waitsForTrack() || hasTrack(start.track));
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

void AnimationController::reschedule(ScheduleId id, const TransitionStart& start)
{
    for (Scheduled& each : m_scheduled)
        if (each.id == id) each.start = start;
}

void AnimationController::setScheduledDuration(ScheduleId id, std::int64_t nanoseconds)
{
    for (Scheduled& each : m_scheduled)
        if (each.id == id) each.transition.nanoseconds = nanoseconds;
}

void AnimationController::unschedule(ScheduleId id)
{
    std::erase_if(m_scheduled, [id](const Scheduled& each) { return each.id == id; });
}

bool AnimationController::isIdle() const { return !transition().has_value(); }

std::optional<std::int64_t> AnimationController::timeUntil(const TransitionStart& start) const
{
    switch (start.kind) {
    case TransitionStart::Kind::After:
        return std::max<std::int64_t>(start.nanoseconds, 0);
    case TransitionStart::Kind::Idle: {
        const auto running = transition();
        return running ? running->duration - running->elapsed : 0;
    }
    case TransitionStart::Kind::TrackEnd:
    case TransitionStart::Kind::Tag:
        break;
    }
    if (!isPlaying(start.track) || isPaused(start.track)) return std::nullopt;
    const Track& track = at(start.track);
    if (start.kind == TransitionStart::Kind::Tag) return timeUntilTag(track, start.tag);
    if (track.clock.playCount() > 0 && !staysAtEnd(track.loopMode))
        return track.clock.nanosecondsUntilSpent(track.loopMode);
    const bool isForwards = track.clock.speed() >= 0.0;
    return track.clock.nanosecondsUntil(isForwards ? track.clock.lastFrame() : track.clock.firstFrame(),
                                        track.loopMode);
}

/// Until the track comes to a range of the tag, from whichever side.
std::optional<std::int64_t> AnimationController::timeUntilTag(const Track& track, TagId tag) const
{
    if (!track.timeCurve.isEmpty()) return timeUntilShownTag(track, tag);
    const ClipClock& clock = track.clock;
    std::optional<std::int64_t> soonest;
    const auto offer = [&](std::optional<std::int64_t> until) {
        if (until && (!soonest || *until < *soonest)) soonest = until;
    };
    for (const EventRange& range : track.events.ranges()) {
        if (range.tag != tag) continue;
        const Frame start = std::min(range.range.start, clock.lastFrame());
        const Frame stop = range.isPoint ? start : std::min(range.range.stop, clock.lastFrame());
        const bool isForwards = clock.speed() >= 0.0;
        if (track.loopMode == LoopMode::PingPong) {
            offer(clock.nanosecondsUntilPassing(start, !isForwards));
            offer(clock.nanosecondsUntilPassing(stop, isForwards));
        } else {
            offer(clock.nanosecondsUntil(isForwards ? start : stop, track.loopMode));
        }
    }
    return soonest;
}

/// How far time may run in one step.
std::int64_t AnimationController::reckonNext(std::int64_t most)
{
    std::int64_t next = most;
    if (const auto running = transition()) next = std::min(next, running->duration - running->elapsed);
    if (m_leader.isValid()) next = std::min(next, timeToWarp());
    for (const Track& track : m_tracks)
        if (track.layer && track.layer->duration > 0)
            next = std::min(next, track.layer->duration - track.layer->elapsed);
    for (Scheduled& scheduled : m_scheduled) {
        scheduled.left = timeUntil(scheduled.start);
        if (scheduled.left) next = std::min(next, *scheduled.left);
    }
    return next;
}

/// Whether a transition begins now, after so much time that was reckoned with.
bool AnimationController::isDue(Scheduled& scheduled, std::int64_t passed) const
{
    switch (scheduled.start.kind) {
    case TransitionStart::Kind::After:
        scheduled.start.nanoseconds -= passed;
        return scheduled.start.nanoseconds <= 0;
    case TransitionStart::Kind::Idle:
        return isIdle();
    case TransitionStart::Kind::TrackEnd:
    case TransitionStart::Kind::Tag:
        break;
    }
    return passed > 0 && scheduled.left && *scheduled.left <= passed;
}

void AnimationController::beginDue(std::int64_t passed)
{
    for (std::size_t i = 0; i < m_scheduled.size();) {
        if (!isDue(m_scheduled[i], passed)) {
            ++i;
            continue;
        }
        const Scheduled due = m_scheduled[i];
        m_scheduled.erase(m_scheduled.begin() + std::ptrdiff_t(i));
        transitionTo(due.track, due.transition);
    }
}

// Time

// A step that goes over the end of a transition, or the beginning of a scheduled one, is two: so that any
// split of time into steps gives the same.
void AnimationController::advance(std::int64_t nanoseconds)
{
    assert(nanoseconds >= 0);
    beginDue(0);
    do {
        findSteps();
        const std::int64_t part = reckonNext(nanoseconds);
        step(part);
        nanoseconds -= part;
        beginDue(part);
    } while (nanoseconds > 0);
}

void AnimationController::step(std::int64_t nanoseconds)
{
    const bool isCarried = isCarrying() && !m_sources.empty();
    const GroundTransform figure = isCarried || isExtracting() ? figureStance() : GroundTransform();
    const bool isFading = transition().has_value();
    const bool hasMoved = runClocks(nanoseconds);
    if (!m_sources.empty() && !m_isMixing) m_elapsed += nanoseconds;
    if (m_inertia.isRunning()) m_inertia.advance(nanoseconds);
    m_stepBegan = m_now;
    m_now += nanoseconds;
    if (isCarried) carryFigure(figure);
    if (isExtracting()) addRootStep(figure, figureStance());
    runEvents();
    moveLayers(nanoseconds);
    if (!m_isMixing && !m_sources.empty() && m_elapsed >= m_transition.nanoseconds) {
        m_sources.clear();
        m_areStepsStale = true;
    }
    if (hasMoved || isFading) touch();
    followPlaying();
}

/// Whether any clock that plays has moved.
bool AnimationController::runClocks(std::int64_t nanoseconds)
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!isPlaying(TrackId(i))) continue;
        m_tracks[i].momentBefore = m_tracks[i].clock.moment();
        if (m_tracks[i].isPaused) continue;
        if (!m_tracks[i].isInStep || TrackId(i) == m_leader)
            m_tracks[i].clock.advance(nanoseconds, m_tracks[i].loopMode);
    }
    if (nanoseconds > 0) followLeader();
    bool hasMoved = false;
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!isPlaying(TrackId(i))) continue;
        const Track& track = m_tracks[i];
        if (track.clock.moment() == track.momentBefore) continue;
        hasMoved = true;
        if (hasEnded(track) && m_endedCallback) m_endedCallback(TrackId(i));
    }
    return hasMoved;
}

// Events

void AnimationController::setEventRanges(TrackId track, std::vector<EventRange> ranges)
{
    Track& heard = at(track);
    if (heard.events.isFollowing())
        heard.events.end(shownMoment(heard), [&](const TagEvent& event) { tell(track, event); });
    heard.events = TagEventTracker(ranges, std::max(heard.clip->frames, 1));
    followPlaying();
}

void AnimationController::runEvents()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (m_tracks[i].events.isFollowing()) runEventsOf(TrackId(i));
}

// A clock at the end of the last loop that counts stays there, like a one-shot: the last tick is
// played as Once, and nothing is told of the beginning of a loop that does not come.
void AnimationController::runEventsOf(TrackId id)
{
    Track& track = at(id);
    if (!track.timeCurve.isEmpty()) return runCurvedEvents(id);
    const auto listener = [&](const TagEvent& event) { tell(id, event); };
    ClipClock::Moment from = track.momentBefore;
    const ClipClock::Moment to = track.clock.moment();
    if (track.loopMode != LoopMode::Loop || from == to || !track.clock.isSpent(LoopMode::Loop))
        return track.events.run(from, to, track.loopMode, listener);
    ClipClock::Moment shortBefore = to;
    shortBefore.ticks += track.clock.speed() < 0.0 ? 1 : -1;
    track.events.run(from, shortBefore, LoopMode::Loop, listener);
    track.events.run(shortBefore, to, LoopMode::Once, listener);
}

/// Tracks that have begun to play are listened to, those that have ended are left.
void AnimationController::followPlaying()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        TagEventTracker& events = m_tracks[i].events;
        if (events.isEmpty() || events.isFollowing() == isPlaying(TrackId(i))) continue;
        const auto listener = [&](const TagEvent& event) { tell(TrackId(i), event); };
        if (events.isFollowing())
            events.end(shownMoment(m_tracks[i]), listener);
        else
            events.begin(shownMoment(m_tracks[i]), listener);
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
