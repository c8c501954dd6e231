#include "core/search/driving/SpringInertia.h"

#include "core/animation/figure/Rotations.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace tagline {

void SpringOffset::advance(float seconds, float halfLife)
{
    const float y = 2.0f * std::numbers::ln2_v<float> / halfLife;
    const glm::vec3 drift = speed + offset * y;
    const float left = std::exp(-y * seconds);
    offset = left * (offset + drift * seconds);
    speed = left * (speed - drift * (y * seconds));
}

void SpringInertia::begin(const Motion& shown, const Motion& wanted, double step)
{
    assert(shown.now.size() == wanted.now.size() && shown.later.size() == wanted.later.size());
    const auto perSecond = float(1.0 / step);
    const auto between = [&](const glm::vec3& now, const glm::vec3& later) {
        return SpringOffset{now, (later - now) * perSecond};
    };
    const auto turn = [](const Transform& from, const Transform& to) {
        return rotationVector(from.rotation * glm::conjugate(to.rotation));
    };
    m_joints.clear();
    for (std::size_t i = 0; i < shown.now.size(); ++i)
        m_joints.push_back(
            {between(shown.now[i].translation - wanted.now[i].translation,
                     shown.later[i].translation - wanted.later[i].translation),
             between(turn(shown.now[i], wanted.now[i]), turn(shown.later[i], wanted.later[i]))});
}

void SpringInertia::advance(double seconds)
{
    for (JointOffsets& joint : m_joints) {
        joint.move.advance(float(seconds), m_halfLife);
        joint.turn.advance(float(seconds), m_halfLife);
    }
}

void SpringInertia::apply(std::span<Transform> pose) const
{
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        pose[i].translation += m_joints[i].move.offset;
        pose[i].rotation =
            unitOr(rotationAbout(m_joints[i].turn.offset) * pose[i].rotation, pose[i].rotation);
    }
}

} // namespace tagline
