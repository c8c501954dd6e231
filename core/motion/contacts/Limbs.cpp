#include "core/motion/contacts/Limbs.h"

#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/motion/figure/BodyTree.h"
#include "core/retargeting/ReferencePose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>

namespace tagline {
namespace {

constexpr std::array<std::string_view, 15> helperWords{"ik",     "ctrl",   "control", "controller", "pole",
                                                       "roll",   "slot",   "nub",     "end",        "site",
                                                       "target", "socket", "heel",    "twist",      "orient"};
constexpr std::array<std::string_view, 4> ballWords{"toe", "toes", "toebase", "ball"};
constexpr std::array<std::string_view, 2> footWords{"foot", "ankle"};
constexpr std::array<std::string_view, 3> handWords{"hand", "wrist", "palm"};
constexpr std::array<std::string_view, 6> fingerWords{"thumb", "index", "middle", "ring", "pinky", "finger"};

constexpr float lowShare = 0.1f;     ///< of the figure's height: ends of chains so near the lowest are feet
constexpr float lowHandShare = 0.2f; ///< of that: hands so near the lowest foot are an animal's front feet
constexpr float shortestLegShare = 0.2f; ///< of the figure's height
constexpr float usualLegShare = 0.5f;

/// Whether a word is one of these, alone or behind its side (`lfoot`, `leftfoot`).
template<std::size_t n>
bool means(std::string_view word, const std::array<std::string_view, n>& parts)
{
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
        if (!word.ends_with(part)) return false;
        const std::string_view before = word.substr(0, word.size() - part.size());
        return before.empty() || before == "l" || before == "r" || before == "left" || before == "right";
    });
}

/// Roles of a joint by its name.
struct Meaning
{
    bool isFoot = false; ///< or a part of one
    bool isBall = false;
    bool isHand = false;
    bool isHelper = false;
    bool isControl = false; ///< moved in a joint's place
};

Meaning meaningOf(const Joint& joint)
{
    Meaning meaning;
    bool isFinger = false;
    for (const std::string& word : wordsOfJointName(joint.name)) {
        meaning.isControl |= word == "fk";
        meaning.isHelper |= std::find(helperWords.begin(), helperWords.end(), word) != helperWords.end();
        isFinger |= means(word, fingerWords);
        meaning.isBall |= means(word, ballWords);
        meaning.isFoot |= means(word, footWords) || means(word, ballWords);
        meaning.isHand |= means(word, handWords);
    }
    if (sideOfJointName(joint.name) == BodySide::Middle)
        meaning = Meaning{.isHelper = meaning.isHelper, .isControl = meaning.isControl};
    if (isFinger) meaning.isHand = false;
    if (meaning.isHelper) meaning.isFoot = meaning.isBall = meaning.isHand = false;
    return meaning;
}

/// Looks for the limbs of one skeleton.
class LimbSearch
{
public:
    LimbSearch(const Skeleton& skeleton, std::span<const glm::vec3> places)
        : m_skeleton(skeleton)
        , m_places(places)
        , m_isOfBody(bodyJoints(skeleton))
    {
        for (const Joint& joint : skeleton.joints()) m_meanings.push_back(meaningOf(joint));
        measureHeight();
    }

    std::vector<Limb> limbs()
    {
        addNamed(LimbKind::Foot, false);
        if (m_limbs.empty()) addNamed(LimbKind::Foot, true);
        if (m_limbs.empty()) addByShape();
        const std::size_t feet = m_limbs.size();
        addNamed(LimbKind::Hand, false);
        if (m_limbs.size() == feet) addNamed(LimbKind::Hand, true);
        takeLowHandsForFeet();
        for (Limb& limb : m_limbs) limb.length = lengthOf(limb);
        return std::move(m_limbs);
    }

private:
    bool isOf(LimbKind kind, JointIndex joint) const
    {
        const Meaning& meaning = m_meanings[std::size_t(joint)];
        return kind == LimbKind::Foot ? meaning.isFoot : meaning.isHand;
    }

