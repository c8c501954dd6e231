#include "core/search/driving/SteeringPath.h"

#include <cmath>
#include <numbers>

namespace tagline {

float nearestAngle(float angle, float to)
{
    constexpr float turn = 2.0f * std::numbers::pi_v<float>;
    return angle + turn * std::round((to - angle) / turn);
}

// A critically damped spring of the velocity, and its integral: the place.
void SteeringPath::advance(const WantedMotion& wanted, double seconds)
{
    const auto y = float(2.0 * std::numbers::ln2 / m_halfLife), t = float(seconds);
    const float left = std::exp(-y * t);
    const glm::vec2 missing = m_velocity - wanted.velocity;
    const glm::vec2 drift = m_acceleration + missing * y;
    m_stand.root += left * (-drift / (y * y) - (missing + drift * t) / y) + drift / (y * y) + missing / y +
                    wanted.velocity * t;
    m_velocity = left * (missing + drift * t) + wanted.velocity;
    m_acceleration = left * (m_acceleration - drift * y * t);

    const float facing = nearestAngle(wanted.facing, m_stand.facing);
    const float off = m_stand.facing - facing;
    const float rate = m_turnRate + off * y;
    m_stand.facing = left * (off + rate * t) + facing;
    m_turnRate = left * (m_turnRate - rate * y * t);
}

void SteeringPath::standAt(const GroundStand& stand)
{
    m_stand = stand;
    m_velocity = m_acceleration = glm::vec2(0.0f);
    m_turnRate = 0.0f;
}

GroundStand SteeringPath::ahead(const WantedMotion& wanted, double seconds) const
{
    SteeringPath later = *this;
    later.advance(wanted, seconds);
    return later.m_stand;
}

} // namespace tagline
