#include "core/animation/blending/LayeringJob.h"

#include "core/animation/clips/UsableNumbers.h"
#include "core/animation/figure/Rotations.h"
#include "core/animation/figure/Weights.h"

#include <cassert>
#include <cmath>

namespace tagline {
namespace {

glm::vec3 mixed(const glm::vec3& a, const glm::vec3& b, float weight)
{
    return weight == 1.0f ? b : a * (1.0f - weight) + b * weight;
}

Transform overridden(const Transform& base, const Transform& pose, float weight)
{
    if (weight == 1.0f) return pose;
    return {mixed(base.translation, pose.translation, weight),
            nlerpShortest(base.rotation, pose.rotation, weight), mixed(base.scale, pose.scale, weight)};
}

/// By what factor a layer scales one axis.
float scaleFactor(float pose, float reference, float weight)
{
    return std::abs(reference) < leastDivisor ? 1.0f : 1.0f + (pose / reference - 1.0f) * weight;
}

Transform added(const Transform& base, const Transform& pose, const Transform& reference, float weight,
                bool isTakenAway)
{
    const glm::quat identity(1.0f, 0.0f, 0.0f, 0.0f);
    const glm::quat full = unitOr(glm::conjugate(reference.rotation) * pose.rotation, identity);
    const glm::quat part = nlerpShortest(identity, full, weight);
    const glm::vec3 move = (pose.translation - reference.translation) * weight;
    Transform result;
    result.rotation = unitOr(base.rotation * (isTakenAway ? glm::conjugate(part) : part), base.rotation);
    result.translation = isTakenAway ? base.translation - move : base.translation + move;
    for (int axis = 0; axis < 3; ++axis) {
        const float factor = scaleFactor(pose.scale[axis], reference.scale[axis], weight);
        if (isTakenAway)
            result.scale[axis] =
                std::abs(factor) < leastDivisor ? base.scale[axis] : base.scale[axis] / factor;
        else
            result.scale[axis] = base.scale[axis] * factor;
    }
    return result;
}

} // namespace

bool LayeringJob::isValid() const
{
    return base.size() == output.size() && pose.size() == output.size() &&
           (kind == LayerKind::Override || reference.size() == output.size()) &&
           (jointWeights.empty() || jointWeights.size() == output.size());
}

void LayeringJob::run() const
{
    assert(isValid());
    for (std::size_t joint = 0; joint < output.size(); ++joint) {
        const float part = weight * (jointWeights.empty() ? 1.0f : jointWeights[joint]);
        if (!counts(part))
            output[joint] = base[joint];
        else if (kind == LayerKind::Override)
            output[joint] = overridden(base[joint], pose[joint], part);
        else
            output[joint] =
                added(base[joint], pose[joint], reference[joint], part, kind == LayerKind::Subtractive);
    }
}

std::vector<float> subtreeMask(const Skeleton& skeleton, std::span<const JointIndex> joints)
{
    std::vector<float> mask(skeleton.size(), 0.0f);
    if (mask.empty()) return mask;
    for (const JointIndex each : joints) mask[std::size_t(each)] = 1.0f;
    for (std::size_t i = 0; i < mask.size(); ++i) { // parents come first
        const JointIndex parent = skeleton.parents()[i];
        if (parent != noJoint && mask[std::size_t(parent)] > 0.0f) mask[i] = 1.0f;
    }
    return mask;
}

std::vector<float> subtreeMask(const Skeleton& skeleton, JointIndex joint)
{
    return subtreeMask(skeleton, std::span(&joint, 1));
}

} // namespace tagline
