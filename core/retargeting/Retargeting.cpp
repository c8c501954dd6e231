#include "core/retargeting/Retargeting.h"

#include "core/animation/clips/FrameCost.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"
#include "core/retargeting/BodyJoints.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

std::vector<glm::vec3> placesOf(const std::vector<glm::mat4>& models)
{
    std::vector<glm::vec3> places;
    places.reserve(models.size());
    for (const glm::mat4& model : models) places.emplace_back(model[3]);
    return places;
}

/// From the right side to the left, over the ground.
glm::vec3 acrossOf(const BodyJoints& body, const std::vector<glm::vec3>& places)
{
    glm::vec3 across(0.0f);
    for (const BodyPart part : {BodyPart::UpperLeg, BodyPart::UpperArm, BodyPart::Foot}) {
        const JointIndex left = body.joint(part, BodySide::Left);
        const JointIndex right = body.joint(part, BodySide::Right);
        if (left == noJoint || right == noJoint) continue;
        across += places[std::size_t(left)] - places[std::size_t(right)];
    }
    across.y = 0.0f;
    return across;
}

/// Where the head of the resting figure is, seen from its hips: the vertical where it stands, however bent;
/// elsewhere where a file lays its figures down (files with Z up).
glm::vec3 upOf(const BodyJoints& body, const std::vector<glm::vec3>& places)
{
    const glm::vec3 vertical(0.0f, 1.0f, 0.0f);
    const JointIndex hips = body.joint(BodyPart::Hips);
    JointIndex top = noJoint;
    for (const BodyPart part : {BodyPart::Head, BodyPart::Neck, BodyPart::Spine})
        if (top == noJoint) top = body.joint(part);
    if (hips == noJoint || top == noJoint || hips == top) return vertical;
    const glm::vec3 up = places[std::size_t(top)] - places[std::size_t(hips)];
    const float length = glm::length(up);
    return !(length > 1e-6f) || up.y > 0.7f * length ? vertical : up / length;
}

/// How far the soles are below the hips at rest.
float legLength(const Skeleton& skeleton, const BodyJoints& body, const std::vector<glm::vec3>& places)
{
    const JointIndex hips = body.joint(BodyPart::Hips);
    if (hips == noJoint) return 0.0f;
    const glm::vec3 up = upOf(body, places);
    float most = 0.0f;
    for (std::size_t i = 0; i < places.size(); ++i) {
        JointIndex above = JointIndex(i);
        while (above != noJoint && above != body.joint(BodyPart::Foot, BodySide::Left) &&
               above != body.joint(BodyPart::Foot, BodySide::Right))
            above = skeleton[above].parent;
        if (above != noJoint) most = std::max(most, glm::dot(up, places[std::size_t(hips)] - places[i]));
    }
    return most;
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
struct Limb
{
    BodyPart part;
    BodyPart next;
};
constexpr std::array limbs{
    Limb{BodyPart::UpperArm, BodyPart::Forearm}, Limb{BodyPart::Forearm, BodyPart::Hand},
    Limb{BodyPart::UpperLeg, BodyPart::LowerLeg}, Limb{BodyPart::LowerLeg, BodyPart::Foot}};

} // namespace

Retargeting::Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map)
    : m_source(source)
    , m_target(target)
    , m_joints(target.size())
    , m_sourceRest(modelRotations(source, restPose(source)))
    , m_targetRest(modelRotations(target, restPose(target)))
    , m_sourcePlaces(placesOf(modelMatrices(source, restPose(source))))
    , m_targetPlaces(placesOf(modelMatrices(target, restPose(target))))
{
    pairJoints(map);
    faceAlike();
    alignLimbs();
    measureLegs();
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
    const glm::vec3 from = acrossOf(BodyJoints(m_source), m_sourcePlaces);
    const glm::vec3 to = acrossOf(BodyJoints(m_target), m_targetPlaces);
    if (glm::length(from) < 1e-6f || glm::length(to) < 1e-6f) return;
    const float angle = std::atan2(from.z, from.x) - std::atan2(to.z, to.x);
    m_facing = glm::angleAxis(angle, glm::vec3(0.0f, 1.0f, 0.0f));
}

// A hand keeps its place to the forearm, and so do its fingers. So does a foot to the shin where one of the
// figures rests astride; where both stand, it keeps its place to the ground.
void Retargeting::alignLimbs()
{
    const BodyJoints body(m_target);
    const glm::quat lying =
        turnBetween(upOf(body, m_targetPlaces), m_facing * upOf(BodyJoints(m_source), m_sourcePlaces));
    std::vector<glm::quat> aligned(m_joints.size(), lying);
    for (const BodySide side : {BodySide::Left, BodySide::Right})
        for (const Limb& limb : limbs) {
            const JointIndex joint = body.joint(limb.part, side);
            const JointIndex next = body.joint(limb.next, side);
            if (joint == noJoint || next == noJoint) continue;
            const JointIndex source = sourceOf(joint), sourceNext = sourceOf(next);
            if (source == noJoint || sourceNext == noJoint) continue;
            const glm::vec3 wanted =
                m_facing * (m_sourcePlaces[std::size_t(sourceNext)] - m_sourcePlaces[std::size_t(source)]);
            const glm::vec3 own =
                lying * (m_targetPlaces[std::size_t(next)] - m_targetPlaces[std::size_t(joint)]);
            aligned[std::size_t(joint)] = turnBetween(own, wanted) * lying;
        }
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const JointIndex limb = limbAbove(m_target, body, JointIndex(i));
        glm::quat align = aligned[limb == noJoint ? i : std::size_t(limb)];
        const bool isFoot = limb != noJoint && (limb == body.joint(BodyPart::LowerLeg, BodySide::Left) ||
                                                limb == body.joint(BodyPart::LowerLeg, BodySide::Right));
        const float astride = std::abs((glm::conjugate(lying) * align).w);
        if (isFoot && 2.0f * std::acos(std::min(astride, 1.0f)) < standingAngle) align = lying;
        m_joints[i].toTarget = glm::conjugate(m_facing) * align * m_targetRest[i];
    }
}

