#include "core/mesh/body/FigureLandmarks.h"

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/JointTree.h"
#include "core/mesh/body/BonePath.h"
#include "core/motion/signals/JointNames.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <initializer_list>

namespace tagline {
namespace {

/// Pelvis to head and hip to ankle together are about this part of a person's height.
constexpr float jointsPartOfStature = 0.85f;
constexpr float trunkPartOfStature = 0.37f;
/// A limb begins where it has left the trunk's axis by so much of the stature.
constexpr float shoulderOffset = 0.06f;
constexpr float hipOffset = 0.025f;
constexpr float acrossTrunk = 0.6f; ///< cosine between trunk and limb
constexpr float alongLeg = 0.8f;    ///< cosine between arm and leg

bool containsAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

/// The joints from below `ancestor` down to `joint`.
std::vector<JointIndex> pathDown(const Skeleton& skeleton, JointIndex ancestor, JointIndex joint)
{
    std::vector<JointIndex> path;
    for (; joint != ancestor && joint != noJoint; joint = skeleton[joint].parent) path.push_back(joint);
    std::reverse(path.begin(), path.end());
    return path;
}

/// The joints of a role that have none of that role above them, nor a helper.
std::vector<JointIndex> topmost(const Skeleton& skeleton, BodyRole role)
{
    std::vector<JointIndex> found;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        if (skeleton[joint].kind != JointKind::Joint || roleOfName(skeleton[joint].name) != role) continue;
        bool isTop = true;
        for (JointIndex above = skeleton[joint].parent; above != noJoint; above = skeleton[above].parent) {
            const BodyRole aboveRole = roleOfName(skeleton[above].name);
            isTop = isTop && aboveRole != role && aboveRole != BodyRole::Helper;
        }
        if (isTop) found.push_back(joint);
    }
    return found;
}

class Finder
{
public:
    Finder(const Skeleton& skeleton, std::span<const glm::vec3> positions)
        : m_skeleton(skeleton)
        , m_positions(positions)
    {
    }

    std::optional<FigureLandmarks> find()
    {
        const std::vector<JointIndex> heads = topmost(m_skeleton, BodyRole::Head);
        const std::vector<JointIndex> hands = topmost(m_skeleton, BodyRole::Hand);
        const std::vector<JointIndex> feet = topmost(m_skeleton, BodyRole::Foot);
        if (heads.empty() || hands.size() + feet.size() < 2) return std::nullopt;
        if (!findTrunk(heads.front(), hands, feet)) return std::nullopt;
        measure(feet);
        for (const JointIndex hand : hands) addLimb(m_found.arms, hand, shoulderOffset);
        for (const JointIndex foot : feet) addLimb(m_found.legs, foot, hipOffset);
        if (!isPerson()) return std::nullopt;
        findAxes(feet);
        return std::move(m_found);
    }

private:
    const glm::vec3& at(JointIndex joint) const { return m_positions[std::size_t(joint)]; }

    bool findTrunk(JointIndex head, const std::vector<JointIndex>& hands, const std::vector<JointIndex>& feet)
    {
        JointIndex base = head;
        for (const JointIndex end : feet.empty() ? hands : feet) base = commonAncestor(m_skeleton, base, end);
        if (base == noJoint || base == head) return false;
        m_found.trunk = pathDown(m_skeleton, m_skeleton[base].parent, head);
        const glm::vec3 along = at(head) - at(base);
        const float length = glm::length(along);
        if (length < 1e-4f) return false;
        m_found.up = along / length;
        return true;
    }

    void measure(const std::vector<JointIndex>& feet)
    {
        const JointIndex base = m_found.trunk.front();
        const float trunk = glm::distance(at(base), at(m_found.head()));
        if (feet.empty()) {
            m_found.stature = trunk / trunkPartOfStature;
            return;
        }
        const std::vector<JointIndex> leg = pathDown(m_skeleton, base, feet.front());
        m_found.stature = (trunk + BonePath(base, leg, m_positions).length()) / jointsPartOfStature;
    }

    /// How far a joint is from the line through pelvis and head.
    float offAxis(JointIndex joint) const
    {
        const glm::vec3 from = at(joint) - at(m_found.trunk.front());
        return glm::length(from - m_found.up * glm::dot(from, m_found.up));
    }

    void addLimb(std::vector<LimbLandmarks>& limbs, JointIndex end, float offset)
    {
        const JointIndex branch = commonAncestor(m_skeleton, m_found.head(), end);
        if (branch == noJoint || branch == m_found.head()) return;
        LimbLandmarks limb{branch, pathDown(m_skeleton, branch, end)};
        while (limb.joints.size() > 2 && offAxis(limb.joints.front()) < offset * m_found.stature) {
            limb.above = limb.joints.front();
            limb.joints.erase(limb.joints.begin());
        }
        if (BonePath(limb.above, limb.joints, m_positions).length() > 0.02f * m_found.stature)
            limbs.push_back(std::move(limb));
    }

