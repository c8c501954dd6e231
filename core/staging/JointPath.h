#pragma once

// JointPath is the way of one joint of a clip's figure through space around a frame, each frame sampled once.

#include "core/staging/Stage.h"

#include <glm/vec3.hpp>

#include <map>
#include <memory>
#include <vector>

namespace tagline {

/// A joint's places in successive frames.
struct JointWay
{
    Frame first = 0;               ///< the frame of the first place
    std::vector<glm::vec3> places; ///< model space, metres
};

class JointPath
{
public:
    /// From `each` frames before a frame to as many after it, within the clip; empty if there is no figure
    /// or no such joint, or the clip is not carried over yet. Another clip or joint clears the cache.
    /// The clip itself is not kept alive.
    JointWay around(const StagedClip& staged, JointIndex joint, Frame frame, Frame each);

private:
    std::weak_ptr<const Clip> m_clip;
    std::weak_ptr<const Skeleton> m_skeleton;
    JointIndex m_joint = noJoint;
    std::map<Frame, glm::vec3> m_kept;
};

} // namespace tagline
