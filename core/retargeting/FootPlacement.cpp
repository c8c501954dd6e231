#include "core/retargeting/FootPlacement.h"

#include "core/animation/clips/FrameCost.h"
#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"
#include "core/motion/contacts/ContactDetection.h"
#include "core/retargeting/LegReach.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tagline {
namespace {

constexpr double fadeSeconds = 0.2;
constexpr float standingFloor = 0.15f; ///< leg lengths: soles so near 0 at rest stand on the ground
constexpr float mostFloorLift = 0.25f; ///< leg lengths: a larger distance is no matter of the floor

/// A foot of both figures.
struct FootPair
{
    LegJoints leg;              ///< of the target
    JointIndex sole = noJoint;  ///< of the target: the joint that rests
    float restingHeight = 0.0f; ///< at which it does
    JointIndex sourceSole = noJoint;
    std::vector<FrameRange> contacts;
};

class RestingFeet
{
public:
    RestingFeet(const CarriedClip& carried, std::vector<Pose>& poses)
        : m_carried(carried)
        , m_poses(poses)
    {
    }

    void place()
    {
        const std::vector<Limb> limbs = limbsOf(m_carried.source, m_carried.clip, m_carried.binding);
        m_ways =
            JointTrajectories::of(contactJoints(limbs), m_carried.source, m_carried.clip, m_carried.binding);
        const ContactReport report = detectContacts(m_ways, limbs);
        m_ground = report.groundHeight;
        for (const LimbContacts& each : report.limbs) addFoot(each);
        if (m_feet.empty()) return;
        levelHips();
        for (const FootPair& foot : m_feet) placeFoot(foot);
    }

private:
    void addFoot(const LimbContacts& resting)
    {
        if (resting.limb.kind != LimbKind::Foot || resting.ranges.empty()) return;
        const BodyJoints& body = m_carried.retargeting.targetBody();
        const BodySide side = resting.limb.side;
        FootPair foot;
        foot.leg = {body.joint(BodyPart::UpperLeg, side), body.joint(BodyPart::LowerLeg, side),
                    body.joint(BodyPart::Foot, side)};
        if (!foot.leg.isWhole()) return;
        const JointIndex toes = body.joint(BodyPart::Toes, side);
        const bool hasBall = resting.limb.contact != resting.limb.joint && toes != noJoint;
        foot.sole = hasBall ? toes : foot.leg.ankle;
        foot.sourceSole = hasBall ? resting.limb.contact : resting.limb.joint;
        if (!m_ways.holds(foot.sourceSole)) foot.sourceSole = resting.limb.contact;
        foot.restingHeight = restingHeightOf(foot);
        foot.contacts = resting.ranges;
        m_feet.push_back(foot);
    }

    /// Over the floor that the target rests on; over its own lowest joint where it rests on none.
    float restingHeightOf(const FootPair& foot) const
    {
        const std::vector<glm::mat4> models = modelMatrices(m_carried.target, restPose(m_carried.target));
        const auto height = [&](JointIndex joint) { return models[std::size_t(joint)][3].y; };
        float lowest = height(foot.leg.ankle);
        for (JointIndex each = foot.leg.ankle; each < JointIndex(models.size()); ++each)
            if (isBelow(m_carried.target, each, foot.leg.ankle)) lowest = std::min(lowest, height(each));
        const float reach = legReach(models, foot.leg);
        const float floor = std::abs(lowest) < standingFloor * reach ? 0.0f : lowest;
        return height(foot.sole) - floor;
    }

    glm::vec3 sourcePlace(const FootPair& foot, Frame frame) const
    {
        const auto i = std::size_t(frame);
        return {m_ways.x(foot.sourceSole)[i], m_ways.y(foot.sourceSole)[i], m_ways.z(foot.sourceSole)[i]};
    }

    glm::vec3 targetPlace(JointIndex joint, Frame frame) const
    {
        return modelMatrices(m_carried.target, m_poses[std::size_t(frame)])[std::size_t(joint)][3];
    }

