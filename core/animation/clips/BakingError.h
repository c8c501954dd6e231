#pragma once

// How far a small error in one joint's transform moves the joints below it: what decides whether a channel
// may be baked.

#include "core/animation/figure/Skeleton.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace tagline {

enum class TransformPart : std::uint8_t { Translation, Rotation, Scale };

// Distances between two values of a part: metres, factors, or for rotations radians whatever the signs.
float partDistance(const glm::vec3& a, const glm::vec3& b);
float partDistance(const glm::quat& a, const glm::quat& b);
float partLength(const glm::vec3& value);
float partLength(const glm::quat& value);

/// Turns a rotation to the side of another; does nothing to vectors.
void turnToSideOf(const glm::quat& other, glm::quat& rotation);
void turnToSideOf(const glm::vec3& other, glm::vec3& vector);

// The value between two frames, interpolated as the sampling of a baked clip does.
glm::vec3 bakedBetween(const glm::vec3& before, const glm::vec3& after, float fraction);
glm::quat bakedBetween(const glm::quat& before, const glm::quat& after, float fraction);

/// How far a joint ever is from its parent, and how much it ever scales.
struct JointExtent
{
    float length = 0.0f; ///< metres in its parent's space
    float scale = 1.0f;
};

/// The errors of one joint's parts.
struct PartErrors
{
    float metres = 0.0f;
    float radians = 0.0f;
    float factor = 0.0f;
};

/// The joint that strays furthest, and which part on the way to it brings the most.
struct StrayReport
{
    double metres = 0.0;
    JointIndex joint = noJoint; ///< whose part that is; none if nothing strays
    TransformPart part = TransformPart::Rotation;
};

/// An upper bound: errors along a chain are added up, each at the longest that the chain below it gets.
/// A joint without children counts as long as its bone, for the skin around it.
class StrayMeasure
{
public:
    /// Expects an extent for each joint.
    StrayMeasure(const Skeleton& skeleton, std::span<const JointExtent> extents);

    StrayReport report(std::span<const PartErrors> errors) const;
    /// How far the joint that strays furthest does where every rotation is that far off.
    double ofRotations(float radians) const;

private:
    /// The model-space error caused by errors in one joint.
    struct Leverage
    {
        float metres = 1.0f;  ///< a metre of its translation
        float radians = 0.0f; ///< a radian of its rotation
        float factor = 0.0f;  ///< one of its scale
    };

    std::vector<JointIndex> m_parents;
    std::vector<Leverage> m_leverage;
};

} // namespace tagline
