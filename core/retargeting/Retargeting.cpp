#include "core/retargeting/Retargeting.h"

#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr std::array allPairs{BodyPart::UpperLeg, BodyPart::UpperArm, BodyPart::Foot};
constexpr std::array pelvisPairs{BodyPart::UpperLeg};
constexpr std::array chestPairs{BodyPart::UpperArm};
constexpr float noDirection = 1e-6f;

glm::vec3 levelOf(const glm::vec3& vector) { return vector * glm::vec3(1.0f, 0.0f, 1.0f); }

/// How far the soles are below the middle of the thighs, along the bones of a leg; below the hips where the
/// figure has no such legs.
float legLength(const Skeleton& skeleton, const BodyJoints& body, const std::vector<glm::vec3>& places)
{
    const glm::vec3 up = upOf(body, places);
    const JointIndex hips = body.joint(BodyPart::Hips);
    const JointIndex thigh = body.joint(BodyPart::UpperLeg, BodySide::Left);
    const JointIndex knee = body.joint(BodyPart::LowerLeg, BodySide::Left);
    const JointIndex foot = body.joint(BodyPart::Foot, BodySide::Left);
    if (hips == noJoint || foot == noJoint) return 0.0f;
    const auto at = [&](JointIndex joint) { return places[std::size_t(joint)]; };
    float sole = 0.0f; // below the foot's joint
    for (JointIndex each = foot; each < JointIndex(places.size()); ++each)
        if (isBelow(skeleton, each, foot)) sole = std::max(sole, glm::dot(up, at(foot) - at(each)));
    if (thigh == noJoint || knee == noJoint) return std::max(glm::dot(up, at(hips) - at(foot)), 0.0f) + sole;
    return glm::distance(at(thigh), at(knee)) + glm::distance(at(knee), at(foot)) + sole;
}

/// The middle of the thighs; the hips where one is missing.
glm::vec3 legRoot(const BodyJoints& body, const std::vector<glm::vec3>& places, JointIndex hips)
{
    const JointIndex left = body.joint(BodyPart::UpperLeg, BodySide::Left);
    const JointIndex right = body.joint(BodyPart::UpperLeg, BodySide::Right);
    if (left == noJoint || right == noJoint) return places[std::size_t(hips)];
    return 0.5f * (places[std::size_t(left)] + places[std::size_t(right)]);
}

/// Whether the legs have neither lower leg nor foot, as toys' legs.
bool hasLegsOfOnePiece(const BodyJoints& body)
{
    return body.joint(BodyPart::LowerLeg, BodySide::Left) == noJoint &&
           body.joint(BodyPart::Foot, BodySide::Left) == noJoint;
}

/// How far the legs begin over the ground; 0 for figures without, and for those that do not stand on it.
float legRootHeight(const BodyJoints& body, const std::vector<glm::vec3>& places)
{
    const JointIndex left = body.joint(BodyPart::UpperLeg, BodySide::Left);
    if (left == noJoint || body.joint(BodyPart::UpperLeg, BodySide::Right) == noJoint) return 0.0f;
    const float height = legRoot(body, places, left).y;
    const auto isBelow = [height](const glm::vec3& place) { return place.y < -0.2f * height; };
    return height > 0.0f && std::none_of(places.begin(), places.end(), isBelow) ? height : 0.0f;
}

/// The hands, feet and all below them, which go with the limb that they hang on: that limb's last part, or
/// noJoint for other joints.
JointIndex limbAbove(const Skeleton& skeleton, const BodyJoints& body, JointIndex joint)
{
    for (; joint != noJoint; joint = skeleton[joint].parent)
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            if (joint == body.joint(BodyPart::Hand, side)) return body.joint(BodyPart::Forearm, side);
            if (joint == body.joint(BodyPart::Foot, side)) return body.joint(BodyPart::LowerLeg, side);
        }
    return noJoint;
}

/// Legs that rest further apart than this do not stand with their soles on the ground.
constexpr float standingAngle = 0.17f; // radians

/// A part of a limb and the one that follows: between them lies the bone whose direction counts.
struct LimbPart
{
    BodyPart part;
    BodyPart next;
    bool isStancesOwn; ///< a stance leaves its direction to the figure
};
constexpr std::array limbs{LimbPart{BodyPart::UpperArm, BodyPart::Forearm, false},
                           LimbPart{BodyPart::Forearm, BodyPart::Hand, false},
                           LimbPart{BodyPart::UpperLeg, BodyPart::LowerLeg, false},
                           LimbPart{BodyPart::LowerLeg, BodyPart::Foot, false},
                           LimbPart{BodyPart::Clavicle, BodyPart::UpperArm, true},
                           LimbPart{BodyPart::Foot, BodyPart::Toes, true}};