    bool isPerson() const
    {
        if (m_found.arms.size() > 2 || m_found.legs.size() > 2) return false;
        return m_found.legs.empty() ? !hasJointsBelowTrunk() : !goesOnFourLegs();
    }

    /// Legs that no name ends.
    bool hasJointsBelowTrunk() const
    {
        const JointIndex base = m_found.trunk.front();
        const float trunk = glm::distance(at(base), at(m_found.head()));
        for (JointIndex joint = 0; joint < JointIndex(m_skeleton.size()); ++joint) {
            const bool isBodys =
                m_skeleton[joint].kind == JointKind::Joint && !isBelow(m_skeleton, base, joint);
            if (isBodys && glm::dot(at(joint) - at(base), m_found.up) < -trunk) return true;
        }
        return false;
    }

    /// From the shoulder to the hand, or from the hip to the foot, of length 1.
    glm::vec3 along(const LimbLandmarks& limb) const
    {
        const glm::vec3 way = at(limb.joints.back()) - at(limb.joints.front());
        return glm::length(way) > 0.0f ? glm::normalize(way) : way;
    }

    /// A trunk across all limbs, which point the same way.
    bool goesOnFourLegs() const
    {
        const auto isAcross = [this](const LimbLandmarks& limb) {
            return std::abs(glm::dot(along(limb), m_found.up)) < acrossTrunk;
        };
        const glm::vec3 leg = along(m_found.legs.front());
        return m_found.arms.size() == 2 && std::all_of(m_found.legs.begin(), m_found.legs.end(), isAcross) &&
               std::all_of(m_found.arms.begin(), m_found.arms.end(), [&](const LimbLandmarks& arm) {
                   return isAcross(arm) && glm::dot(along(arm), leg) > alongLeg;
               });
    }

    void findAxes(const std::vector<JointIndex>& feet)
    {
        glm::vec3 toes(0.0f);
        for (JointIndex joint = 0; joint < JointIndex(m_skeleton.size()); ++joint)
            for (const JointIndex foot : feet)
                if (joint != foot && isBelow(m_skeleton, joint, foot)) toes += at(joint) - at(foot);
        const glm::vec3 level = toes - m_found.up * glm::dot(toes, m_found.up);
        const glm::vec3 across = acrossLimbs();
        const bool hasToes = glm::length(level) > 0.02f * m_found.stature;
        const glm::vec3 facing = hasToes ? level : glm::cross(across, m_found.up);
        m_found.front = squareTo(m_found.up, glm::length(facing) > 0.0f ? glm::normalize(facing) : facing);
        if (glm::length(across) > 0.0f) { // shoulders and hips tell better than the toes, which may splay
            const glm::vec3 square = glm::cross(squareTo(m_found.up, glm::normalize(across)), m_found.up);
            m_found.front = glm::dot(square, m_found.front) < 0.0f ? -square : square;
        }
        m_found.side = glm::cross(m_found.up, m_found.front);
    }

    /// From the right limb of a pair to the left by their names; else from the last to the first.
    glm::vec3 acrossLimbs() const
    {
        const auto& limbs = m_found.arms.size() >= 2 ? m_found.arms : m_found.legs;
        if (limbs.size() < 2) return glm::vec3(0.0f);
        const glm::vec3 across = at(limbs[0].joints.front()) - at(limbs[1].joints.front());
        const bool isRightFirst = sideOfJointName(m_skeleton[limbs[0].joints.back()].name) == BodySide::Right;
        return isRightFirst ? -across : across;
    }

    const Skeleton& m_skeleton;
    std::span<const glm::vec3> m_positions;
    FigureLandmarks m_found;
};

} // namespace

BodyRole roleOfName(std::string_view jointName)
{
    const std::string name = normalisedJointName(jointName);
    if (name.starts_with("ik") ||
        containsAny(name, {"_ik", ".ik", "ctrl", "target", "pole", "twist", "socket", "footsteps"}))
        return BodyRole::Helper;
    if (containsAny(name, {"thumb", "index", "middle", "ring", "pinky", "finger", "metacarpal"}))
        return BodyRole::Finger;
    if (containsAny(name, {"toe", "ball_", "ball."})) return BodyRole::Toe;
    if (containsAny(name, {"head"})) return BodyRole::Head;
    if (containsAny(name, {"hand", "wrist"})) return BodyRole::Hand;
    if (containsAny(name, {"foot", "ankle"})) return BodyRole::Foot;
    return BodyRole::Other;
}

std::optional<FigureLandmarks> figureLandmarks(const Skeleton& skeleton, std::span<const glm::vec3> positions)
{
    return Finder(skeleton, positions).find();
}

} // namespace tagline
