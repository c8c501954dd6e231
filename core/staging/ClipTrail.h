#pragma once

// ClipTrail is the way of a clip's root over the ground, sampled around a frame as it is asked for.

#include "core/animation/clips/SamplingJob.h"
#include "core/motion/figure/RootTrail.h"
#include "core/staging/Stage.h"

#include <optional>
#include <vector>

namespace tagline {

/// Remembers what it sampled, thirty places a second: playing on costs one pose at a time.
class ClipTrail
{
public:
    /// Another clip; empty, or waiting to be carried over: there is no trail.
    void setClip(const StagedClip& staged);
    /// As long before and after a frame, within the clip.
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
