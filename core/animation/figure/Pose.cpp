#include "core/animation/figure/Pose.h"

namespace tagline {

Pose restPose(const Skeleton& skeleton)
{
    Pose pose;
    pose.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints()) pose.push_back(joint.rest);
    return pose;
}

} // namespace tagline
