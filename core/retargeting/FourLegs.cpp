#include "core/retargeting/FourLegs.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/motion/contacts/Limbs.h"
#include "core/motion/figure/BodyTree.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

constexpr float lowFootShare = 0.25f;    ///< of the figure's height: so near the lowest foot they all stand
constexpr float standingShare = 0.25f;   ///< of its longest side: so high it stands at least
constexpr float frontToBackShare = 0.3f; ///< of its height: so far front feet are from hind feet

/// A box around the joints of a body.
struct BodyBox
{
    glm::vec3 least{1e30f};
    glm::vec3 most{-1e30f};

    glm::vec3 size() const { return most - least; }
};

BodyBox boxOf(const Skeleton& skeleton, const std::vector<glm::vec3>& places)
{
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    BodyBox box;
    for (std::size_t joint = 0; joint < places.size(); ++joint) {
        if (!isOfBody[joint]) continue;
        box.least = glm::min(box.least, places[joint]);
        box.most = glm::max(box.most, places[joint]);
    }
    return box;
}

} // namespace

bool isFourLegged(const Skeleton& skeleton)
{
    if (skeleton.isEmpty()) return false;
    const std::vector<glm::vec3> places = modelPlaces(skeleton, restPose(skeleton));
    const glm::vec3 size = boxOf(skeleton, places).size();
    if (!(size.y > standingShare * std::max(size.x, size.z))) return false;
    std::vector<glm::vec3> feet;
    for (const Limb& limb : limbsOf(skeleton, places))
        if (limb.kind == LimbKind::Foot) feet.push_back(places[std::size_t(limb.contact)]);
    const auto isLower = [](const glm::vec3& a, const glm::vec3& b) { return a.y < b.y; };
    const float lowest = feet.empty() ? 0.0f : std::min_element(feet.begin(), feet.end(), isLower)->y;
    std::erase_if(feet, [&](const glm::vec3& foot) { return foot.y > lowest + lowFootShare * size.y; });
    const auto isBehind = [](const glm::vec3& a, const glm::vec3& b) { return a.z < b.z; };
    const auto isBeside = [](const glm::vec3& a, const glm::vec3& b) { return a.x < b.x; };
    if (feet.size() < 4) return false;
    const auto [back, front] = std::minmax_element(feet.begin(), feet.end(), isBehind);
    const auto [left, right] = std::minmax_element(feet.begin(), feet.end(), isBeside);
    return std::max(front->z - back->z, right->x - left->x) > frontToBackShare * size.y;
}

bool haveLikeLegs(const Skeleton& one, const Skeleton& other)
{
    return isFourLegged(one) == isFourLegged(other);
}

} // namespace tagline
