#include "core/import/bvh/RelativePlaces.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

constexpr float onParent = 0.5f;   ///< of the bone's length: a joint that stays nearer lies on its parent
constexpr float restSlack = 1e-4f; ///< of it: a joint that stays nearer to its rest place does not move
constexpr int fewestJoints = 3;

/// Whether the joint stays within a distance of a place. Places that are not finite say nothing.
bool staysAt(const SampledNode& node, const glm::vec3& place, float distance)
{
    return std::none_of(node.positions.begin(), node.positions.end(),
                        [&](const glm::vec3& each) { return glm::distance(each, place) > distance; });
}

} // namespace

void addRestPlaces(SampledFigure& figure, RepairList& repairs)
{
    std::vector<SampledNode*> joints; // with places of their own
    std::ptrdiff_t lying = 0;
    for (SampledNode& node : figure.nodes) {
        const float length = glm::length(node.offset);
        if (node.parent < 0 || node.positions.empty() || staysAt(node, node.offset, restSlack * length))
            continue;
        joints.push_back(&node);
        lying += staysAt(node, glm::vec3(0.0f), onParent * length);
    }
    if (lying < fewestJoints || 2 * lying <= std::ptrdiff_t(joints.size())) return;
    for (SampledNode* node : joints)
        for (glm::vec3& place : node->positions) place += node->offset;
    repairs.add("relative-places",
                "joints were placed from where they rest and not from their parents: they were put where "
                "they belong",
                std::int64_t(joints.size()));
}

} // namespace tagline
