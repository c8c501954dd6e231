#include "core/animation/figure/Skeleton.h"

#include <algorithm>
#include <cassert>

namespace tagline {

Skeleton::Skeleton(std::vector<Joint> joints)
    : m_joints(std::move(joints))
{
    m_byName.reserve(m_joints.size());
    m_parents.reserve(m_joints.size());
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        assert(m_joints[i].parent >= noJoint && m_joints[i].parent < JointIndex(i));
        assert(!m_joints[i].name.empty());
        m_parents.push_back(m_joints[i].parent);
        [[maybe_unused]] const bool isNew = m_byName.emplace(m_joints[i].name, JointIndex(i)).second;
        assert(isNew);
    }
}

std::size_t Skeleton::jointCount() const
{
    return std::size_t(std::count_if(m_joints.begin(), m_joints.end(),
                                     [](const Joint& joint) { return joint.kind == JointKind::Joint; }));
}

std::optional<JointIndex> Skeleton::find(std::string_view name) const
{
    const auto found = m_byName.find(std::string(name));
    if (found == m_byName.end()) return std::nullopt;
    return found->second;
}

} // namespace tagline
