#include "core/animation/figure/LocalToModelJob.h"

#include "core/animation/figure/Rotations.h"

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

std::vector<glm::vec3> modelPlaces(const Skeleton& skeleton, std::span<const Transform> pose)
{
    std::vector<glm::vec3> places;
    for (const glm::mat4& model : modelMatrices(skeleton, pose)) places.emplace_back(model[3]);
    return places;
}

std::vector<glm::quat> modelRotations(const Skeleton& skeleton, std::span<const Transform> pose)
{
    std::vector<glm::quat> rotations(pose.size());
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const JointIndex parent = skeleton.parents()[i];
        rotations[i] = parent == noJoint
                           ? rotationOr(pose[i].rotation, identityRotation)
                           : unitOr(rotations[std::size_t(parent)] * pose[i].rotation, identityRotation);
    }
    return rotations;
}

} // namespace tagline
