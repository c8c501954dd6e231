#include "core/retargeting/BodyShape.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace tagline {
namespace {

using Parts = std::vector<std::pair<BodyName, JointIndex>>;

constexpr float mostUnlike = 0.1f;    ///< of its length, that a bone may differ from that of the other side
constexpr float leastUpright = 0.7f;  ///< of the trunk's length, that the chest is above the hips
constexpr float leastOfHeight = 0.2f; ///< of the figure's height, that the hips are above the feet
constexpr std::size_t leastInLimb = 3;
constexpr std::size_t mostLimbs = 64; ///< on one joint; what has more is no body
constexpr std::array partsOfLeg{BodyPart::UpperLeg, BodyPart::LowerLeg, BodyPart::Foot, BodyPart::Toes};
constexpr std::array partsOfArm{BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand}; // then fingers

const glm::vec3 upwards(0.0f, 1.0f, 0.0f);

/// Joints one below the other, down to an end.
using Chain = std::vector<JointIndex>;

/// Two limbs, one on each side.
struct TwinChains
{
    Chain one;
    Chain other;
};

class ShapeReader
{
public:
    explicit ShapeReader(const Skeleton& skeleton)
        : m_children(skeleton.size())
        , m_depths(skeleton.size(), 1)
    {
        for (const glm::mat4& model : modelMatrices(skeleton, restPose(skeleton)))
            m_places.emplace_back(model[3]);
        for (auto joint = JointIndex(skeleton.size()) - 1; joint >= 0; --joint) {
            const JointIndex parent = skeleton[joint].parent;
            if (skeleton[joint].kind != JointKind::Joint || parent == noJoint) continue;
            m_children[std::size_t(parent)].push_back(joint); // the last one first
            int& depth = m_depths[std::size_t(parent)];
            depth = std::max(depth, m_depths[std::size_t(joint)] + 1);
        }
    }

    Parts parts() const
    {
        for (std::size_t joint = 0; joint < m_children.size(); ++joint)
            if (Parts found = partsFrom(JointIndex(joint)); !found.empty()) return found;
        return {};
    }

private:
    const glm::vec3& at(JointIndex joint) const { return m_places[std::size_t(joint)]; }
    const std::vector<JointIndex>& children(JointIndex joint) const { return m_children[std::size_t(joint)]; }

    /// The deepest way down.
    Chain chainFrom(JointIndex joint) const
    {
        Chain chain{joint};
        while (!children(chain.back()).empty()) {
            const auto& below = children(chain.back());
            chain.push_back(*std::max_element(below.begin(), below.end(), [this](JointIndex a, JointIndex b) {
                return m_depths[std::size_t(a)] < m_depths[std::size_t(b)];
            }));
        }
        return chain;
    }

    float lengthOf(const Chain& chain) const
    {
        float length = 0.0f;
        for (std::size_t i = 1; i < chain.size(); ++i)
            length += glm::distance(at(chain[i - 1]), at(chain[i]));
        return length;
    }

    bool areAlike(const Chain& a, const Chain& b) const
    {
        if (a.size() != b.size() || a.size() < leastInLimb) return false;
        const float whole = std::max(lengthOf(a), lengthOf(b));
        if (whole <= 0.0f) return false;
        for (std::size_t i = 1; i < a.size(); ++i) {
            const float one = glm::distance(at(a[i - 1]), at(a[i]));
            const float other = glm::distance(at(b[i - 1]), at(b[i]));
            if (std::abs(one - other) > mostUnlike * std::max(one, other) + 0.01f * whole) return false;
        }
        return true;
    }

    /// The longest two chains alike that hang on a joint.
    std::optional<TwinChains> limbsOn(JointIndex trunk) const
    {
        std::vector<JointIndex> candidates(children(trunk).rbegin(), children(trunk).rend());
        std::erase_if(candidates,
                      [this](JointIndex each) { return m_depths[std::size_t(each)] < int(leastInLimb); });
        if (candidates.size() < 2 || candidates.size() > mostLimbs) return std::nullopt;
        std::optional<TwinChains> best;
        std::vector<Chain> chains;
        for (const JointIndex joint : candidates) chains.push_back(chainFrom(joint));
        for (std::size_t i = 0; i < chains.size(); ++i)
            for (std::size_t j = i + 1; j < chains.size(); ++j) {
                if (!areAlike(chains[i], chains[j])) continue;
                if (!best || lengthOf(chains[i]) > lengthOf(best->one)) best = {chains[i], chains[j]};
            }
        return best;
    }

    /// The joint of a limb with which its two longest bones begin.
    static std::size_t limbStart(const std::vector<float>& bones)
    {
        std::size_t start = 0;
        for (std::size_t i = 1; i + 1 < bones.size(); ++i)
            if (bones[i] + bones[i + 1] > bones[start] + bones[start + 1]) start = i;
        return start;
    }

    std::size_t startOf(const Chain& chain) const
    {
        std::vector<float> bones;
        for (std::size_t i = 1; i < chain.size(); ++i)
            bones.push_back(glm::distance(at(chain[i - 1]), at(chain[i])));
        return limbStart(bones);
    }

    /// Direction of the toes of both feet, level; +Z if there are none.
    glm::vec3 forward(const TwinChains& legs) const
    {
        glm::vec3 sum(0.0f);
        for (const Chain* leg : {&legs.one, &legs.other})
            if (const std::size_t foot = startOf(*leg) + 2; foot + 1 < leg->size())
                sum += at((*leg)[foot + 1]) - at((*leg)[foot]);
        sum.y = 0.0f;
        const bool isKnown = glm::length(sum) > 0.02f * lengthOf(legs.one);
        return isKnown ? glm::normalize(sum) : glm::vec3(0.0f, 0.0f, 1.0f);
    }

