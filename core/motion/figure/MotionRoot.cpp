#include "core/motion/figure/MotionRoot.h"

#include "core/animation/figure/Figure.h"
#include "core/motion/figure/BodyTree.h"
#include "core/retargeting/JointByPart.h"

namespace tagline {
namespace {

template<class T>
bool changes(const KeyTrack<T>& track)
{
    for (std::size_t key = 1; key < track.keyCount(); ++key)
        if (!(track.valueAt(key) == track.valueAt(0))) return true;
    return false;
}

bool isMovedBy(const Clip& clip, ChannelIndex channel)
{
    if (channel == noChannel) return false;
    const JointChannel& keys = clip.channels[std::size_t(channel)];
    return changes(keys.translation) || changes(keys.rotation);
}

} // namespace

JointIndex motionRoot(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                      std::string_view wanted)
{
    if (!wanted.empty())
        if (const auto named = jointByPart(skeleton, wanted)) return *named;
    const JointIndex hips = hipsByName(skeleton);
    if (hips != noJoint) return hips;
    const std::vector<int> carried = jointsCarried(skeleton);
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    const int half = int(skeleton.jointCount() + 1) / 2;
    JointIndex first = noJoint;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        if (!isOfBody[std::size_t(joint)]) continue;
        if (first == noJoint) first = joint;
        const bool isTrunk = carried[std::size_t(joint)] >= half;
        if (isTrunk && isMovedBy(clip, binding.channelOfJoint[std::size_t(joint)])) return joint;
    }
    return first;
}

} // namespace tagline