    void measureHeight()
    {
        float low = std::numeric_limits<float>::max();
        float high = std::numeric_limits<float>::lowest();
        for (JointIndex joint = 0; joint < JointIndex(m_skeleton.size()); ++joint) {
            if (!m_isOfBody[std::size_t(joint)]) continue;
            low = std::min(low, m_places[std::size_t(joint)].y);
            high = std::max(high, m_places[std::size_t(joint)].y);
        }
        m_height = std::max(high - low, 0.0f);
    }

    /// Joints of that name; or controls of that name, which stand in for them.
    void addNamed(LimbKind kind, bool areControls)
    {
        for (JointIndex joint = 0; joint < JointIndex(m_skeleton.size()); ++joint) {
            if (!isOf(kind, joint) || m_meanings[std::size_t(joint)].isControl != areControls) continue;
            const auto owner = std::find_if(m_limbs.begin(), m_limbs.end(), [&](const Limb& limb) {
                return limb.kind == kind && isBelow(m_skeleton, joint, limb.joint);
            });
            if (owner == m_limbs.end())
                m_limbs.push_back({kind, sideOfJointName(m_skeleton[joint].name), joint, joint, 0.0f});
            else if (kind == LimbKind::Foot)
                takeForContact(*owner, joint);
        }
    }

    /// The first ball stays; else the deeper joint is taken.
    void takeForContact(Limb& limb, JointIndex joint) const
    {
        const bool hasBall = limb.contact != limb.joint && m_meanings[std::size_t(limb.contact)].isBall;
        if (!hasBall && isBelow(m_skeleton, joint, limb.contact)) limb.contact = joint;
    }

    /// Turns an animal's hands, as its rigger named them, into feet if it stands on them.
    void takeLowHandsForFeet()
    {
        float lowest = std::numeric_limits<float>::max();
        for (const Limb& limb : m_limbs)
            if (limb.kind == LimbKind::Foot) lowest = std::min(lowest, m_places[std::size_t(limb.contact)].y);
        for (Limb& limb : m_limbs) {
            if (limb.kind == LimbKind::Foot) continue;
            const JointIndex low = lowestBelow(limb.joint);
            if (m_places[std::size_t(low)].y >= lowest + lowHandShare * m_height) continue;
            limb.kind = LimbKind::Foot;
            limb.contact = low;
        }
        std::sort(m_limbs.begin(), m_limbs.end(), [](const Limb& a, const Limb& b) {
            return std::pair(a.kind, a.joint) < std::pair(b.kind, b.joint);
        });
    }

    /// Itself, or the lowest joint of the body that hangs on it.
    JointIndex lowestBelow(JointIndex top) const
    {
        JointIndex lowest = top;
        for (JointIndex joint = top + 1; joint < JointIndex(m_skeleton.size()); ++joint) {
            const bool isBody = m_isOfBody[std::size_t(joint)] && !m_meanings[std::size_t(joint)].isHelper;
            if (isBody && m_places[std::size_t(joint)].y < m_places[std::size_t(lowest)].y &&
                isBelow(m_skeleton, joint, top))
                lowest = joint;
        }
        return lowest;
    }

    void addByShape()
    {
        const std::vector<JointIndex> ends = chainEnds();
        float lowest = std::numeric_limits<float>::max();
        for (const JointIndex end : ends) lowest = std::min(lowest, m_places[std::size_t(end)].y);
        const float limit = lowest + lowShare * m_height;
        for (const JointIndex end : ends) {
            if (m_places[std::size_t(end)].y > limit) continue;
            const JointIndex top = topOfLowPart(end, limit);
            const bool isKnown = std::any_of(m_limbs.begin(), m_limbs.end(),
                                             [&](const Limb& limb) { return limb.joint == top; });
            if (!isKnown) m_limbs.push_back({LimbKind::Foot, sideOf(end), top, end, 0.0f});
        }
        if (m_limbs.size() == 2 && m_limbs[0].side == m_limbs[1].side) nameSidesAlongZ();
    }

