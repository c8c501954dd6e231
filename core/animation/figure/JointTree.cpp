#include "core/animation/figure/JointTree.h"

namespace tagline {

bool isBelow(const Skeleton& skeleton, JointIndex joint, JointIndex ancestor)
{
    while (joint > ancestor) joint = skeleton[joint].parent; // parents come first
    return joint == ancestor;
}

JointIndex commonAncestor(const Skeleton& skeleton, JointIndex a, JointIndex b)
{
    while (a != noJoint && !isBelow(skeleton, b, a)) a = skeleton[a].parent;
    return a;
}

} // namespace tagline