void Retargeting::measureLegs()
{
    const BodyJoints from(m_source), to(m_target);
    const float sourceLegs = legLength(m_source, from, m_sourcePlaces);
    const float targetLegs = legLength(m_target, to, m_targetPlaces);
    if (sourceLegs > 1e-6f && targetLegs > 1e-6f) m_scale = targetLegs / sourceLegs;
    m_hips = to.joint(BodyPart::Hips);
    if (m_hips != noJoint && sourceOf(m_hips) == noJoint) m_hips = noJoint;
    if (m_hips == noJoint || m_target[m_hips].parent == noJoint) return;
    const glm::mat4 above = modelMatrices(m_target, restPose(m_target))[std::size_t(m_target[m_hips].parent)];
    if (std::abs(glm::determinant(above)) > 1e-18f) m_aboveHips = glm::inverse(above);
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
                turned[std::size_t(from)] * glm::conjugate(m_sourceRest[std::size_t(from)]);
            const glm::quat wanted = m_facing * turn * m_joints[i].toTarget;
            pose[i].rotation = unitOr(glm::conjugate(above) * wanted, pose[i].rotation);
        }
        rotations[i] = unitOr(above * pose[i].rotation, identityRotation);
    }
    if (m_hips == noJoint) return pose;
    const auto hips = std::size_t(m_hips);
    const auto sourceHips = std::size_t(sourceOf(m_hips));
    glm::vec3 place(modelMatrices(m_source, source)[sourceHips][3]);
    place -= m_sourcePlaces[sourceHips] * glm::vec3(1.0f, 0.0f, 1.0f); // heights are over the ground
    place = m_facing * place * m_scale + m_targetPlaces[hips] * glm::vec3(1.0f, 0.0f, 1.0f);
    pose[hips].translation = glm::vec3(m_aboveHips * glm::vec4(place, 1.0f));
    return pose;
}

namespace {

/// Frames where anything has a key, in order, the first and last frame among them.
std::vector<float> keyFrames(const Clip& clip)
{
    std::vector<float> frames{0.0f, float(clip.frames - 1)};
    for (const JointChannel& channel : clip.channels)
        for (const SharedArray<float>* times :
             {&channel.translation.times, &channel.rotation.times, &channel.scale.times})
            frames.insert(frames.end(), times->begin(), times->end());
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// Where the clip is carried over: at every frame; at its keys where those are too many, and at every second
/// of them, or third, where there are too many keys as well.
std::vector<float> carriedFrames(const Clip& clip, std::size_t targetJoints)
{
    const auto bytes = std::int64_t((sizeof(Transform) + sizeof(glm::quat)) * targetJoints);
    if (!checkFrameCost(clip, bytes)) {
        const std::vector<float> all = keyFrames(clip);
        const auto most = std::size_t(mostFrameBytes / std::max<std::int64_t>(bytes, 1));
        const std::size_t step = all.size() / std::max<std::size_t>(most, 1) + 1;
        std::vector<float> some;
        for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
        return some;
    }
    std::vector<float> frames;
    for (Frame frame = 0; frame < clip.frames; ++frame) frames.push_back(float(frame));
    return frames;
}

} // namespace

Clip retargetedClip(const Clip& clip, const Skeleton& source, const ClipBinding& binding,
                    const Skeleton& target, const RetargetMap& map)
{
    const Retargeting retargeting(source, target, map);
    const JointIndex hips = BodyJoints(target).joint(BodyPart::Hips);
    std::vector<float> times = carriedFrames(clip, target.size());
    std::vector<Pose> poses;
    for (const float frame : times)
        poses.push_back(retargeting.pose(sampledPose(source, clip, binding, double(frame))));
    Clip made = clip;
    made.channels.clear();
    const SharedArray<float> sharedTimes(std::move(times));
    for (JointIndex joint = 0; joint < JointIndex(target.size()); ++joint) {
        if (retargeting.sourceOf(joint) == noJoint) continue;
        std::vector<glm::quat> rotations;
        std::vector<glm::vec3> translations;
        for (const Pose& pose : poses) {
            rotations.push_back(pose[std::size_t(joint)].rotation);
            if (joint == hips) translations.push_back(pose[std::size_t(joint)].translation);
        }
        JointChannel& channel = made.channels.emplace_back();
        channel.joint = target[joint].name;
        channel.rotation = {Interpolation::Linear, sharedTimes, std::move(rotations)};
        if (joint == hips)
            channel.translation = {Interpolation::Linear, sharedTimes, std::move(translations)};
    }
    return made;
}

} // namespace tagline
