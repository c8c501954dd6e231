#include "core/playback/Inertialization.h"

#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

constexpr float tiny = 1e-9f;

/// A vector as a remainder: a direction, how far, and how fast that grows.
struct Offset
{
    glm::vec3 direction{0.0f};
    float distance = 0.0f;
    float speed = 0.0f;
};

Offset offsetOf(const glm::vec3& now, const glm::vec3& later, double seconds)
{
    Offset offset;
    offset.distance = glm::length(now);
    if (!(offset.distance > tiny) || !std::isfinite(offset.distance)) return {};
    offset.direction = now / offset.distance;
    offset.speed = (glm::dot(later, offset.direction) - offset.distance) / float(seconds);
    if (!std::isfinite(offset.speed)) offset.speed = 0.0f;
    return offset;
}

} // namespace

// A curve of fifth order from the distance and its speed to nothing, without speed or acceleration at its
// end. A speed towards nothing that would overshoot ends it sooner; one away from nothing is not kept.
Inertialization::Decay Inertialization::Decay::of(float distance, float speed, float seconds)
{
    Decay decay;
    if (!(distance > tiny) || !(seconds > 0.0f)) return decay;
    decay.distance = distance;
    decay.speed = std::min(speed, 0.0f);
    decay.end = decay.speed < 0.0f ? std::min(seconds, -5.0f * distance / decay.speed) : seconds;
    const float t = decay.end;
    if (!(t > 1e-6f)) return {};
    const float v = decay.speed * t; // in units of the whole time
    const float acceleration = std::max(0.0f, -8.0f * v - 20.0f * distance);
    decay.a = -0.5f * (acceleration + 6.0f * v + 12.0f * distance);
    decay.b = 0.5f * (3.0f * acceleration + 16.0f * v + 30.0f * distance);
    decay.c = -0.5f * (3.0f * acceleration + 12.0f * v + 20.0f * distance);
    decay.half = 0.5f * acceleration;
    decay.speed = v;
    return decay;
}

float Inertialization::Decay::at(float seconds) const
{
    if (!(seconds < end)) return 0.0f;
    const float t = seconds / end;
    return ((((a * t + b) * t + c) * t + half) * t + speed) * t + distance;
}

void Inertialization::begin(const Motion& shown, const Motion& wanted, double stepSeconds,
                            std::int64_t nanoseconds)
{
    const std::size_t joints = shown.now.size();
    assert(shown.later.size() == joints && wanted.now.size() == joints && wanted.later.size() == joints);
    assert(stepSeconds > 0.0 && nanoseconds > 0);
    m_joints.resize(joints);
    m_elapsed = 0;
    m_duration = nanoseconds;
    const auto seconds = float(double(nanoseconds) * 1e-9);
    for (std::size_t i = 0; i < joints; ++i) {
        const Transform& from = shown.now[i];
        const Transform& to = wanted.now[i];
        const Transform& fromLater = shown.later[i];
        const Transform& toLater = wanted.later[i];
        const Offset move = offsetOf(from.translation - to.translation,
                                     fromLater.translation - toLater.translation, stepSeconds);
        const Offset turn =
            offsetOf(rotationVector(from.rotation * glm::conjugate(to.rotation)),
                     rotationVector(fromLater.rotation * glm::conjugate(toLater.rotation)), stepSeconds);
        JointDecay& joint = m_joints[i];
        joint.direction = move.direction;
        joint.move = Decay::of(move.distance, move.speed, seconds);
        joint.axis = turn.direction;
        joint.turn = Decay::of(turn.distance, turn.speed, seconds);
        joint.scale = from.scale - to.scale;
        joint.grow = Decay::of(1.0f, 0.0f, seconds);
    }
}

void Inertialization::advance(std::int64_t nanoseconds)
{
    assert(nanoseconds >= 0);
    m_elapsed = nanoseconds < m_duration - m_elapsed ? m_elapsed + nanoseconds : m_duration;
}

void Inertialization::apply(std::span<Transform> pose, std::int64_t ahead) const
{
    if (!isRunning()) return;
    assert(pose.size() == m_joints.size());
    const auto seconds = float(double(m_elapsed + ahead) * 1e-9);
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const JointDecay& joint = m_joints[i];
        Transform& transform = pose[i];
        if (const float left = joint.move.at(seconds); left != 0.0f)
            transform.translation += joint.direction * left;
        if (const float left = joint.turn.at(seconds); left != 0.0f)
            transform.rotation =
                unitOr(glm::angleAxis(left, joint.axis) * transform.rotation, transform.rotation);
        if (joint.scale != glm::vec3(0.0f)) transform.scale += joint.scale * joint.grow.at(seconds);
    }
}

} // namespace tagline
