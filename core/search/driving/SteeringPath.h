#pragma once

// SteeringPath is how a point goes over the ground that is steered: springs lead it to the velocity and the
// facing that are wanted, without a jump, and say where it will be.

#include "core/search/features/GroundView.h"

namespace tagline {

/// The wanted motion of a figure: over the ground (x and z), metres a second and radians.
struct WantedMotion
{
    glm::vec2 velocity{0.0f};
    float facing = 0.0f;

    bool operator==(const WantedMotion&) const = default;
};

/// Time is an argument. Both springs are critically damped: half of what is missing is made up within a
/// half-life.
class SteeringPath
{
public:
    static constexpr double usualHalfLife = 0.27; ///< seconds

    explicit SteeringPath(double halfLife = usualHalfLife)
        : m_halfLife(halfLife)
    {
    }
    /// At 0 facing +Z, going evenly at a velocity (metres a second).
    explicit SteeringPath(glm::vec2 velocity)
        : m_halfLife(usualHalfLife)
        , m_velocity(velocity)
    {
    }

    void advance(const WantedMotion& wanted, double seconds);
    /// It stands there from now on, until it is advanced.
    void standAt(const GroundStand& stand);
    /// The predicted state, if the wanted motion stays.
    GroundStand ahead(const WantedMotion& wanted, double seconds) const;

    const GroundStand& stand() const { return m_stand; }
    glm::vec2 velocity() const { return m_velocity; }
    float turnRate() const { return m_turnRate; }

private:
    double m_halfLife;
    GroundStand m_stand;
    glm::vec2 m_velocity{0.0f};
    glm::vec2 m_acceleration{0.0f};
    float m_turnRate = 0.0f;
};

/// The angle of the same direction that is nearest to another angle.
float nearestAngle(float angle, float to);

} // namespace tagline
