#include "core/search/driving/SteeringKeys.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {

void SteeringKeys::reset(float facing)
{
    releaseAll();
    m_keepsFacing = false;
    m_wanted = {{0.0f, 0.0f}, facing};
}

void SteeringKeys::press(SteeringKey key)
{
    if (key < SteeringKey::Run && !isHeld(key)) m_keepsFacing = m_keepsFacing && way() != glm::vec2(0.0f);
    m_held = std::uint8_t(m_held | 1 << int(key));
    if (key > SteeringKey::Run) m_keepsFacing = true;
}

void SteeringKeys::release(SteeringKey key) { m_held = std::uint8_t(m_held & ~(1 << int(key))); }

/// As the camera sees it: x to the left, y ahead; not of unit length.
glm::vec2 SteeringKeys::way() const
{
    return {float(isHeld(SteeringKey::Left)) - float(isHeld(SteeringKey::Right)),
            float(isHeld(SteeringKey::Ahead)) - float(isHeld(SteeringKey::Back))};
}

void SteeringKeys::releaseAll()
{
    m_held = 0;
    m_goal.reset();
}

void SteeringKeys::setGoal(std::optional<glm::vec2> goal)
{
    if (goal && !m_goal && way() == glm::vec2(0.0f)) m_keepsFacing = false; // it is sent another way
    m_goal = goal;
}

/// By the keys, else towards the goal; `scale` is that of the figure.
glm::vec2 SteeringKeys::velocityBy(glm::vec2 seen, float scale, glm::vec2 place) const
{
    if (seen != glm::vec2(0.0f))
        return overGround(m_ahead, glm::normalize(seen) * (isHeld(SteeringKey::Run) ? runSpeed : walkSpeed)) *
               scale;
    const glm::vec2 missing = m_goal ? *m_goal - place : glm::vec2(0.0f);
    const float distance = glm::length(missing);
    if (distance <= goalReached) return glm::vec2(0.0f);
    return missing / distance * std::min(distance / goalSeconds, runSpeed * scale);
}

WantedMotion SteeringKeys::advance(double seconds, float legLength, glm::vec2 place)
{
    m_wanted.velocity = velocityBy(way(), legLength / usualLeg, place);
    const float turn = float(isHeld(SteeringKey::TurnLeft)) - float(isHeld(SteeringKey::TurnRight));
    m_wanted.facing += turn * turnSpeed * float(seconds);
    if (m_wanted.velocity != glm::vec2(0.0f) && !m_keepsFacing)
        m_wanted.facing = nearestAngle(std::atan2(m_wanted.velocity.x, m_wanted.velocity.y), m_wanted.facing);
    return m_wanted;
}

} // namespace tagline