    /// Joints with a joint above and none below.
    std::vector<JointIndex> chainEnds() const
    {
        std::vector<bool> isEnd(m_skeleton.size(), true);
        std::vector<JointIndex> ends;
        for (JointIndex joint = JointIndex(m_skeleton.size()) - 1; joint >= 0; --joint) {
            const bool isBody = m_isOfBody[std::size_t(joint)] && !m_meanings[std::size_t(joint)].isHelper;
            if (!isBody) continue;
            if (isEnd[std::size_t(joint)] && m_skeleton[joint].parent != noJoint) ends.push_back(joint);
            if (m_skeleton[joint].parent != noJoint) isEnd[std::size_t(m_skeleton[joint].parent)] = false;
        }
        std::reverse(ends.begin(), ends.end());
        return ends;
    }

    /// The highest joint above an end that lies low as well: the ankle, or where toes part. A root is none.
    JointIndex topOfLowPart(JointIndex joint, float limit) const
    {
        for (;;) {
            const JointIndex parent = m_skeleton[joint].parent;
            if (parent == noJoint || m_skeleton[parent].parent == noJoint) return joint;
            if (m_places[std::size_t(parent)].y > limit) return joint;
            joint = parent;
        }
    }

    BodySide sideOf(JointIndex joint) const
    {
        const BodySide named = sideOfJointName(m_skeleton[joint].name);
        if (named != BodySide::Middle) return named;
        const float x = m_places[std::size_t(joint)].x;
        if (std::abs(x) < 0.01f * m_height) return BodySide::Middle;
        return x > 0.0f ? BodySide::Left : BodySide::Right;
    }

    /// Two feet on one side of x: the figure faces along X, and its left is −Z.
    void nameSidesAlongZ()
    {
        const float first = m_places[std::size_t(m_limbs[0].contact)].z;
        const float second = m_places[std::size_t(m_limbs[1].contact)].z;
        if (first == second) return;
        m_limbs[0].side = first < second ? BodySide::Left : BodySide::Right;
        m_limbs[1].side = first < second ? BodySide::Right : BodySide::Left;
    }

    bool carriesAnother(JointIndex joint, const Limb& limb) const
    {
        return std::any_of(m_limbs.begin(), m_limbs.end(), [&](const Limb& other) {
            return other.joint != limb.joint && isBelow(m_skeleton, other.joint, joint);
        });
    }

    float lengthOf(const Limb& limb) const
    {
        float length = 0.0f;
        for (JointIndex joint = limb.joint; joint != noJoint; joint = m_skeleton[joint].parent) {
            const JointIndex parent = m_skeleton[joint].parent;
            if (parent == noJoint || carriesAnother(parent, limb)) break;
            length += glm::distance(m_places[std::size_t(joint)], m_places[std::size_t(parent)]);
        }
        return length < shortestLegShare * m_height ? usualLegShare * m_height : length;
    }

    const Skeleton& m_skeleton;
    std::span<const glm::vec3> m_places;
    std::vector<bool> m_isOfBody;
    std::vector<Meaning> m_meanings; ///< by joint
    float m_height = 0.0f;
    std::vector<Limb> m_limbs;
};

} // namespace

std::vector<Limb> limbsOf(const Skeleton& skeleton, std::span<const glm::vec3> places)
{
    if (skeleton.isEmpty()) return {};
    if (!places.empty()) return LimbSearch(skeleton, places).limbs();
    const std::vector<glm::vec3> atRest = modelPlaces(skeleton, restPose(skeleton));
    return LimbSearch(skeleton, atRest).limbs();
}

std::vector<Limb> limbsOf(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    const ReferencePose reference = referencePose(skeleton, BodyJoints(skeleton), clip, binding);
    return limbsOf(skeleton, modelPlaces(skeleton, reference.pose));
}

const Limb* limbOf(std::span<const Limb> limbs, const Skeleton& skeleton, JointIndex joint)
{
    for (; joint != noJoint; joint = skeleton[joint].parent)
        for (const Limb& limb : limbs)
            if (limb.joint == joint) return &limb;
    return nullptr;
}

} // namespace tagline