/// Axes of the pelvis, the chest or the neck: Y along the spine, X to the left.
glm::quat sectionFrame(const BodyJoints& body, const std::vector<glm::vec3>& places, BodyPart from,
                       BodyPart to, std::span<const BodyPart> pairs)
{
    const JointIndex low = body.joint(from), high = body.joint(to);
    const bool isKnown = low != noJoint && high != noJoint;
    const glm::vec3 along =
        isKnown ? places[std::size_t(high)] - places[std::size_t(low)] : upOf(body, places);
    return uprightFrame(glm::length(along) > noDirection ? along : upOf(body, places),
                        acrossOf(body, places, pairs));
}

} // namespace

Retargeting::Stance Retargeting::stanceOf(const Skeleton& skeleton, const Pose& pose)
{
    Stance stance{modelRotations(skeleton, pose), {}};
    for (const glm::mat4& model : modelMatrices(skeleton, pose)) stance.places.emplace_back(model[3]);
    return stance;
}

Retargeting::Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map)
    : Retargeting(source, target, map, referencePose(source, BodyJoints(source)))
{
}

Retargeting::Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map,
                         const ReferencePose& sourceReference)
    : m_source(source)
    , m_target(target)
    , m_sourceBody(source)
    , m_targetBody(target)
    , m_joints(target.size())
    , m_isRestHeld(sourceReference.isRest() && sourceReference.isStance &&
                   referencePose(target, m_targetBody).isStance)
    , m_from(stanceOf(source, sourceReference.pose))
    , m_to(stanceOf(target, restPose(target)))
{
    pairJoints(map);
    faceAlike();
    align();
    measureLegs();
    findDetached();
}

void Retargeting::pairJoints(const RetargetMap& map)
{
    for (const JointPair& pair : map.pairs()) {
        const auto source = m_source.find(pair.source);
        const auto target = m_target.find(pair.target);
        if (!source || !target) continue;
        m_joints[std::size_t(*target)].source = *source;
        ++m_mappedCount;
    }
}

void Retargeting::faceAlike()
{
    if (!m_isRestHeld) return; // without stances at rest the target faces as the source does
    const glm::vec3 from = levelOf(acrossOf(m_sourceBody, m_from.places, allPairs));
    const glm::vec3 to = levelOf(acrossOf(m_targetBody, m_to.places, allPairs));
    if (glm::length(from) < noDirection || glm::length(to) < noDirection) return;
    const float angle = std::atan2(from.z, from.x) - std::atan2(to.z, to.x);
    m_facing = glm::angleAxis(angle, glm::vec3(0.0f, 1.0f, 0.0f));
}

/// From the target's reference to the source's as whole figures.
glm::quat Retargeting::wholeBodyTurn() const
{
    const glm::vec3 from = upOf(m_sourceBody, m_from.places), to = upOf(m_targetBody, m_to.places);
    if (m_isRestHeld) return turnBetween(to, m_facing * from);
    return uprightFrame(from, acrossOf(m_sourceBody, m_from.places, allPairs)) *
           glm::conjugate(uprightFrame(to, acrossOf(m_targetBody, m_to.places, allPairs)));
}

/// Pelvis, chest and neck by their own axes, the spine from one to the other.
void Retargeting::alignTrunk(std::vector<glm::quat>& aligned) const
{
    const auto section = [this](BodyPart from, BodyPart to, std::span<const BodyPart> pairs) {
        return unitOr(sectionFrame(m_sourceBody, m_from.places, from, to, pairs) *
                          glm::conjugate(sectionFrame(m_targetBody, m_to.places, from, to, pairs)),
                      identityRotation);
    };
    const glm::quat pelvis = section(BodyPart::Hips, BodyPart::Neck, pelvisPairs);
    const glm::quat chest = section(BodyPart::Hips, BodyPart::Neck, chestPairs);
    const glm::quat neck = section(BodyPart::Neck, BodyPart::Head, chestPairs);
    if (const JointIndex hips = m_targetBody.joint(BodyPart::Hips); hips != noJoint)
        aligned[std::size_t(hips)] = pelvis;
    const std::vector<JointIndex>& spine = m_targetBody.joints(BodyPart::Spine);
    for (std::size_t i = 0; i < spine.size(); ++i)
        aligned[std::size_t(spine[i])] = slerpShortest(pelvis, chest, float(i + 1) / float(spine.size()));
    for (const BodyPart part : {BodyPart::Neck, BodyPart::Head})
        for (const JointIndex joint : m_targetBody.joints(part)) aligned[std::size_t(joint)] = neck;
}

