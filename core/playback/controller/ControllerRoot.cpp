// AnimationController: how the figure goes over the ground.

#include "core/playback/controller/AnimationController.h"

#include <cmath>
#include <utility>

namespace tagline {

void AnimationController::setRootMotion(RootMotion rootMotion)
{
    if (m_rootMotion == rootMotion) return;
    m_rootMotion = rootMotion;
    m_rootStep = {};
    for (Track& track : m_tracks)
        track.placement = track.path.loop.power(-track.clock.loops() * waysALoop(track));
    touch();
}

void AnimationController::mirrorPath(Track& track)
{
    track.path = track.authoredPath;
    if (!track.isMirrored || track.path.root == noJoint) return;
    const glm::dvec2 middle = groundPosition(*m_skeleton, m_rest, track.path.root);
    const GroundTransform loop = track.path.loop;
    const glm::dvec2 moved = middle + m_mirror.mirrored(loop.applied(middle) - middle);
    track.path.facing = -track.path.facing;
    track.path.loop = {-loop.yaw, glm::dvec2(0.0)};
    track.path.loop.move = moved - track.path.loop.applied(middle);
}

GroundTransform AnimationController::placementOf(const Track& track, const ClipClock& clock) const
{
    return track.placement.after(track.path.loop.power(clock.loops() * waysALoop(track)));
}

/// Place and facing of a track's root. Samples the track's pose.
GroundTransform AnimationController::stanceOf(Track& track, const ClipClock& clock)
{
    sample(track, clock);
    const double turning = track.path.facing + shownPhase(track, clock) * track.path.loop.yaw;
    return {placementOf(track, clock).yaw + turning,
            groundPosition(*m_skeleton, track.pose, track.path.root)};
}

/// Moves a track's clip so that its figure stands there.
void AnimationController::moveTo(Track& track, const GroundTransform& stance)
{
    track.placement = stance.after(stanceOf(track, track.clock).inverse()).after(track.placement);
}

/// Place and facing of the figure: the mean of the playing tracks before the current step.
GroundTransform AnimationController::figureStance()
{
    noteStances();
    return meanStance();
}

GroundTransform AnimationController::meanStance() const
{
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
        track.stance = stanceOf(track, track.clock);
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
        const GroundTransform now = stanceOf(track, track.clock);
        step.yaw += (now.yaw - track.stance.yaw) * weight;
        step.move += (now.move - track.stance.move) * weight;
        sum += weight;
    }
    if (sum <= 0.0) return;
    const GroundTransform figure{figureBefore.yaw + step.yaw / sum, figureBefore.move + step.move / sum};
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (isPlaying(TrackId(i)) && !m_tracks[i].layer) moveTo(m_tracks[i], figure);
}

/// Takes the figure's motion out of the pose: it stands where it rests and faces as it rests.
void AnimationController::extractRoot()
{
    if (!m_target.isValid()) return;
    const JointIndex root = at(m_target).path.root;
    const GroundTransform rest{0.0, groundPosition(*m_skeleton, m_rest, root)};
    placeOnGround(*m_skeleton, root, rest.after(figureStance().inverse()), m_pose);
}

/// The figure went from one stance to another.
void AnimationController::addRootStep(const GroundTransform& from, const GroundTransform& to)
{
    GroundTransform step = from.inverse().after(to);
    step.yaw = std::remainder(step.yaw, 2.0 * M_PI);
    m_rootStep = m_rootStep.after(step);
}

GroundTransform AnimationController::takeRootStep() { return std::exchange(m_rootStep, {}); }

} // namespace tagline