    /// The left limb first; nothing if neither is further left.
    std::optional<TwinChains> leftFirst(TwinChains pair, const glm::vec3& left) const
    {
        const glm::vec3 across = at(pair.one[startOf(pair.one)]) - at(pair.other[startOf(pair.other)]);
        const float side = glm::dot(across, left);
        if (std::abs(side) < 0.02f * lengthOf(pair.one)) return std::nullopt;
        if (side < 0.0f) std::swap(pair.one, pair.other);
        return pair;
    }

    void addLimb(const Chain& chain, BodySide side, std::span<const BodyPart> names, Parts& parts) const
    {
        const std::size_t start = startOf(chain);
        for (std::size_t i = 0; i < names.size() && start + i < chain.size(); ++i)
            parts.push_back({{names[i], side}, chain[start + i]});
    }

    void addClavicle(const Chain& arm, BodySide side, Parts& parts) const
    {
        if (const std::size_t start = startOf(arm); start > 0)
            parts.push_back({{BodyPart::Clavicle, side}, arm[start - 1]});
    }

    /// Whether both legs end below the hips, and lower than all else.
    bool areLegs(const TwinChains& legs, JointIndex hips) const
    {
        float lowest = at(hips).y, highest = at(hips).y;
        for (const glm::vec3& place : m_places) {
            lowest = std::min(lowest, place.y);
            highest = std::max(highest, place.y);
        }
        const float height = highest - lowest;
        const auto isLeg = [&](const Chain& chain) {
            const float foot = at(chain[startOf(chain) + 2]).y;
            return at(hips).y - foot > leastOfHeight * height && foot - lowest < leastOfHeight * height;
        };
        return isLeg(legs.one) && isLeg(legs.other);
    }

    /// The trunk from the hips to the joint that carries the arms; empty if no arms are found.
    Chain trunkAbove(JointIndex hips, const TwinChains& legs) const
    {
        JointIndex above = noJoint;
        for (const JointIndex joint : children(hips))
            if (joint != legs.one.front() && joint != legs.other.front() &&
                (above == noJoint || m_depths[std::size_t(joint)] > m_depths[std::size_t(above)]))
                above = joint;
        Chain trunk;
        for (JointIndex joint = above; joint != noJoint;) {
            trunk.push_back(joint);
            if (limbsOn(joint)) return trunk;
            joint = children(joint).empty() ? noJoint : chainFrom(joint)[1];
        }
        return {};
    }

    bool isUpright(JointIndex hips, JointIndex chest) const
    {
        const glm::vec3 trunk = at(chest) - at(hips);
        return trunk.y > leastUpright * glm::length(trunk) && trunk.y > 0.0f;
    }

    /// The chain that carries the head: of those on the chest beside the arms, the one that ends highest.
    Chain neckAbove(JointIndex chest, const TwinChains& arms) const
    {
        Chain neck;
        for (const JointIndex joint : children(chest)) {
            if (joint == arms.one.front() || joint == arms.other.front()) continue;
            Chain chain = chainFrom(joint);
            if (at(chain.back()).y > at(chest).y && (neck.empty() || at(chain.back()).y > at(neck.back()).y))
                neck = std::move(chain);
        }
        return neck;
    }

    /// The body whose hips a joint is.
    Parts partsFrom(JointIndex hips) const
    {
        const auto twoLegs = limbsOn(hips);
        if (!twoLegs || !areLegs(*twoLegs, hips)) return {};
        const Chain trunk = trunkAbove(hips, *twoLegs);
        if (trunk.empty() || !isUpright(hips, trunk.back())) return {};
        const glm::vec3 left = glm::cross(upwards, forward(*twoLegs));
        const auto legs = leftFirst(*twoLegs, left);
        const auto arms = leftFirst(*limbsOn(trunk.back()), left);
        if (!legs || !arms) return {};
        const Chain neck = neckAbove(trunk.back(), *arms);
        if (neck.empty()) return {};

        Parts parts{{{BodyPart::Hips, BodySide::Middle}, hips}};
        for (const JointIndex joint : trunk) parts.push_back({{BodyPart::Spine, BodySide::Middle}, joint});
        if (neck.size() > 1) parts.push_back({{BodyPart::Neck, BodySide::Middle}, neck.front()});
        parts.push_back({{BodyPart::Head, BodySide::Middle}, neck[neck.size() > 1 ? 1 : 0]});
        addLimb(legs->one, BodySide::Left, partsOfLeg, parts);
        addLimb(legs->other, BodySide::Right, partsOfLeg, parts);
        addClavicle(arms->one, BodySide::Left, parts);
        addLimb(arms->one, BodySide::Left, partsOfArm, parts);
        addClavicle(arms->other, BodySide::Right, parts);
        addLimb(arms->other, BodySide::Right, partsOfArm, parts);
        return parts;
    }

    std::vector<std::vector<JointIndex>> m_children; ///< joints alone, in order
    std::vector<int> m_depths;                       ///< joints on the deepest way down
    std::vector<glm::vec3> m_places;
};

} // namespace

std::vector<std::pair<BodyName, JointIndex>> partsByShape(const Skeleton& skeleton)
{
    return ShapeReader(skeleton).parts();
}

} // namespace tagline
