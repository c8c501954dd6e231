#include "core/animation/kernels/PoseRows.h"

#include <algorithm>
#include <cassert>

namespace tagline {

PoseRows::PoseRows(std::size_t joints)
    : m_joints(joints)
    , m_lanes(laneCount(joints))
{
    m_lines.resize((poseRowCount * m_lanes + 15) / 16);
    std::fill_n(row(PoseRow::RotationW), m_lanes, 1.0f);
    std::fill_n(row(PoseRow::ScaleX), 3 * m_lanes, 1.0f);
}

PoseRows::PoseRows(std::span<const Transform> pose)
    : PoseRows(pose.size())
{
    for (std::size_t joint = 0; joint < pose.size(); ++joint) setJoint(joint, pose[joint]);
}

void PoseRows::addScale()
{
    if (!m_hasScale) std::fill_n(row(PoseRow::ScaleX), 3 * m_lanes, 1.0f);
    m_hasScale = true;
}

Transform PoseRows::joint(std::size_t joint) const
{
    assert(joint < m_joints);
    const float* value = values() + joint;
    const auto at = [&](PoseRow row) { return value[std::size_t(row) * m_lanes]; };
    Transform transform;
    transform.rotation = glm::quat(at(PoseRow::RotationW), at(PoseRow::RotationX), at(PoseRow::RotationY),
                                   at(PoseRow::RotationZ));
    transform.translation = {at(PoseRow::TranslationX), at(PoseRow::TranslationY), at(PoseRow::TranslationZ)};
    if (m_hasScale) transform.scale = {at(PoseRow::ScaleX), at(PoseRow::ScaleY), at(PoseRow::ScaleZ)};
    return transform;
}

void PoseRows::setJoint(std::size_t joint, const Transform& transform)
{
    assert(joint < m_joints);
    if (transform.scale != glm::vec3(1.0f)) addScale();
    float* value = values() + joint;
    const auto set = [&](PoseRow row, float number) { value[std::size_t(row) * m_lanes] = number; };
    set(PoseRow::RotationX, transform.rotation.x);
    set(PoseRow::RotationY, transform.rotation.y);
    set(PoseRow::RotationZ, transform.rotation.z);
    set(PoseRow::RotationW, transform.rotation.w);
    set(PoseRow::TranslationX, transform.translation.x);
    set(PoseRow::TranslationY, transform.translation.y);
    set(PoseRow::TranslationZ, transform.translation.z);
    set(PoseRow::ScaleX, transform.scale.x);
    set(PoseRow::ScaleY, transform.scale.y);
    set(PoseRow::ScaleZ, transform.scale.z);
}

void PoseRows::copyTo(std::span<Transform> pose) const
{
    assert(pose.size() == m_joints);
    for (std::size_t i = 0; i < m_joints; ++i) pose[i] = joint(i);
}

} // namespace tagline
