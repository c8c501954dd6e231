#pragma once

// ClipTrail is the way of a clip's root over the ground, sampled around a frame as it is asked for.

#include "core/animation/clips/SamplingJob.h"
#include "core/motion/figure/RootTrail.h"
#include "core/staging/Stage.h"

#include <optional>
#include <vector>

namespace tagline {

/// Caches the sampled places, thirty a second: playing on costs one pose at a time.
class ClipTrail
{
public:
    /// Another clip; if it is empty, or waits to be carried over, there is no trail.
    void setClip(const StagedClip& staged);
    /// Moments of the root up to so long before and after a frame, within the clip.
    std::vector<RootMoment> around(double frame, std::int64_t nanoseconds);

private:
    RootMoment moment(Frame frame, double now);

    StagedClip m_clip;
    JointIndex m_root = noJoint;
    Frame m_step = 1; ///< frames between places
    Pose m_rest;
    Pose m_pose;
    std::vector<ChannelHints> m_hints;
    std::vector<std::optional<RootStand>> m_stands; ///< one a step
};

} // namespace tagline
