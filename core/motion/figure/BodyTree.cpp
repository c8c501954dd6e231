#include "core/motion/figure/BodyTree.h"

#include <algorithm>

namespace tagline {

std::vector<bool> bodyJoints(const Skeleton& skeleton)
{
    const std::vector<int> carried = jointsCarried(skeleton);
    JointIndex body = noJoint;
    std::vector<JointIndex> tops(skeleton.size());
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        const JointIndex parent = skeleton[joint].parent;
        tops[std::size_t(joint)] = parent == noJoint ? joint : tops[std::size_t(parent)];
        const bool isLarger = body == noJoint || carried[std::size_t(joint)] > carried[std::size_t(body)];
        if (parent == noJoint && isLarger) body = joint;
    }
    std::vector<bool> isOfBody(skeleton.size());
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        isOfBody[std::size_t(joint)] =
            tops[std::size_t(joint)] == body && skeleton[joint].kind == JointKind::Joint;
    return isOfBody;
}

std::vector<int> jointsCarried(const Skeleton& skeleton)
{
    std::vector<int> carried(skeleton.size());
    for (JointIndex joint = JointIndex(skeleton.size()) - 1; joint >= 0; --joint) {
        carried[std::size_t(joint)] += skeleton[joint].kind == JointKind::Joint;
        const JointIndex parent = skeleton[joint].parent;
        if (parent != noJoint) carried[std::size_t(parent)] += carried[std::size_t(joint)];
    }
    return carried;
}

} // namespace tagline
