#pragma once

// SteeringKeys turns keys that are held, and sticks that are pushed, into the wanted motion of a figure: go
// there as the camera looks, face there.

#include "core/search/driving/SteeringPath.h"

#include <cstdint>
#include <optional>

namespace tagline {

/// Keys that steer while they are held.
enum class SteeringKey : std::uint8_t { Ahead, Back, Left, Right, Run, TurnLeft, TurnRight };

/// Without a turn the figure faces as it goes; after one it keeps its facing, and goes sideways or backwards,
/// until it is let stand or sent another way. Without a key it goes as a stick is pushed, the faster the
/// further, or else to a place that it is sent to, the faster the further that is. Time is an argument.
class SteeringKeys
{
public:
    static constexpr float walkSpeed = 1.4f, runSpeed = 3.4f; ///< metres a second, of a leg of 0.9 metres
    static constexpr float usualLeg = 0.9f;                   ///< metres
    static constexpr float turnSpeed = 2.4f;                  ///< radians a second
    static constexpr float goalSeconds = 0.8f; ///< in which it would reach a place that is not far
    static constexpr float goalReached = 0.1f; ///< metres: it stands

    /// Releases everything, and the figure faces there.
    void reset(float facing);
    /// The figure faces there from now on; held keys stay held.
    void setFacing(float facing) { m_wanted.facing = facing; }
    void press(SteeringKey key);
    void release(SteeringKey key);
    /// All keys, and the place to go to.
    void releaseAll();
    bool isHeld(SteeringKey key) const { return (m_held >> int(key) & 1) != 0; }
    /// Sets the direction of "ahead" over the ground, radians (GroundStand::facing).
    void setAhead(float facing) { m_ahead = facing; }

    /// A stick that says where to go and how fast, and one that says where to face: to the left and ahead as
    /// the camera sees it, at most 1 long. They stay until others are set.
    void setSticks(glm::vec2 way, glm::vec2 facing);

    /// A place on the ground to go to; none: nowhere. It stays until another is set.
    void setGoal(std::optional<glm::vec2> goal);
    const std::optional<glm::vec2>& goal() const { return m_goal; }

    /// The wanted motion of a figure at a place on the ground, after some seconds more. Speeds grow with the
    /// figure's legs, metres.
    WantedMotion advance(double seconds, float legLength, glm::vec2 place = {0.0f, 0.0f});
    const WantedMotion& wanted() const { return m_wanted; }

private:
    glm::vec2 way() const;
    glm::vec2 velocityBy(float scale, glm::vec2 place) const;
    bool isSent() const { return way() != glm::vec2(0.0f) || m_stick != glm::vec2(0.0f); }

    std::optional<glm::vec2> m_goal;
    glm::vec2 m_stick{0.0f}, m_facingStick{0.0f};
    std::uint8_t m_held = 0;
    float m_ahead = 0.0f;
    bool m_keepsFacing = false;
    WantedMotion m_wanted;
};

} // namespace tagline
