#include "core/mesh/body/BonePath.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr float samePlace = 1e-5f; ///< metres

} // namespace

BonePath::BonePath(JointIndex above, std::span<const JointIndex> joints, std::span<const glm::vec3> positions)
    : m_above(above == noJoint ? joints.front() : above)
{
    for (const JointIndex joint : joints) {
        const glm::vec3& place = positions[std::size_t(joint)];
        const float step = m_points.empty() ? 0.0f : glm::distance(m_points.back(), place);
        if (!m_points.empty() && step < samePlace) {
            m_movers.back() = joint;
            continue;
        }
        m_arcs.push_back(m_points.empty() ? 0.0f : m_arcs.back() + step);
        m_points.push_back(place);
        m_movers.push_back(joint);
    }
}

glm::vec3 BonePath::at(float arc) const
{
    if (m_points.size() == 1) return m_points.front();
    const auto after = std::upper_bound(m_arcs.begin() + 1, m_arcs.end() - 1, arc);
    const auto end = std::size_t(after - m_arcs.begin());
    const float t = (arc - m_arcs[end - 1]) / (m_arcs[end] - m_arcs[end - 1]);
    return m_points[end - 1] + (m_points[end] - m_points[end - 1]) * t;
}

glm::vec3 BonePath::tangent(float arc, float blur) const
{
    const glm::vec3 along = at(arc + blur) - at(arc - blur);
    const float length = glm::length(along);
    return length > 0.0f ? along / length : glm::vec3(0.0f, 1.0f, 0.0f);
}

/// Reaches of neighbouring joints never overlap, so that no place has more than two movers.
float BonePath::reachAt(std::size_t point, float reach) const
{
    if (point > 0) reach = std::min(reach, 0.5f * (m_arcs[point] - m_arcs[point - 1]));
    if (point + 1 < m_arcs.size()) reach = std::min(reach, 0.5f * (m_arcs[point + 1] - m_arcs[point]));
    return reach;
}

BodyInfluence BonePath::influence(float arc, float reach) const
{
    JointIndex before = m_above;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const float width = reachAt(i, reach);
        if (arc < m_arcs[i] - width) break;
        if (arc < m_arcs[i] + width) {
            const float t = (arc - m_arcs[i] + width) / (2.0f * width);
            const float share = t * t * (3.0f - 2.0f * t);
            return {{before, m_movers[i]}, {1.0f - share, share}};
        }
        before = m_movers[i];
    }
    return {{before, before}, {1.0f, 0.0f}};
}

float BonePath::arcAtHeight(const glm::vec3& axis, float height) const
{
    const auto heightAt = [&](std::size_t i) { return glm::dot(m_points[i], axis); };
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i) {
        const bool isLast = i + 2 == m_points.size();
        const float rise = heightAt(i + 1) - heightAt(i);
        if (rise > samePlace && (height < heightAt(i + 1) || isLast))
            return m_arcs[i] + (height - heightAt(i)) / rise * (m_arcs[i + 1] - m_arcs[i]);
    }
    return length() + height - heightAt(m_points.size() - 1);
}

glm::vec3 squareTo(const glm::vec3& along, const glm::vec3& wanted)
{
    for (const glm::vec3& tried : {wanted, glm::vec3(0, 0, 1), glm::vec3(1, 0, 0)}) {
        const glm::vec3 square = tried - along * glm::dot(along, tried);
        const float length = glm::length(square);
        if (length > 0.1f) return square / length;
    }
    return glm::vec3(0, 1, 0);
}

} // namespace tagline
