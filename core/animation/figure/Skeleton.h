#pragma once

// Skeleton is a hierarchy of named joints with their rest pose.

#include "core/animation/figure/Transform.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Position of a joint in its skeleton; −1 is no joint.
using JointIndex = std::int32_t;
inline constexpr JointIndex noJoint = -1;

/// Whether a joint is one of the body, or a plain node that only carries or moves rigid meshes.
enum class JointKind : std::uint8_t { Joint, Node };

struct Joint
{
    std::string name; ///< unique within the skeleton
    JointIndex parent = noJoint;
    Transform rest; ///< relative to the parent; metres
    JointKind kind = JointKind::Joint;

    bool operator==(const Joint&) const = default;
};

/// Valid means: every joint's parent comes before it, and names are unique and not empty.
/// A value: copies share their joints.
class Skeleton
{
public:
    Skeleton() = default;
    Skeleton(const Skeleton&) = default; // no moving: what was moved from would have no joints, not even none
    Skeleton& operator=(const Skeleton&) = default;
    /// Expects valid joints (asserted).
    explicit Skeleton(std::vector<Joint> joints);
    /// The skeleton of these joints, which shares them with an equal one that was made so and still is there:
    /// the clips of a library have few skeletons. Thread-safe.
    static Skeleton shared(std::vector<Joint> joints);

    bool isEmpty() const { return joints().empty(); }
    /// The number of entries of kind Joint and Node together: the length of a Pose.
    std::size_t size() const { return joints().size(); }
    /// The number of entries of kind Joint alone: joints in the everyday sense.
    std::size_t jointCount() const;
    const Joint& operator[](JointIndex index) const { return joints()[std::size_t(index)]; }
    const std::vector<Joint>& joints() const { return m_content->joints; }
    /// The parent of each joint; every one stands before its children.
    std::span<const JointIndex> parents() const { return m_content->parents; }
    std::optional<JointIndex> find(std::string_view name) const;

    bool operator==(const Skeleton& other) const
    {
        return m_content == other.m_content || joints() == other.joints();
    }

private:
    struct Content
    {
        std::vector<Joint> joints;
        std::vector<JointIndex> parents;
        std::unordered_map<std::string, JointIndex> byName;
    };

    static std::shared_ptr<const Content> noContent();
    static std::shared_ptr<const Content> contentOf(std::vector<Joint> joints);

    std::shared_ptr<const Content> m_content = noContent();
};

} // namespace tagline
