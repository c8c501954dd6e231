#pragma once

// Transform is the translation, rotation and scale of a joint relative to its parent.

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace tagline {

/// Applied in order scale, rotation, translation: p ↦ translation + rotation · (scale ∘ p).
/// Metres, Y up, right-handed. The rotation is of unit length.
struct Transform
{
    glm::vec3 translation{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f}; ///< (w, x, y, z)
    glm::vec3 scale{1.0f};

    glm::mat4 matrix() const;

    bool operator==(const Transform&) const = default;
};

/// The transform that comes nearest to an affine matrix: exact without shear. A column of zero length has
/// scale 0; a mirrored matrix gets a negative x scale.
Transform decomposed(const glm::mat4& matrix);

} // namespace tagline
