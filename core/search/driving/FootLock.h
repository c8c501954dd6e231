#pragma once

// FootLock keeps a foot on the ground where it came down.

#include "core/animation/figure/Pose.h"
#include "core/retargeting/LegReach.h"
#include "core/search/driving/SpringInertia.h"

#include <glm/vec3.hpp>

#include <optional>

namespace tagline {

/// While a foot is in contact its sole stays over the place where it came to rest as the contact began: soon,
/// however fast it came. Its height is the pose's. It is let go where the contact ends, or where that is
/// further than a fifth of a metre from where the pose has it; the rest dies away with a half-life of 0.1
/// seconds. Time is an argument.
class FootLock
{
public:
    /// Expects a whole leg and a sole at or below its ankle; the skeleton must outlive it.
    FootLock(const Skeleton& skeleton, const LegJoints& leg, JointIndex sole)
        : m_skeleton(skeleton)
        , m_leg(leg)
        , m_sole(sole)
    {
    }

    /// Bends the leg of a pose that stands where it is shown, `seconds` (above 0) after the one before.
    void apply(bool isInContact, double seconds, Pose& pose);
    bool isHeld() const { return m_held.has_value(); }

private:
    void begin(const glm::vec3& place, float seconds);
    void hold(const glm::vec3& place, float seconds);

    const Skeleton& m_skeleton;
    LegJoints m_leg;
    JointIndex m_sole;
    std::optional<glm::vec3> m_held;
    std::optional<glm::vec3> m_shown; ///< last place of the sole
    SpringOffset m_glide;             ///< how far from the held place it still is
    bool m_wasInContact = false;
    SpringOffset m_offset;
};

} // namespace tagline