/// The bones of arms and legs to where they point in the source's reference.
void Retargeting::alignLimbs(const glm::quat& body, std::vector<glm::quat>& aligned) const
{
    for (const BodySide side : {BodySide::Left, BodySide::Right})
        for (const LimbPart& limb : limbs) {
            if (limb.isStancesOwn && m_isRestHeld) continue;
            const JointIndex joint = m_targetBody.joint(limb.part, side);
            const JointIndex next = m_targetBody.joint(limb.next, side);
            if (joint == noJoint || next == noJoint) continue;
            const JointIndex source = sourceOf(joint), sourceNext = sourceOf(next);
            if (source == noJoint || sourceNext == noJoint) continue;
            const glm::vec3 wanted =
                m_facing * (m_from.places[std::size_t(sourceNext)] - m_from.places[std::size_t(source)]);
            const glm::vec3 own = body * (m_to.places[std::size_t(next)] - m_to.places[std::size_t(joint)]);
            aligned[std::size_t(joint)] = turnBetween(own, wanted) * body;
        }
}

// A hand keeps its place to the forearm, and so do its fingers. So does a foot to the shin where one of the
// figures rests astride; where both stand, it keeps its place to the ground.
void Retargeting::align()
{
    const glm::quat body = wholeBodyTurn();
    std::vector<glm::quat> aligned(m_joints.size(), body);
    if (!m_isRestHeld) alignTrunk(aligned);
    alignLimbs(body, aligned);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const JointIndex limb = limbAbove(m_target, m_targetBody, JointIndex(i));
        const bool isFoot =
            limb != noJoint && (limb == m_targetBody.joint(BodyPart::LowerLeg, BodySide::Left) ||
                                limb == m_targetBody.joint(BodyPart::LowerLeg, BodySide::Right));
        const bool isOwn = limb == noJoint || (isFoot && !m_isRestHeld);
        glm::quat turn = aligned[isOwn ? i : std::size_t(limb)];
        const float astride = std::abs((glm::conjugate(body) * turn).w);
        if (isFoot && m_isRestHeld && 2.0f * std::acos(std::min(astride, 1.0f)) < standingAngle) turn = body;
        m_joints[i].toTarget = glm::conjugate(m_facing) * turn * m_to.turns[i];
    }
}

void Retargeting::measureLegs()
{
    const float sourceLegs = legLength(m_source, m_sourceBody, m_from.places);
    const float targetLegs = legLength(m_target, m_targetBody, m_to.places);
    const float sourceRoot = legRootHeight(m_sourceBody, m_from.places);
    const float targetRoot = legRootHeight(m_targetBody, m_to.places);
    if (sourceLegs > noDirection && targetLegs > noDirection) {
        m_scale = targetLegs / sourceLegs;
    } else if (hasLegsOfOnePiece(m_sourceBody) != hasLegsOfOnePiece(m_targetBody)) {
        const float from =
            sourceRoot > noDirection ? sourceRoot : sourceLegs; // rests elsewhere than on the ground
        const float to = targetRoot > noDirection ? targetRoot : targetLegs;
        if (from > noDirection && to > noDirection) m_scale = to / from;
    }
    m_hips = m_targetBody.joint(BodyPart::Hips);
    if (m_hips != noJoint && sourceOf(m_hips) == noJoint) m_hips = noJoint;
    if (m_hips == noJoint) return;
    if (m_isRestHeld) m_sourceStart = levelOf(legRoot(m_sourceBody, m_from.places, sourceOf(m_hips)));
    if (m_target[m_hips].parent == noJoint) return;
    const glm::mat4 above = modelMatrices(m_target, restPose(m_target))[std::size_t(m_target[m_hips].parent)];
    if (std::abs(glm::determinant(above)) > 1e-18f) m_aboveHips = glm::inverse(above);
}

void Retargeting::findDetached()
{
    if (m_hips == noJoint) return;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        JointIndex owner = m_hips;
        for (const BodyPart part : {BodyPart::UpperLeg, BodyPart::LowerLeg, BodyPart::Foot, BodyPart::Toes}) {
            findDetached(part, side, owner);
            if (const JointIndex joint = m_targetBody.joint(part, side); joint != noJoint) owner = joint;
        }
    }
    JointIndex chest = m_hips;
    for (const BodyPart part : {BodyPart::Spine, BodyPart::Neck, BodyPart::Head})
        for (const JointIndex joint : m_targetBody.joints(part)) {
            if (!isBelow(m_target, joint, chest)) m_detached.push_back({joint, chest});
            chest = joint;
        }
    const std::vector<JointIndex>& spine = m_targetBody.joints(BodyPart::Spine);
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        JointIndex owner = spine.empty() ? m_hips : spine.back();
        for (const BodyPart part :
             {BodyPart::Clavicle, BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand}) {
            // An arm may hang on any joint of the spine.
            const bool isArmsRoot = part <= BodyPart::UpperArm;
            findDetached(part, side, isArmsRoot && !spine.empty() ? spine.front() : owner);
            if (const JointIndex joint = m_targetBody.joint(part, side); joint != noJoint) owner = joint;
        }
    }
}

