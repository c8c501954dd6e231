#include "core/search/driving/SteeringKeys.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr float leastFacingStick = 0.5f; ///< pushed less it has no sure direction

} // namespace

void SteeringKeys::reset(float facing)
{
    releaseAll();
    m_keepsFacing = false;
    m_wanted = {{0.0f, 0.0f}, facing};
}

void SteeringKeys::press(SteeringKey key)
{
    if (key < SteeringKey::Run && !isHeld(key)) m_keepsFacing = m_keepsFacing && isSent();
    m_held = std::uint8_t(m_held | 1 << int(key));
    if (key > SteeringKey::Run) m_keepsFacing = true;
}

void SteeringKeys::release(SteeringKey key) { m_held = std::uint8_t(m_held & ~(1 << int(key))); }

/// Direction of the held keys as the camera sees it: x to the left, y ahead; not of unit length.
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

void SteeringKeys::setSticks(glm::vec2 way, glm::vec2 facing)
{
    if (way != glm::vec2(0.0f) && !isSent()) m_keepsFacing = false; // it is sent another way
    m_stick = way;
    m_facingStick = facing;
}

void SteeringKeys::setGoal(std::optional<glm::vec2> goal)
{
    if (goal && !m_goal && !isSent()) m_keepsFacing = false; // it is sent another way
    m_goal = goal;
}

/// By the keys, else by the stick, else towards the goal; `scale` is that of the figure.
glm::vec2 SteeringKeys::velocityBy(float scale, glm::vec2 place) const
{
    const glm::vec2 seen = way();
    if (seen != glm::vec2(0.0f))
        return overGround(m_ahead, glm::normalize(seen) * (isHeld(SteeringKey::Run) ? runSpeed : walkSpeed)) *
               scale;
    if (m_stick != glm::vec2(0.0f)) return overGround(m_ahead, m_stick * runSpeed) * scale;
    const glm::vec2 missing = m_goal ? *m_goal - place : glm::vec2(0.0f);
    const float distance = glm::length(missing);
    if (distance <= goalReached) return glm::vec2(0.0f);
    return missing / distance * std::min(distance / goalSeconds, runSpeed * scale);
}

WantedMotion SteeringKeys::advance(double seconds, float legLength, glm::vec2 place)
{
    m_wanted.velocity = velocityBy(legLength / usualLeg, place);
    const float turn = float(isHeld(SteeringKey::TurnLeft)) - float(isHeld(SteeringKey::TurnRight));
    m_wanted.facing += turn * turnSpeed * float(seconds);
    if (glm::length(m_facingStick) >= leastFacingStick) {
        m_keepsFacing = true;
        m_wanted.facing =
            nearestAngle(m_ahead + std::atan2(m_facingStick.x, m_facingStick.y), m_wanted.facing);
    }
    if (m_wanted.velocity != glm::vec2(0.0f) && !m_keepsFacing)
        m_wanted.facing = nearestAngle(std::atan2(m_wanted.velocity.x, m_wanted.velocity.y), m_wanted.facing);
    return m_wanted;
}

} // namespace tagline
