#pragma once

// GroundView turns directions in space into directions as a body sees them.

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cmath>

namespace tagline {

/// A body's place over the ground (x and z) and its facing: radians about Y from +Z, counter-clockwise
/// seen from above.
struct GroundStand
{
    glm::vec2 root{0.0f};
    float facing = 0.0f;

    bool operator==(const GroundStand&) const = default;
};

/// A direction over the ground as seen by a figure that faces there: x to the left, y ahead.
inline glm::vec2 seenFrom(float facing, glm::vec2 way)
{
    const float sine = std::sin(facing), cosine = std::cos(facing);
    return {way.x * cosine - way.y * sine, way.x * sine + way.y * cosine};
}

/// A direction in space as seen by a figure that faces there; its height stays.
inline glm::vec3 seenFrom(float facing, glm::vec3 way)
{
    const glm::vec2 ground = seenFrom(facing, glm::vec2(way.x, way.z));
    return {ground.x, way.y, ground.y};
}

/// The direction over the ground that a figure facing there sees so: the inverse of seenFrom().
inline glm::vec2 overGround(float facing, glm::vec2 seen) { return seenFrom(-facing, seen); }

} // namespace tagline
