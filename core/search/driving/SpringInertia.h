#pragma once

// SpringInertia lets the difference between two poses die away by critically damped springs: what a jump from
// one clip to another changes in places, turns and speeds, no joint shows at once.
//
// Inertialization (core/playback) ends after a set time, but keeps of a joint's speed only what leads it to
// its aim; where one jump follows another within its time the springs are smoother.

#include "core/animation/figure/Pose.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace tagline {

/// A distance that dies away, and how fast it changes.
struct SpringOffset
{
    glm::vec3 offset{0.0f};
    glm::vec3 speed{0.0f}; ///< a second

    /// Lets time pass for a spring of that half-life, seconds.
    void advance(float seconds, float halfLife);
};

class SpringInertia
{
public:
    explicit SpringInertia(double halfLife)
        : m_halfLife(float(halfLife))
    {
    }

    /// A pose, and the same motion a step later.
    struct Motion
    {
        std::span<const Transform> now;
        std::span<const Transform> later;
    };

    /// From now on the figure goes over from the shown motion to the wanted one. Expects poses of one length
    /// and a step above 0, seconds.
    void begin(const Motion& shown, const Motion& wanted, double step);
    void advance(double seconds);
    /// Adds the remainder of the difference to a pose.
    void apply(std::span<Transform> pose) const;

private:
    struct JointOffsets
    {
        SpringOffset move; ///< metres
        SpringOffset turn; ///< axis times angle
    };

    float m_halfLife;
    std::vector<JointOffsets> m_joints;
};

} // namespace tagline
