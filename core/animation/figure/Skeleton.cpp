#include "core/animation/figure/Skeleton.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

/// So few names are looked through; a table of them would be more memory than the joints, in each of 66,000
/// clips.
constexpr std::size_t fewJoints = 32;

std::optional<JointIndex> findAmong(std::span<const Joint> joints, std::string_view name)
{
    const auto found = std::ranges::find(joints, name, &Joint::name);
    if (found == joints.end()) return std::nullopt;
    return JointIndex(found - joints.begin());
}

} // namespace

Skeleton::Skeleton(std::vector<Joint> joints)
    : m_joints(std::move(joints))
{
    const bool hasTable = m_joints.size() > fewJoints;
    if (hasTable) m_byName.reserve(m_joints.size());
    m_parents.reserve(m_joints.size());
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        assert(m_joints[i].parent >= noJoint && m_joints[i].parent < JointIndex(i));
        assert(!m_joints[i].name.empty());
        m_parents.push_back(m_joints[i].parent);
        [[maybe_unused]] const bool isNew =
            !hasTable || m_byName.emplace(m_joints[i].name, JointIndex(i)).second;
        assert(isNew && (hasTable || findAmong(m_joints, m_joints[i].name) == JointIndex(i)));
    }
}

std::size_t Skeleton::jointCount() const
{
    return std::size_t(std::count_if(m_joints.begin(), m_joints.end(),
                                     [](const Joint& joint) { return joint.kind == JointKind::Joint; }));
}

std::optional<JointIndex> Skeleton::find(std::string_view name) const
{
    if (m_joints.size() <= fewJoints) return findAmong(m_joints, name);
    const auto found = m_byName.find(std::string(name));
    if (found == m_byName.end()) return std::nullopt;
    return found->second;
}

} // namespace tagline