/// Whether a joint moves with a part that has a source.
bool Retargeting::isCarried(JointIndex joint) const
{
    for (; joint != noJoint && joint != m_hips; joint = m_target[joint].parent)
        if (sourceOf(joint) != noJoint || isPlaced(joint)) return true;
    return false;
}

void Retargeting::findDetached(BodyPart part, BodySide side, JointIndex owner)
{
    const JointIndex joint = m_targetBody.joint(part, side);
    if (joint == noJoint || (sourceOf(joint) == noJoint && !isCarried(owner))) return;
    if (!isBelow(m_target, joint, owner) && !isBelow(m_target, owner, joint))
        m_detached.push_back({joint, owner});
}

bool Retargeting::isPlaced(JointIndex target) const
{
    return target == m_hips || std::any_of(m_detached.begin(), m_detached.end(),
                                           [target](const Detached& each) { return each.joint == target; });
}

Pose Retargeting::pose(std::span<const Transform> source) const
{
    const std::vector<glm::quat> turned = modelRotations(m_source, source);
    Pose pose = restPose(m_target);
    std::vector<glm::quat> rotations(pose.size());
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const JointIndex parent = m_target.parents()[i];
        const glm::quat above = parent == noJoint ? identityRotation : rotations[std::size_t(parent)];
        const JointIndex from = m_joints[i].source;
        if (from != noJoint) {
            const glm::quat turn =
                turned[std::size_t(from)] * glm::conjugate(m_from.turns[std::size_t(from)]);
            const glm::quat wanted = m_facing * turn * m_joints[i].toTarget;
            pose[i].rotation = unitOr(glm::conjugate(above) * wanted, pose[i].rotation);
        }
        rotations[i] = unitOr(above * pose[i].rotation, identityRotation);
    }
    if (m_hips != noJoint) placeHips(source, pose);
    placeDetached(pose);
    return pose;
}

// Carries over the place where the legs begin: hips lie at different heights above it.
void Retargeting::placeHips(std::span<const Transform> source, Pose& pose) const
{
    const JointIndex hips = m_hips, from = sourceOf(m_hips);
    const auto turnOf = [](const Skeleton& skeleton, std::span<const Transform> posed, JointIndex joint,
                           const Stance& stance) {
        return modelRotations(skeleton, posed)[std::size_t(joint)] *
               glm::conjugate(stance.turns[std::size_t(joint)]);
    };
    const glm::vec3 toLegs = legRoot(m_sourceBody, m_from.places, from) - m_from.places[std::size_t(from)];
    glm::vec3 legs = glm::vec3(modelMatrices(m_source, source)[std::size_t(from)][3]) +
                     turnOf(m_source, source, from, m_from) * toLegs;
    legs -= m_sourceStart; // heights are over the ground
    const glm::vec3 own = legRoot(m_targetBody, m_to.places, hips);
    legs = m_facing * legs * m_scale + levelOf(own);
    const glm::vec3 place =
        legs - turnOf(m_target, pose, hips, m_to) * (own - m_to.places[std::size_t(hips)]);
    pose[std::size_t(hips)].translation = glm::vec3(m_aboveHips * glm::vec4(place, 1.0f));
}

void Retargeting::raise(float metres, Pose& pose) const
{
    if (m_hips == noJoint) return;
    pose[std::size_t(m_hips)].translation += glm::vec3(m_aboveHips * glm::vec4(0.0f, metres, 0.0f, 0.0f));
    placeDetached(pose);
}

void Retargeting::placeDetached(Pose& pose) const
{
    for (const Detached& each : m_detached) {
        const std::vector<glm::mat4> models = modelMatrices(m_target, pose);
        const auto joint = std::size_t(each.joint), owner = std::size_t(each.owner);
        const glm::quat turn = modelRotations(m_target, pose)[owner] * glm::conjugate(m_to.turns[owner]);
        const glm::vec3 place =
            glm::vec3(models[owner][3]) + turn * (m_to.places[joint] - m_to.places[owner]);
        const JointIndex parent = m_target[each.joint].parent;
        const glm::mat4 above = parent == noJoint ? glm::mat4(1.0f) : models[std::size_t(parent)];
        if (std::abs(glm::determinant(above)) > 1e-18f)
            pose[joint].translation = glm::vec3(glm::inverse(above) * glm::vec4(place, 1.0f));
        if (sourceOf(each.joint) != noJoint) continue;
        const glm::quat aboveTurn =
            parent == noJoint ? identityRotation : modelRotations(m_target, pose)[std::size_t(parent)];
        pose[joint].rotation =
            unitOr(glm::conjugate(aboveTurn) * turn * m_to.turns[joint], pose[joint].rotation);
    }
}

} // namespace tagline
