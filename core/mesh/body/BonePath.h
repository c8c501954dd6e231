#pragma once

// BonePath is a run of joints as a line in rest pose: what a limb or the trunk is built along.

#include "core/mesh/body/BodyMesh.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace tagline {

/// Places along the path are arc lengths from its first joint, in metres. Joints in one place count once: the
/// last of them moves what follows.
class BonePath
{
public:
    /// `above` moves what lies before the first joint. Expects at least one joint.
    BonePath(JointIndex above, std::span<const JointIndex> joints, std::span<const glm::vec3> positions);

    float length() const { return m_arcs.back(); }
    std::size_t pointCount() const { return m_points.size(); }
    float arcOf(std::size_t point) const { return m_arcs[point]; }
    const glm::vec3& point(std::size_t index) const { return m_points[index]; }

    /// The point at an arc length; before the start and after the end the line goes on straight.
    glm::vec3 at(float arc) const;
    /// The direction there, rounded over `blur` metres; unit length.
    glm::vec3 tangent(float arc, float blur) const;
    /// The joints that move the point: one, or near a joint two, blended over at most `reach` to either side.
    BodyInfluence influence(float arc, float reach) const;
    /// The arc length at which the path first reaches a height along an axis; goes on straight at both ends.
    float arcAtHeight(const glm::vec3& axis, float height) const;

private:
    float reachAt(std::size_t point, float reach) const;

    std::vector<glm::vec3> m_points;
    std::vector<float> m_arcs;
    std::vector<JointIndex> m_movers; ///< m_movers[i] moves what follows point i
    JointIndex m_above = noJoint;
};

/// A direction at right angles to `along`, as near to `wanted` as can be; unit length.
glm::vec3 squareTo(const glm::vec3& along, const glm::vec3& wanted);

} // namespace tagline
