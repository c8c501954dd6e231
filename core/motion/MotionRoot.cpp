#include "core/motion/MotionRoot.h"

#include "core/animation/Figure.h"

namespace tagline {

JointIndex motionRoot(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    const JointIndex hips = hipsByName(skeleton);
    return hips != noJoint ? hips : rootJoint(skeleton, clip, binding);
}

} // namespace tagline
