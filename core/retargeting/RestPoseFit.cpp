#include "core/retargeting/RestPoseFit.h"

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tagline {
namespace {

constexpr float mostBent = 0.1f;        ///< of the body
constexpr float mostLift = 0.2f;        ///< of the figure's height
constexpr float wrongDirection = 0.45f; ///< radians that a bone may point aside
constexpr float wrongTwist = 0.8f;      ///< radians that it may turn about itself
constexpr float alikeRest = 0.5f;       ///< radians: bones further apart at rest tell nothing of twists
constexpr float wrongLength = 1.4f;     ///< times as long, or as short
constexpr float noLength = 1e-5f;       ///< metres

float angleOf(const glm::quat& rotation) { return 2.0f * std::acos(std::min(std::abs(rotation.w), 1.0f)); }

/// A figure in a pose: where its joints are, and how they are turned.
struct Stance
{
    Stance(const Skeleton& skeleton, const Pose& pose)
        : turns(modelRotations(skeleton, pose))
    {
        for (const glm::mat4& model : modelMatrices(skeleton, pose)) places.emplace_back(model[3]);
    }

    std::vector<glm::vec3> places;
    std::vector<glm::quat> turns;
};

/// A bone that both figures have: from a joint to the nearest below it that both have.
struct Bone
{
    JointIndex from = noJoint; ///< of the target
    JointIndex to = noJoint;
    JointIndex sourceFrom = noJoint;
    JointIndex sourceTo = noJoint;
    bool isMoved = false; ///< the clip keys where its end is
};

class PoseComparison
{
public:
    PoseComparison(const Clip& clip, const Skeleton& source, const Skeleton& target)
        : m_source(source)
        , m_target(target)
        , m_binding(bindByName(clip, target))
        , m_ownBinding(bindByName(clip, source))
        , m_partners(partners())
        , m_own(source, restPose(source))
        , m_rest(target, restPose(target))
        , m_given(target, givenPose(clip))
    {
        findBones(clip);
    }

    RestPoseFit fit() const
    {
        float all = 0.0f, wrong = 0.0f;
        const glm::quat toOwn = yawTo(m_given.places); // a figure may face another way
        const glm::quat restToOwn = yawTo(m_rest.places);
        for (const Bone& bone : m_bones) {
            const float weight = glm::length(ownOf(bone));
            if (weight < noLength) continue;
            all += weight;
            const glm::vec3 given = toOwn * of(m_given.places, bone);
            const bool isAside =
                glm::length(given) > noLength && angleBetween(given, ownOf(bone)) > wrongDirection;
            if (isAside || isTwisted(bone, toOwn, restToOwn) || isPulled(bone)) wrong += weight;
        }
        return {all > 0.0f ? wrong / all : 0.0f, lift()};
    }

private:
    /// The source's joint of each of the target's; noJoint where no channel moves both.
    std::vector<JointIndex> partners() const
    {
        std::vector<JointIndex> joints(m_target.size(), noJoint);
        std::vector<JointIndex> ofChannel;
        for (std::size_t joint = 0; joint < m_source.size(); ++joint) {
            const ChannelIndex channel = m_ownBinding.channelOfJoint[joint];
            if (channel == noChannel) continue;
            if (ofChannel.size() <= std::size_t(channel)) ofChannel.resize(std::size_t(channel) + 1, noJoint);
            ofChannel[std::size_t(channel)] = JointIndex(joint);
        }
        for (std::size_t joint = 0; joint < m_target.size(); ++joint) {
            const ChannelIndex channel = m_binding.channelOfJoint[joint];
            if (channel != noChannel && std::size_t(channel) < ofChannel.size())
                joints[joint] = ofChannel[std::size_t(channel)];
        }
        return joints;
    }

    /// The target as the keys would put it if they said the source's rest pose.
    Pose givenPose(const Clip& clip) const
    {
        Pose pose = restPose(m_target);
        for (std::size_t joint = 0; joint < pose.size(); ++joint) {
            const JointIndex partner = m_partners[joint];
            if (partner == noJoint) continue;
            const JointChannel& channel = clip.channels[std::size_t(m_binding.channelOfJoint[joint])];
            const Transform& rest = m_source[partner].rest;
            if (!channel.rotation.isEmpty()) pose[joint].rotation = rest.rotation;
            if (!channel.translation.isEmpty()) pose[joint].translation = rest.translation;
        }
        return pose;
    }

    void findBones(const Clip& clip)
    {
        for (std::size_t joint = 0; joint < m_partners.size(); ++joint) {
            if (m_partners[joint] == noJoint) continue;
            Bone bone{noJoint, JointIndex(joint), noJoint, m_partners[joint]};
            bone.from = m_target[bone.to].parent;
            while (bone.from != noJoint && m_partners[std::size_t(bone.from)] == noJoint)
                bone.from = m_target[bone.from].parent;
            const JointChannel& channel = clip.channels[std::size_t(m_binding.channelOfJoint[joint])];
            const bool isMoved = !channel.translation.isEmpty();
            if (bone.from == noJoint) {
                m_isCarried |= isMoved;
                continue;
            }
            bone.sourceFrom = m_partners[std::size_t(bone.from)];
            bone.isMoved = isMoved;
            m_bones.push_back(bone);
        }
    }

    static glm::vec3 of(const std::vector<glm::vec3>& places, const Bone& bone)
    {
        return places[std::size_t(bone.to)] - places[std::size_t(bone.from)];
    }
    glm::vec3 ownOf(const Bone& bone) const
    {
        return m_own.places[std::size_t(bone.sourceTo)] - m_own.places[std::size_t(bone.sourceFrom)];
    }

    /// The turn about the vertical that brings the target's bones nearest to the source's.
    glm::quat yawTo(const std::vector<glm::vec3>& places) const
    {
        double along = 0.0, across = 0.0;
        for (const Bone& bone : m_bones) {
            const glm::vec3 a = of(places, bone), b = ownOf(bone);
            along += double(a.x) * b.x + double(a.z) * b.z;
            across += double(a.z) * b.x - double(a.x) * b.z;
        }
        return glm::angleAxis(float(std::atan2(across, along)), glm::vec3(0.0f, 1.0f, 0.0f));
    }

    /// Whether the flesh around a bone turns about it, where both figures rest alike there.
    bool isTwisted(const Bone& bone, const glm::quat& toOwn, const glm::quat& restToOwn) const
    {
        const glm::vec3 rest = restToOwn * of(m_rest.places, bone);
        if (glm::length(rest) < noLength || angleBetween(rest, ownOf(bone)) > alikeRest) return false;
        const auto joint = std::size_t(bone.from);
        const glm::quat turned = toOwn * m_given.turns[joint] * glm::conjugate(m_rest.turns[joint]);
        const glm::quat meant = turnBetween(rest, ownOf(bone)) * restToOwn;
        return angleOf(unitOr(turned * glm::conjugate(meant), identityRotation)) > wrongTwist;
    }

    /// Whether keys of places pull a bone out of its flesh, to another length or another side.
    bool isPulled(const Bone& bone) const
    {
        if (!bone.isMoved) return false;
        const glm::vec3 given = of(m_given.places, bone);
        const auto joint = std::size_t(bone.from);
        const glm::vec3 flesh =
            m_given.turns[joint] * glm::conjugate(m_rest.turns[joint]) * of(m_rest.places, bone);
        const float is = glm::length(given), was = glm::length(flesh);
        if (is < noLength || was < noLength) return false;
        return std::max(is / was, was / is) > wrongLength || angleBetween(given, flesh) > wrongDirection;
    }

    float lift() const
    {
        if (m_bones.empty() || !m_isCarried) return 0.0f;
        float own = INFINITY, given = INFINITY, highest = -INFINITY;
        for (const Bone& bone : m_bones)
            for (const auto& [joint, partner] :
                 {std::pair(bone.from, bone.sourceFrom), {bone.to, bone.sourceTo}}) {
                own = std::min(own, m_own.places[std::size_t(partner)].y);
                given = std::min(given, m_given.places[std::size_t(joint)].y);
                highest = std::max(highest, m_given.places[std::size_t(joint)].y);
            }
        const float height = highest - given;
        return height > noLength ? std::abs(given - own) / height : 0.0f;
    }

    const Skeleton& m_source;
    const Skeleton& m_target;
    ClipBinding m_binding;
    ClipBinding m_ownBinding;
    std::vector<JointIndex> m_partners;
    Stance m_own;   ///< the source at rest
    Stance m_rest;  ///< the target at rest
    Stance m_given; ///< the target as the clip has it
    std::vector<Bone> m_bones;
    bool m_isCarried = false; ///< the clip keys where the whole figure is
};

} // namespace

bool RestPoseFit::isGood() const { return bent <= mostBent && lift <= mostLift; }

RestPoseFit restPoseFit(const Clip& clip, const Skeleton& source, const Skeleton& target)
{
    return PoseComparison(clip, source, target).fit();
}

} // namespace tagline
