// AnimationController: how much each track counts, and what changes that.

#include "core/playback/controller/AnimationController.h"

#include "core/animation/figure/Weights.h"
#include "core/playback/PoseMatch.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

/// Shares below this are dropped from the tracks that are faded from: too small to be seen.
constexpr float negligible = 1e-6f;
/// Over what time the speed of the figure is taken, nanoseconds.
constexpr std::int64_t speedStep = 4'000'000;

} // namespace

// Weights

float AnimationController::grown() const
{
    if (m_isMixing) return 0.0f;
    if (m_sources.empty()) return 1.0f;
    return curveValue(m_transition, double(m_elapsed) / double(m_transition.nanoseconds));
}

float AnimationController::weightOf(TrackId track) const
{
    const float part = grown();
    float weight = track == m_target && !m_isMixing ? part : 0.0f;
    for (const TrackShare& source : m_sources)
        if (source.track == track) weight += source.weight * (1.0f - part);
    return weight;
}

float AnimationController::enabledWeight() const
{
    float sum = 0.0f;
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (hasTrack(TrackId(i)) && m_tracks[i].isEnabled) sum += weightOf(TrackId(i));
    return sum;
}

bool AnimationController::isPlaying(TrackId track) const
{
    if (!hasTrack(track)) return false;
    if (isLayer(track)) return at(track).isEnabled && layerWeight(track) > 0.0f;
    const bool isSource = std::any_of(m_sources.begin(), m_sources.end(),
                                      [track](const TrackShare& source) { return source.track == track; });
    return at(track).isEnabled && (isSource || (track == m_target && !m_isMixing));
}

TrackId AnimationController::heaviestTrack() const
{
    TrackId heaviest;
    float most = 0.0f;
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        const float weight = hasTrack(TrackId(i)) && m_tracks[i].isEnabled ? weightOf(TrackId(i)) : 0.0f;
        if (weight <= most) continue;
        most = weight;
        heaviest = TrackId(i);
    }
    return heaviest;
}

// Transitions

void AnimationController::cutTo(TrackId track)
{
    assert(hasTrack(track) && !isLayer(track));
    m_sources.clear();
    m_inertia.end();
    m_isMixing = false;
    m_target = track;
    m_areStepsStale = true;
    touch();
    followPlaying();
}

void AnimationController::transitionTo(TrackId track, const Transition& transition)
{
    assert(hasTrack(track) && !isLayer(track));
    if (track == m_target && !m_isMixing) return;
    if (!isPlaying(track)) enter(track, transition.entry);
    if (transition.nanoseconds <= 0)
        cutTo(track);
    else if (transition.kind == TransitionKind::Inertial)
        beginInertial(track, transition);
    else
        beginCrossFade(track, transition);
    m_areStepsStale = true;
    touch();
    followPlaying();
}

// Turns the tracks shown now into those faded from, in the same order: nothing jumps, even if a track comes
// back while it is still fading out.
void AnimationController::beginCrossFade(TrackId track, const Transition& transition)
{
    const float part = grown();
    for (TrackShare& source : m_sources) source.weight *= 1.0f - part;
    if (!m_isMixing) m_sources.push_back({m_target, part});
    std::erase_if(m_sources, [](const TrackShare& source) { return source.weight < negligible; });
    m_isMixing = false;
    m_target = track;
    m_transition = transition;
    m_elapsed = 0;
}

void AnimationController::beginInertial(TrackId track, const Transition& transition)
{
    Pose shown(m_rest.size());
    Pose shownLater(m_rest.size());
    Pose wanted(m_rest.size());
    Pose wantedLater(m_rest.size());
    blend(shown, 0);
    m_elapsed += speedStep;
    blend(shownLater, speedStep);
    m_sources.clear();
    m_isMixing = false;
    m_inertia.end();
    m_target = track;
    m_elapsed = 0;
    blend(wanted, 0);
    blend(wantedLater, speedStep);
    m_inertia.begin({shown, shownLater}, {wanted, wantedLater}, double(speedStep) * 1e-9,
                    transition.nanoseconds);
}

void AnimationController::mix(std::span<const TrackShare> shares)
{
    double sum = 0.0;
    TrackId heaviest;
    float most = 0.0f;
    for (const TrackShare& share : shares) {
        assert(hasTrack(share.track) && !isLayer(share.track));
        if (!counts(share.weight)) continue;
        sum += share.weight;
        if (isCarrying() && at(share.track).isEnabled && !isPlaying(share.track) && heaviestTrack().isValid())
            moveTo(at(share.track), figureStance());
        if (share.weight > most) heaviest = share.track;
        most = std::max(most, share.weight);
    }
    m_isMixing = true;
    m_sources.clear();
    for (const TrackShare& share : shares)
        if (counts(share.weight)) m_sources.push_back({share.track, shareOf(share.weight, sum)});
    if (heaviest.isValid()) m_target = heaviest;
    m_areStepsStale = true;
    touch();
    followPlaying();
}

// Keeps the part that is done under another duration: the weight is the same to the last nanosecond.
void AnimationController::endTransitionIn(std::int64_t nanoseconds)
{
    if (m_sources.empty() || m_isMixing) return;
    if (nanoseconds <= 0) return cutTo(m_target);
    const double done = std::clamp(double(m_elapsed) / double(m_transition.nanoseconds), 0.0, 1.0 - 1e-9);
    const double duration = std::min(double(nanoseconds) / (1.0 - done), 9e17); // 28 years
    m_transition.nanoseconds = std::llround(duration);
    m_elapsed = std::max<std::int64_t>(m_transition.nanoseconds - nanoseconds, 0);
    touch();
}

void AnimationController::enter(TrackId entered, TransitionEntry entry)
{
    Track& track = at(entered);
    switch (entry) {
    case TransitionEntry::BestMatch:
        seekBestMatch(track);
        break;
    case TransitionEntry::Beginning:
        track.clock.seek(track.clock.speed() < 0 ? track.clock.lastFrame() : track.clock.firstFrame());
        break;
    case TransitionEntry::Current:
        break;
    }
    if (isCarrying()) moveTo(track, figureStance());
}

void AnimationController::seekBestMatch(Track& track)
{
    const TrackId shown = heaviestTrack();
    if (track.loopMode != LoopMode::Loop || !shown.isValid()) {
        track.clock.seek(track.clock.speed() < 0 ? track.clock.lastFrame() : track.clock.firstFrame());
        return;
    }
    const Track& figure = at(shown);
    const MotionSnapshot wanted =
        motionSnapshot(played(figure), figure.path, shownFrame(figure, figure.clock));
    track.clock.seek(clockFrameOf(track, bestMatchingFrame(played(track), track.path, wanted)));
}

} // namespace tagline
