#include "core/retargeting/BodyRegions.h"

namespace tagline {
namespace {

bool isLeg(BodyPart part) { return part >= BodyPart::UpperLeg && part <= BodyPart::Toes; }

bool isArm(BodyPart part)
{
    return part >= BodyPart::Clavicle && !isLeg(part); // fingers stand behind the toes
}

bool isIn(BodyRegion region, BodyName name)
{
    switch (region) {
    case BodyRegion::UpperBody:
        return name.part != BodyPart::Hips && !isLeg(name.part);
    case BodyRegion::Legs:
        return isLeg(name.part);
    case BodyRegion::LeftArm:
        return isArm(name.part) && name.side == BodySide::Left;
    case BodyRegion::RightArm:
        return isArm(name.part) && name.side == BodySide::Right;
    }
    return false;
}

/// Marks joints and all above them.
void markWithParents(const Skeleton& skeleton, const std::vector<JointIndex>& joints,
                     std::vector<bool>& marks)
{
    for (JointIndex each : joints)
        for (; each != noJoint && !marks[std::size_t(each)]; each = skeleton[each].parent)
            marks[std::size_t(each)] = true;
}

} // namespace

std::vector<JointIndex> regionJoints(const Skeleton& skeleton, const BodyJoints& body, BodyRegion region)
{
    std::vector<bool> isWanted(skeleton.size()), carriesOthers(skeleton.size());
    for (std::size_t part = 0; part < bodyPartCount; ++part)
        for (const BodySide side : {BodySide::Middle, BodySide::Left, BodySide::Right}) {
            const std::vector<JointIndex>& joints = body.joints(BodyPart(part), side);
            if (!isIn(region, {BodyPart(part), side}))
                markWithParents(skeleton, joints, carriesOthers);
            else
                for (const JointIndex each : joints) isWanted[std::size_t(each)] = true;
        }
    std::vector<JointIndex> found;
    std::vector<bool> isTaken(skeleton.size());
    for (std::size_t i = 0; i < skeleton.size(); ++i) { // parents come first
        const JointIndex parent = skeleton.joints()[i].parent;
        const bool isBelow = parent != noJoint && isTaken[std::size_t(parent)];
        const bool isTop = !isBelow && isWanted[i] && !carriesOthers[i];
        isTaken[i] = isBelow || isTop;
        if (isTop) found.push_back(JointIndex(i));
    }
    return found;
}

} // namespace tagline
