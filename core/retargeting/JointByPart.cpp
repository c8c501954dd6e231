#include "core/retargeting/JointByPart.h"

#include "core/retargeting/BodyJoints.h"

namespace tagline {

Result<JointIndex> jointByPart(const Skeleton& skeleton, std::string_view typed)
{
    const Result<JointIndex> named = jointNamed(skeleton, typed);
    if (named || named.error().code != "motion.unknown-joint") return named;
    const auto part = bodyName(typed);
    if (!part) return named;
    const JointIndex joint = BodyJoints(skeleton).joint(part->part, part->side);
    return joint == noJoint ? named : Result<JointIndex>(joint);
}

} // namespace tagline
