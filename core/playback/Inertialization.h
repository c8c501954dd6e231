#pragma once

// Inertialization lets the difference between two poses die away: a transition that needs one clip alone.
//
// How far each joint is from where it should be, and how fast that changes, is taken when it begins; each
// then runs down to nothing along a curve of fifth order without a bump in position, speed or acceleration.

#include "core/animation/figure/Pose.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// Allocates only where the number of joints grows.
class Inertialization
{
public:
    /// A pose, and the same motion a moment (`stepSeconds`) later.
    struct Motion
    {
        std::span<const Transform> now;
        std::span<const Transform> later;
    };

    /// From now on the figure passes from the shown motion to the wanted one. Expects poses of one length and
    /// a step and a duration above 0.
    void begin(const Motion& shown, const Motion& wanted, double stepSeconds, std::int64_t nanoseconds);
    void end() { m_duration = 0; }

    bool isRunning() const { return m_elapsed < m_duration; }
    std::int64_t elapsed() const { return m_elapsed; }
    std::int64_t duration() const { return m_duration; }
    /// Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

    /// Adds the remainder of the difference `ahead` nanoseconds from now to a pose.
    void apply(std::span<Transform> pose, std::int64_t ahead = 0) const;

private:
    /// Remainder of a distance as it decays over time.
    struct Decay
    {
        /// Expects a distance ≥ 0, metres or radians.
        static Decay of(float distance, float speed, float seconds);
        float at(float seconds) const;

        float end = 0.0f; ///< seconds; nothing is left from there on
        float a = 0.0f, b = 0.0f, c = 0.0f, half = 0.0f, speed = 0.0f, distance = 0.0f;
    };

    struct JointDecay
    {
        glm::vec3 direction{0.0f};
        Decay move;
        glm::vec3 axis{0.0f, 1.0f, 0.0f};
        Decay turn;
        glm::vec3 scale{0.0f};
        Decay grow; ///< from 1
    };

    std::vector<JointDecay> m_joints;
    std::int64_t m_elapsed = 0;
    std::int64_t m_duration = 0;
};

} // namespace tagline
