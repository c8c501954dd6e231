// AnimationController: tracks that keep in step by their tags.
//
// Each track in step counts its marks from one that all have in common, so that a place is the same number in
// each. The leader's clock alone runs; its speed is found anew at fixed times of the controller, so that any
// split of time into steps gives the same.

#include "core/playback/controller/AnimationController.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// How long the leader keeps a speed, nanoseconds.
constexpr std::int64_t warpPeriod = 4'000'000;

} // namespace

void AnimationController::setSyncMarks(TrackId track, std::span<const SyncMark> marks)
{
    Track& changed = at(track);
    changed.sync = SyncTrack(marks, changed.clip->frames);
    changed.isInStep = false;
    m_areStepsStale = true;
}

std::int64_t AnimationController::timeToWarp() const { return warpPeriod - m_now % warpPeriod; }

bool AnimationController::canStep(TrackId track) const
{
    if (!isPlaying(track) || isLayer(track)) return false;
    const Track& found = at(track);
    return !found.sync.isEmpty() && found.loopMode == LoopMode::Loop && found.clock.playCount() == 0 &&
           !found.isPaused && found.timeCurve.isEmpty() && found.speed != 0.0;
}

/// The track that the others are brought in step with: one that was in step before, else the heaviest.
TrackId AnimationController::stepAnchor() const
{
    TrackId best;
    std::pair<bool, float> most{false, -1.0f};
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!canStep(TrackId(i))) continue;
        const std::pair<bool, float> counts{m_tracks[i].isInStep, weightOf(TrackId(i))};
        if (counts <= most) continue;
        most = counts;
        best = TrackId(i);
    }
    return best;
}

/// Brings a track in step with another that stays where it is. Whether their tags fit.
bool AnimationController::joinStep(TrackId joining, const Track& anchor)
{
    Track& track = at(joining);
    if ((track.speed < 0.0) != (anchor.speed < 0.0)) return false;
    if (track.isInStep && anchor.isInStep) return true;
    const SyncPlace there = anchor.sync.place(anchor.clock.loops(), anchor.clock.frame());
    const SyncPlace here = track.sync.place(track.clock.loops(), track.clock.frame());
    const auto offset = track.sync.offsetTo(anchor.sync, here, there);
    if (!offset) return false;
    track.syncOffset = anchor.syncOffset + *offset;
    const GroundTransform stance = isCarrying() ? stanceOf(track, track.clock) : GroundTransform();
    const SyncTrack::Time time = track.sync.time({there.mark + *offset, there.part});
    track.clock.place(time.loops, time.frame);
    if (isCarrying()) moveTo(track, stance);
    if (track.events.isFollowing())
        track.events.jump(track.clock.moment(), [&](const TagEvent& event) { tell(joining, event); });
    touch();
    return true;
}

void AnimationController::findSteps()
{
    const bool isStale = std::exchange(m_areStepsStale, false);
    if (isStale) {
        const TrackId anchor = stepAnchor();
        int inStep = 0;
        for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
            if (!hasTrack(TrackId(i)) || TrackId(i) == anchor) continue;
            m_tracks[i].isInStep = canStep(TrackId(i)) && joinStep(TrackId(i), at(anchor));
            inStep += m_tracks[i].isInStep;
        }
        if (anchor.isValid()) m_tracks[anchor.value].isInStep = inStep > 0;
        const bool leadsTarget = hasTrack(m_target) && m_tracks[m_target.value].isInStep;
        m_leader = inStep == 0 ? TrackId() : (leadsTarget ? m_target : anchor);
        for (Track& track : m_tracks)
            if (!track.isRemoved && !track.isInStep) track.clock.setSpeed(track.speed);
    }
    if (m_leader.isValid() && (isStale || m_now % warpPeriod == 0)) warpLeader();
}

/// The time from one mark to the next is the mean of the times that the tracks would take by themselves.
void AnimationController::warpLeader()
{
    Track& leader = at(m_leader);
    const std::int64_t common =
        leader.sync.place(leader.clock.loops(), leader.clock.frame()).mark - leader.syncOffset;
    const auto framesOf = [&](const Track& track) {
        return track.sync.framesAfter(common + track.syncOffset);
    };
    double seconds = 0.0;
    double sum = 0.0;
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!m_tracks[i].isInStep) continue;
        const double weight = weightOf(TrackId(i));
        seconds +=
            weight * m_tracks[i].clip->rate.seconds(1) * framesOf(m_tracks[i]) / std::abs(m_tracks[i].speed);
        sum += weight;
    }
    for (Track& track : m_tracks) {
        if (!track.isInStep) continue;
        const double own = track.clip->rate.seconds(1) * framesOf(track);
        const double speed = sum > 0.0 && seconds > 0.0 ? own * sum / seconds : std::abs(track.speed);
        track.clock.setSpeed(std::copysign(speed, track.speed));
    }
}

void AnimationController::followLeader()
{
    if (!m_leader.isValid()) return;
    const Track& leader = at(m_leader);
    const SyncPlace place = leader.sync.place(leader.clock.loops(), leader.clock.frame());
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        Track& track = m_tracks[i];
        if (!track.isInStep || TrackId(i) == m_leader) continue;
        const SyncTrack::Time time =
            track.sync.time({place.mark - leader.syncOffset + track.syncOffset, place.part});
        track.clock.place(time.loops, time.frame);
    }
}

} // namespace tagline
