#include "core/playback/AnimationController.h"

#include "core/playback/PoseMatch.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

/// Shares below this are dropped from what is faded from: less than anyone can see.
constexpr float negligible = 1e-6f;

float curved(TransitionCurve curve, double progress)
{
    switch (curve) {
    case TransitionCurve::Linear:
        return float(progress);
    case TransitionCurve::SmoothStep:
        return float(progress * progress * (3.0 - 2.0 * progress));
    case TransitionCurve::EaseIn:
        return float(progress * progress);
    case TransitionCurve::EaseOut:
        return float(1.0 - (1.0 - progress) * (1.0 - progress));
    }
    return float(progress);
}

} // namespace

AnimationController::AnimationController(std::shared_ptr<const Skeleton> skeleton)
    : m_skeleton(std::move(skeleton))
{
    assert(m_skeleton);
    m_rest = restPose(*m_skeleton);
    m_pose = m_rest;
}

AnimationController::Track& AnimationController::at(TrackId track)
{
    assert(hasTrack(track));
    return m_tracks[track.value];
}

const AnimationController::Track& AnimationController::at(TrackId track) const
{
    assert(hasTrack(track));
    return m_tracks[track.value];
}

// Tracks

TrackId AnimationController::addTrack(std::shared_ptr<const Clip> clip,
                                      std::shared_ptr<const ClipBinding> binding)
{
    const TrackId id(std::uint32_t(m_tracks.size()));
    assign(m_tracks.emplace_back(), std::move(clip), std::move(binding));
    if (!m_target.isValid()) m_target = id;
    return id;
}

void AnimationController::setClip(TrackId track, std::shared_ptr<const Clip> clip,
                                  std::shared_ptr<const ClipBinding> binding)
{
    setEventRanges(track, {});
    Track& changed = at(track);
    assign(changed, std::move(clip), std::move(binding));
    if (changed.layer) takeReference(changed);
}

void AnimationController::assign(Track& track, std::shared_ptr<const Clip> clip,
                                 std::shared_ptr<const ClipBinding> binding)
{
    assert(clip);
    if (!binding) binding = std::make_shared<const ClipBinding>(bindByName(*clip, *m_skeleton));
    assert(binding->channelOfJoint.size() == m_skeleton->size());
    const double speed = track.clock.speed();
    track.clip = std::move(clip);
    track.binding = std::move(binding);
    track.clock = ClipClock(track.clip->frames, track.clip->rate);
    track.clock.setSpeed(speed);
    track.path = rootPath(*m_skeleton, *track.clip, *track.binding);
    track.placement = {};
    track.hints.assign(track.clip->channels.size(), {});
    track.pose = m_rest;
    m_isStale = true;
}

const Clip& AnimationController::clip(TrackId track) const { return *at(track).clip; }
const ClipBinding& AnimationController::binding(TrackId track) const { return *at(track).binding; }
double AnimationController::speed(TrackId track) const { return at(track).clock.speed(); }
void AnimationController::setSpeed(TrackId track, double speed) { at(track).clock.setSpeed(speed); }
bool AnimationController::isEnabled(TrackId track) const { return at(track).isEnabled; }
LoopMode AnimationController::loopMode(TrackId track) const { return at(track).loopMode; }
void AnimationController::setLoopMode(TrackId track, LoopMode mode) { at(track).loopMode = mode; }

void AnimationController::setEnabled(TrackId track, bool isEnabled)
{
    Track& changed = at(track);
    if (isEnabled && !changed.isEnabled && m_rootMotion == RootMotion::Accumulated &&
        heaviestTrack().isValid())
        moveTo(changed, figureStance());
    changed.isEnabled = isEnabled;
    m_isStale = true;
    followPlaying();
}

void AnimationController::seek(TrackId track, double frame)
{
    Track& moved = at(track);
    moved.clock.seek(frame);
    m_isStale = true;
    if (moved.events.isFollowing())
        moved.events.jump(moved.clock.moment(), [&](const TagEvent& event) { tell(track, event); });
}

// Weights

float AnimationController::curveValue() const
{
    if (m_sources.empty()) return 1.0f;
    return curved(m_transition.curve, double(m_elapsed) / double(m_transition.nanoseconds));
}

