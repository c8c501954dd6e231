#pragma once

// Small skeletons and clips for tests, built in code.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Pose.h"

#include <cmath>
#include <random>

namespace tagline::test {

inline Joint joint(std::string name, JointIndex parent, glm::vec3 offset)
{
    Joint made;
    made.name = std::move(name);
    made.parent = parent;
    made.rest.translation = offset;
    return made;
}

/// Hips with a spine and two legs of two bones: 0 Hips, 1 Spine, 2 LeftUpLeg, 3 LeftLeg, 4 RightUpLeg,
/// 5 RightLeg.
inline Skeleton walker()
{
    return Skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("Spine", 0, {0, 0.5f, 0}),
                     joint("LeftUpLeg", 0, {0.1f, 0, 0}), joint("LeftLeg", 2, {0, -0.5f, 0}),
                     joint("RightUpLeg", 0, {-0.1f, 0, 0}), joint("RightLeg", 4, {0, -0.5f, 0})});
}

template<class T>
KeyTrack<T> track(Interpolation interpolation, std::vector<float> times, std::vector<T> values)
{
    return {interpolation, std::move(times), std::move(values)};
}

inline glm::quat turned(float degrees, glm::vec3 axis)
{
    return glm::angleAxis(glm::radians(degrees), glm::normalize(axis));
}

/// One cycle of a walk along +Z: legs swing against each other, the hips move `stride` metres a cycle.
/// First and last frame show the same pose.
inline Clip walkCycle(Frame frames, FrameRate rate, float stride, float swingDegrees)
{
    Clip clip;
    clip.name = "Walk";
    clip.frames = frames;
    clip.rate = rate;
    std::vector<float> times;
    std::vector<glm::vec3> hips;
    std::vector<glm::quat> left;
    std::vector<glm::quat> right;
    for (Frame i = 0; i < frames; ++i) {
        const float phase = float(i) / float(frames - 1);
        const float swing = swingDegrees * std::sin(2.0f * float(M_PI) * phase);
        times.push_back(float(i));
        hips.push_back({0, 1, stride * phase});
        left.push_back(turned(swing, {1, 0, 0}));
        right.push_back(turned(-swing, {1, 0, 0}));
    }
    clip.channels.push_back({"Hips", track(Interpolation::Linear, times, hips), {}, {}});
    clip.channels.push_back({"LeftUpLeg", {}, track(Interpolation::Linear, times, left), {}});
    clip.channels.push_back({"RightUpLeg", {}, track(Interpolation::Linear, times, right), {}});
    return clip;
}

/// The clip with one more key for its left leg, at a frame far behind the others.
inline Clip withStrayKey(Clip clip, Frame frame)
{
    KeyTrack<glm::quat>& left = clip.channels[1].rotation;
    std::vector<float> times(left.times.begin(), left.times.end());
    std::vector<glm::quat> values(left.values.begin(), left.values.end());
    times.push_back(float(frame));
    values.push_back(values.back());
    left = track(Interpolation::Linear, times, values);
    clip.frames = frame + 1;
    return clip;
}

/// Seeded random numbers and rotations.
class Dice
{
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {
    }

    float between(float low, float high)
    {
        return std::uniform_real_distribution<float>(low, high)(m_engine);
    }
    int below(int end) { return std::uniform_int_distribution<int>(0, end - 1)(m_engine); }
    glm::vec3 vector(float size)
    {
        const float x = between(-size, size);
        const float y = between(-size, size);
        return {x, y, between(-size, size)};
    }
    glm::quat rotation()
    {
        const float w = between(-1, 1);
        const float x = between(-1, 1);
        const float y = between(-1, 1);
        return glm::normalize(glm::quat(w, x, y, between(0.01f, 1)));
    }
    Transform transform() { return {vector(2.0f), rotation(), glm::vec3(1.0f) + vector(0.5f)}; }

private:
    std::mt19937 m_engine;
};

inline bool isFinite(const Transform& transform)
{
    const auto finite = [](float value) { return std::isfinite(value); };
    for (int i = 0; i < 3; ++i)
        if (!finite(transform.translation[i]) || !finite(transform.scale[i])) return false;
    for (int i = 0; i < 4; ++i)
        if (!finite(transform.rotation[i])) return false;
    return true;
}

inline bool isFinite(const Pose& pose)
{
    for (const Transform& transform : pose)
        if (!isFinite(transform)) return false;
    return true;
}

/// The angle between two rotations in radians; the signs of the quaternions do not count.
inline double angleBetween(const glm::quat& a, const glm::quat& b)
{
    const glm::dquat between = glm::dquat(a) * glm::conjugate(glm::dquat(b));
    return 2.0 * std::atan2(glm::length(glm::dvec3(between.x, between.y, between.z)), std::abs(between.w));
}

} // namespace tagline::test
