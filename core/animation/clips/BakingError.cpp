#include "core/animation/clips/BakingError.h"

#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace tagline {

float partDistance(const glm::vec3& a, const glm::vec3& b) { return glm::length(a - b); }

float partDistance(const glm::quat& a, const glm::quat& b)
{
    const float chord = partLength(glm::dot(a, b) < 0.0f ? a + b : a - b);
    return 4.0f * std::asin(std::min(0.5f * chord, 1.0f));
}

float partLength(const glm::vec3& value) { return glm::length(value); }
float partLength(const glm::quat& value) { return glm::length(value); }

void turnToSideOf(const glm::quat& other, glm::quat& rotation)
{
    if (glm::dot(other, rotation) < 0.0f) rotation = -rotation;
}

void turnToSideOf(const glm::vec3&, glm::vec3&) {}

glm::vec3 bakedBetween(const glm::vec3& before, const glm::vec3& after, float fraction)
{
    return before * (1.0f - fraction) + after * fraction;
}

glm::quat bakedBetween(const glm::quat& before, const glm::quat& after, float fraction)
{
    return nlerpShortest(before, after, fraction);
}

StrayMeasure::StrayMeasure(const Skeleton& skeleton, std::span<const JointExtent> extents)
    : m_parents(skeleton.parents().begin(), skeleton.parents().end())
    , m_leverage(skeleton.size())
{
    assert(extents.size() == skeleton.size());
    const std::size_t joints = skeleton.size();
    std::vector<float> scaleAbove(joints, 1.0f);
    for (std::size_t i = 0; i < joints; ++i)
        if (m_parents[i] != noJoint)
            scaleAbove[i] = scaleAbove[std::size_t(m_parents[i])] * extents[std::size_t(m_parents[i])].scale;
    std::vector<float> reach(joints, 0.0f); // in the joint's own space
    for (std::size_t i = joints; i-- > 0;) {
        if (reach[i] == 0.0f) reach[i] = glm::length(skeleton.joints()[i].rest.translation);
        m_leverage[i].metres = scaleAbove[i];
        m_leverage[i].factor = scaleAbove[i] * reach[i];
        m_leverage[i].radians = m_leverage[i].factor * extents[i].scale;
        if (m_parents[i] == noJoint) continue;
        float& above = reach[std::size_t(m_parents[i])];
        above = std::max(above, extents[i].length + reach[i] * extents[i].scale);
    }
}

StrayReport StrayMeasure::report(std::span<const PartErrors> errors) const
{
    assert(errors.size() == m_parents.size());
    struct Chain
    {
        double metres = 0.0; ///< all along
        double worst = 0.0;  ///< of one part
        JointIndex joint = noJoint;
        TransformPart part = TransformPart::Rotation;
    };
    std::vector<Chain> chains(m_parents.size());
    StrayReport report;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        Chain& chain = chains[i];
        if (m_parents[i] != noJoint) chain = chains[std::size_t(m_parents[i])];
        const std::array<double, 3> parts{double(errors[i].metres) * m_leverage[i].metres,
                                          double(errors[i].radians) * m_leverage[i].radians,
                                          double(errors[i].factor) * m_leverage[i].factor};
        for (std::size_t part = 0; part < parts.size(); ++part) {
            chain.metres += parts[part];
            if (parts[part] <= chain.worst) continue;
            chain.worst = parts[part];
            chain.joint = JointIndex(i);
            chain.part = TransformPart(part);
        }
        if (chain.metres > report.metres) report = {chain.metres, chain.joint, chain.part};
    }
    return report;
}

double StrayMeasure::ofRotations(float radians) const
{
    return report(std::vector<PartErrors>(m_parents.size(), PartErrors{0.0f, radians, 0.0f})).metres;
}

} // namespace tagline