float AnimationController::weightOf(TrackId track) const
{
    const float grown = curveValue();
    float weight = track == m_target ? grown : 0.0f;
    for (const Source& source : m_sources)
        if (source.track == track) weight += source.weight * (1.0f - grown);
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
                                      [track](const Source& source) { return source.track == track; });
    return at(track).isEnabled && (isSource || track == m_target);
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
    m_target = track;
    m_isStale = true;
    followPlaying();
}

void AnimationController::transitionTo(TrackId track, const Transition& transition)
{
    assert(hasTrack(track) && !isLayer(track));
    if (track == m_target) return;
    if (!isPlaying(track)) enter(at(track), transition.entry);
    if (transition.nanoseconds <= 0)
        cutTo(track);
    else
        beginTransition(track, transition);
    m_isStale = true;
    followPlaying();
}

// What is shown now becomes what is faded from, in the same order: nothing jumps, also where a track comes
// back while it is still fading out.
void AnimationController::beginTransition(TrackId track, const Transition& transition)
{
    const float grown = curveValue();
    for (Source& source : m_sources) source.weight *= 1.0f - grown;
    m_sources.push_back({m_target, grown});
    std::erase_if(m_sources, [](const Source& source) { return source.weight < negligible; });
    m_target = track;
    m_transition = transition;
    m_elapsed = 0;
}

void AnimationController::enter(Track& track, TransitionEntry entry)
{
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
    if (m_rootMotion == RootMotion::Accumulated) moveTo(track, figureStance());
}

void AnimationController::seekBestMatch(Track& track)
{
    const TrackId shown = heaviestTrack();
    if (track.loopMode != LoopMode::Loop || !shown.isValid()) return enter(track, TransitionEntry::Beginning);
    const Track& figure = at(shown);
    const MotionSnapshot wanted =
        motionSnapshot(*m_skeleton, *figure.clip, *figure.binding, figure.path, figure.clock.frame());
    track.clock.seek(bestMatchingFrame(*m_skeleton, *track.clip, *track.binding, track.path, wanted));
}

// Root motion

void AnimationController::setRootMotion(RootMotion rootMotion)
{
    if (m_rootMotion == rootMotion) return;
    m_rootMotion = rootMotion;
    for (Track& track : m_tracks) track.placement = track.path.loop.power(-track.clock.loops());
    m_isStale = true;
}

GroundTransform AnimationController::placementNow(const Track& track) const
{
    return track.placement.after(track.path.loop.power(track.clock.loops()));
}

/// Where a track's root stands and how its figure faces. Samples its pose.
GroundTransform AnimationController::stanceOf(Track& track)
{
    sample(track);
    const double turning = track.path.facing + track.clock.phase() * track.path.loop.yaw;
    return {placementNow(track).yaw + turning, groundPosition(*m_skeleton, track.pose, track.path.root)};
}

/// Moves a track's clip so that its figure stands there.
void AnimationController::moveTo(Track& track, const GroundTransform& stance)
{
    track.placement = stance.after(stanceOf(track).inverse()).after(track.placement);
}

/// Where the figure stands: the mean of the playing tracks before the current step.
GroundTransform AnimationController::figureStance()
{
    noteStances();
    GroundTransform mean;
    double sum = 0.0;
    glm::dvec2 facing(0.0);
    for (const Track& track : m_tracks) {
        const double weight = track.weightBefore;
        sum += weight;
        mean.move += track.stance.move * weight;
        facing += glm::dvec2(std::cos(track.stance.yaw), std::sin(track.stance.yaw)) * weight;
    }
    if (sum > 0.0) mean.move /= sum;
    mean.yaw = std::atan2(facing.y, facing.x);
    return mean;
}

void AnimationController::noteStances()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        Track& track = m_tracks[i];
        track.weightBefore = 0.0f;
        if (!isPlaying(TrackId(i)) || track.layer) continue;
        track.weightBefore = weightOf(TrackId(i));
        track.stance = stanceOf(track);
    }
}