    /// The offset that each frame of a contact asks of the foot, from its present place.
    std::vector<glm::vec3> asked(const FootPair& foot, FrameRange contact) const
    {
        const Retargeting& retargeting = m_carried.retargeting;
        std::vector<glm::vec3> ways, offsets;
        glm::vec3 mean(0.0f);
        float resting = 0.0f;
        for (Frame frame = contact.start; frame < contact.stop; ++frame) {
            ways.push_back(retargeting.facing() * sourcePlace(foot, frame) * retargeting.scale());
            offsets.push_back(ways.back() - targetPlace(foot.sole, frame));
            mean -= offsets.back();
            resting += ways.back().y;
        }
        const auto count = float(contact.stop - contact.start);
        mean /= count;
        mean.y = foot.restingHeight - resting / count + m_ground * retargeting.scale();
        for (glm::vec3& offset : offsets) offset += mean;
        return offsets;
    }

    /// Moves the hips up or down for all frames by what the feet ask for in the middle.
    void levelHips()
    {
        std::vector<float> lifts;
        for (const FootPair& foot : m_feet)
            for (const FrameRange& contact : foot.contacts)
                for (const glm::vec3& offset : asked(foot, contact)) lifts.push_back(offset.y);
        if (lifts.empty()) return;
        const auto middle = lifts.begin() + std::ptrdiff_t(lifts.size() / 2);
        std::nth_element(lifts.begin(), middle, lifts.end());
        const float reach =
            legReach(modelMatrices(m_carried.target, restPose(m_carried.target)), m_feet.front().leg);
        if (std::abs(*middle) > mostFloorLift * reach) return m_feet.clear();
        for (Pose& pose : m_poses) m_carried.retargeting.raise(*middle, pose);
    }

    /// Zero far from contacts, what they ask for within them, smoothly from one to the other.
    std::vector<glm::vec3> offsetsOf(const FootPair& foot) const
    {
        std::vector<glm::vec3> offsets(m_poses.size(), glm::vec3(0.0f));
        const double frames = fadeSeconds * m_carried.clip.rate.framesPerSecond();
        std::optional<glm::vec3> last;
        Frame end = 0;
        for (const FrameRange& contact : foot.contacts) {
            const std::vector<glm::vec3> within = asked(foot, contact);
            std::copy(within.begin(), within.end(), offsets.begin() + contact.start);
            fade(offsets, {end, contact.start}, last.value_or(glm::vec3(0.0f)), within.front(), frames);
            last = within.back();
            end = contact.stop;
        }
        fade(offsets, {end, Frame(m_poses.size())}, last.value_or(glm::vec3(0.0f)), glm::vec3(0.0f), frames);
        return offsets;
    }

    static void fade(std::vector<glm::vec3>& offsets, FrameRange gap, const glm::vec3& from,
                     const glm::vec3& to, double frames)
    {
        const auto weight = [&](Frame away) {
            const double length = std::min(frames, double(gap.stop - gap.start + 1));
            const auto left = float(std::max(1.0 - double(away) / length, 0.0));
            return left * left * (3.0f - 2.0f * left);
        };
        for (Frame frame = gap.start; frame < gap.stop; ++frame)
            offsets[std::size_t(frame)] =
                from * weight(frame - gap.start + 1) + to * weight(gap.stop - frame);
    }

    void placeFoot(const FootPair& foot)
    {
        const std::vector<glm::vec3> offsets = offsetsOf(foot);
        for (std::size_t i = 0; i < m_poses.size(); ++i)
            if (glm::length(offsets[i]) > 1e-5f) moveFoot(m_carried.target, foot.leg, offsets[i], m_poses[i]);
    }

    const CarriedClip& m_carried;
    std::vector<Pose>& m_poses;
    JointTrajectories m_ways;
    float m_ground = 0.0f;
    std::vector<FootPair> m_feet;
};

} // namespace

void placeRestingFeet(const CarriedClip& carried, std::vector<Pose>& poses)
{
    if (poses.size() < 2 || !checkFrameCost(carried.clip, measuredFrameBytes)) return;
    RestingFeet(carried, poses).place();
}

} // namespace tagline
