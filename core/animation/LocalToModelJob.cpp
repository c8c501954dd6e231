#include "core/animation/LocalToModelJob.h"

#include <cassert>

namespace tagline {

bool LocalToModelJob::isValid() const
{
    return parents.size() == pose.size() && output.size() == pose.size();
}

void LocalToModelJob::run() const
{
    assert(isValid());
    for (std::size_t joint = 0; joint < pose.size(); ++joint) {
        const JointIndex parent = parents[joint];
        output[joint] = (parent == noJoint ? root : output[std::size_t(parent)]) * pose[joint].matrix();
    }
}

std::vector<glm::mat4> modelMatrices(const Skeleton& skeleton, std::span<const Transform> pose)
{
    std::vector<glm::mat4> matrices(pose.size());
    LocalToModelJob job;
    job.parents = skeleton.parents();
    job.pose = pose;
    job.output = matrices;
    job.run();
    return matrices;
}

} // namespace tagline