// While tracks of different speeds are mixed, it is their steps that are mixed, not their places: mixing
// places would add the growing distance between them to the figure's speed.
void AnimationController::carryFigure(const GroundTransform& figureBefore)
{
    GroundTransform step;
    double sum = 0.0;
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!isPlaying(TrackId(i)) || m_tracks[i].layer) continue;
        Track& track = m_tracks[i];
        const double weight = 0.5 * (track.weightBefore + weightOf(TrackId(i)));
        const GroundTransform now = stanceOf(track);
        step.yaw += (now.yaw - track.stance.yaw) * weight;
        step.move += (now.move - track.stance.move) * weight;
        sum += weight;
    }
    if (sum <= 0.0) return;
    const GroundTransform figure{figureBefore.yaw + step.yaw / sum, figureBefore.move + step.move / sum};
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (isPlaying(TrackId(i)) && !m_tracks[i].layer) moveTo(m_tracks[i], figure);
}

// Time and pose

// A step that goes over the end of a transition, or the beginning of a scheduled one, is two: so that any
// split of time into steps gives the same.
void AnimationController::advance(std::int64_t nanoseconds)
{
    assert(nanoseconds >= 0);
    beginDue(0);
    do {
        const std::int64_t part = reckonNext(nanoseconds);
        step(part);
        nanoseconds -= part;
        beginDue(part);
    } while (nanoseconds > 0);
    m_isStale = true;
}

void AnimationController::step(std::int64_t nanoseconds)
{
    const bool isCarried = m_rootMotion == RootMotion::Accumulated && !m_sources.empty();
    const GroundTransform figure = isCarried ? figureStance() : GroundTransform();
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        if (!isPlaying(TrackId(i))) continue;
        m_tracks[i].momentBefore = m_tracks[i].clock.moment();
        m_tracks[i].clock.advance(nanoseconds, m_tracks[i].loopMode);
    }
    if (!m_sources.empty()) m_elapsed += nanoseconds;
    if (isCarried) carryFigure(figure);
    runEvents();
    moveLayers(nanoseconds);
    if (m_elapsed >= m_transition.nanoseconds) m_sources.clear();
    followPlaying();
}

const Pose& AnimationController::pose()
{
    if (!m_isStale) return m_pose;
    m_isStale = false;
    m_layers.clear();
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (isPlaying(TrackId(i))) sample(m_tracks[i]);
    const float grown = curveValue();
    for (const Source& source : m_sources) addLayer(source.track, source.weight * (1.0f - grown));
    if (m_target.isValid()) addLayer(m_target, grown);
    BlendingJob job;
    job.layers = m_layers;
    job.rest = m_rest;
    job.output = m_pose;
    job.run();
    putLayersOn();
    return m_pose;
}

void AnimationController::addLayer(TrackId track, float weight)
{
    if (at(track).isEnabled) m_layers.push_back({at(track).pose, weight});
}

void AnimationController::sampleFrame(Track& track, double frame)
{
    SamplingJob job;
    job.clip = track.clip.get();
    job.binding = track.binding.get();
    job.rest = m_rest;
    job.frame = frame;
    job.hints = track.hints;
    job.output = track.pose;
    job.run();
}

void AnimationController::sample(Track& track)
{
    sampleFrame(track, track.clock.frame());
    if (track.layer) return;
    switch (m_rootMotion) {
    case RootMotion::Kept:
        break;
    case RootMotion::Accumulated:
        placeOnGround(*m_skeleton, track.path.root, placementNow(track), track.pose);
        break;
    case RootMotion::InPlace:
        holdOverGround(*m_skeleton, track.path.root, groundPosition(*m_skeleton, m_rest, track.path.root),
                       track.pose);
        break;
    }
}

// Reports

TrackReport AnimationController::report(TrackId track) const
{
    const Track& found = at(track);
    const float sum = enabledWeight();
    TrackReport report;
    report.weight = found.isEnabled && sum > 0.0f ? weightOf(track) / sum : 0.0f;
    if (found.layer) report.weight = found.isEnabled ? layerWeight(track) : 0.0f;
    report.frame = found.clock.frame();
    report.nanoseconds = found.clock.nanoseconds();
    report.loops = found.clock.loops();
    report.hasEnded = found.loopMode == LoopMode::Once && found.clock.isAtEnd();
    return report;
}

std::optional<TransitionReport> AnimationController::transition() const
{
    if (m_sources.empty()) return std::nullopt;
    return TransitionReport{m_target, m_elapsed, m_transition.nanoseconds,
                            double(m_elapsed) / double(m_transition.nanoseconds), curveValue()};
}

} // namespace tagline
