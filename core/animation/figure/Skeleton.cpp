#include "core/animation/figure/Skeleton.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <mutex>

namespace tagline {
namespace {

/// So few names are looked through; a table of them would be more memory than the joints.
constexpr std::size_t fewJoints = 32;

std::optional<JointIndex> findAmong(std::span<const Joint> joints, std::string_view name)
{
    const auto found = std::ranges::find(joints, name, &Joint::name);
    if (found == joints.end()) return std::nullopt;
    return JointIndex(found - joints.begin());
}

} // namespace

std::shared_ptr<const Skeleton::Content> Skeleton::noContent()
{
    static const auto none = std::make_shared<const Content>();
    return none;
}

std::shared_ptr<const Skeleton::Content> Skeleton::contentOf(std::vector<Joint> joints)
{
    Content content;
    content.joints = std::move(joints);
    const bool hasTable = content.joints.size() > fewJoints;
    if (hasTable) content.byName.reserve(content.joints.size());
    content.parents.reserve(content.joints.size());
    for (std::size_t i = 0; i < content.joints.size(); ++i) {
        const Joint& joint = content.joints[i];
        assert(joint.parent >= noJoint && joint.parent < JointIndex(i));
        assert(!joint.name.empty());
        content.parents.push_back(joint.parent);
        [[maybe_unused]] const bool isNew =
            !hasTable || content.byName.emplace(joint.name, JointIndex(i)).second;
        assert(isNew && (hasTable || findAmong(content.joints, joint.name) == JointIndex(i)));
    }
    return std::make_shared<const Content>(std::move(content));
}

Skeleton::Skeleton(std::vector<Joint> joints)
    : m_content(contentOf(std::move(joints)))
{
}

namespace {

/// Equal for equal joints.
std::size_t hashOf(std::span<const Joint> joints)
{
    std::size_t hash = joints.size();
    const auto add = [&hash](std::size_t value) { hash = hash * 1'000'003 + value; };
    for (const Joint& joint : joints) {
        add(std::hash<std::string>()(joint.name));
        add(std::size_t(joint.parent));
        for (int axis = 0; axis < 3; ++axis) add(std::hash<float>()(joint.rest.translation[axis]));
    }
    return hash;
}

} // namespace

Skeleton Skeleton::shared(std::vector<Joint> joints)
{
    static std::mutex mutex;
    static std::unordered_multimap<std::size_t, std::weak_ptr<const Content>> known;
    static std::size_t swept = 0; // how many were left when those that went were taken out
    const std::size_t hash = hashOf(joints);
    Skeleton skeleton;
    const std::lock_guard lock(mutex);
    const auto [first, last] = known.equal_range(hash);
    for (auto each = first; each != last; ++each)
        if (auto content = each->second.lock(); content && content->joints == joints) {
            skeleton.m_content = std::move(content);
            return skeleton;
        }
    if (known.size() > 2 * swept + 64) {
        std::erase_if(known, [](const auto& each) { return each.second.expired(); });
        swept = known.size();
    }
    skeleton.m_content = contentOf(std::move(joints));
    known.emplace(hash, skeleton.m_content);
    return skeleton;
}

std::size_t Skeleton::jointCount() const
{
    return std::size_t(std::count_if(joints().begin(), joints().end(),
                                     [](const Joint& joint) { return joint.kind == JointKind::Joint; }));
}

std::optional<JointIndex> Skeleton::find(std::string_view name) const
{
    if (size() <= fewJoints) return findAmong(joints(), name);
    const auto found = m_content->byName.find(std::string(name));
    if (found == m_content->byName.end()) return std::nullopt;
    return found->second;
}

} // namespace tagline
