#pragma once

// RootMotion is how a clip carries its figure over the ground, and how that is kept, accumulated or removed.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>

#include <cstdint>
#include <span>

namespace tagline {

enum class RootMotion : std::uint8_t {
    Kept,        ///< the authored motion: a looping walk starts again where it began
    Accumulated, ///< each loop, and each track faded to, goes on from where the figure is, and as it faces
    InPlace,     ///< the root's horizontal place is that of the rest pose; height and turning stay
    Extracted    ///< accumulated, but the figure stays where it rests and its motion is handed out
};

/// A turn about the vertical axis, then a move over the ground: p ↦ R(yaw) · p + (move.x, 0, move.y).
struct GroundTransform
{
    double yaw = 0.0;     ///< radians, counter-clockwise seen from above
    glm::dvec2 move{0.0}; ///< x and z, metres

    bool isIdentity() const { return yaw == 0.0 && move == glm::dvec2(0.0); }
    /// First `other`, then this.
    GroundTransform after(const GroundTransform& other) const;
    GroundTransform inverse() const;
    /// This, n times over; n may be negative. Exact to double precision for any n.
    GroundTransform power(std::int64_t n) const;
    /// A place on the ground (x and z), transformed.
    glm::dvec2 applied(glm::dvec2 place) const;
    glm::mat4 matrix() const;
};

/// Motion of the root of one skeleton in one clip.
struct RootPath
{
    JointIndex root = noJoint;
    GroundTransform loop; ///< from the first frame's place and facing to the last's
    double facing = 0.0;  ///< mean yaw against the rest pose, without what `loop` turns meanwhile
};

/// Samples the clip to find its root's path. Expects a binding of this clip and skeleton.
RootPath rootPath(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding);
/// The root's path in a form that was baked for this skeleton.
RootPath rootPath(const Skeleton& skeleton, const BakedClip& baked);

/// The root's place over the ground in a pose, model space: x and z.
glm::dvec2 groundPosition(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex root);

/// Moves the root so that it stands at `place` over the ground; height and rotation stay.
void holdOverGround(const Skeleton& skeleton, JointIndex root, glm::dvec2 place, std::span<Transform> pose);

/// The transform from a resting figure to where its root's placement has taken it.
GroundTransform moveFromRest(const Skeleton& skeleton, JointIndex root, const GroundTransform& placement);

/// Moves the whole figure: turns and shifts the root in model space.
void placeOnGround(const Skeleton& skeleton, JointIndex root, const GroundTransform& placement,
                   std::span<Transform> pose);

} // namespace tagline
