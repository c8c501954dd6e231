#pragma once

// Skeletons and clips whose motion is known as a formula, for tests of what is measured.

#include "core/animation/clips/SamplingJob.h"
#include "core/motion/signals/MotionSignals.h"
#include "tests/core/animation/MotionFixtures.h"

#include <functional>

namespace tagline::test {

/// Where a joint is and how it is turned at a time in seconds.
using Way = std::function<Transform(double seconds)>;

/// A joint's keys, one a frame.
inline JointChannel keyed(std::string joint, const Way& way, Frame frames, FrameRate rate)
{
    std::vector<float> times;
    std::vector<glm::vec3> translations;
    std::vector<glm::quat> rotations;
    for (Frame frame = 0; frame < frames; ++frame) {
        const Transform transform = way(rate.seconds(frame));
        times.push_back(float(frame));
        translations.push_back(transform.translation);
        rotations.push_back(transform.rotation);
    }
    return {std::move(joint),
            track(Interpolation::Linear, times, translations),
            track(Interpolation::Linear, times, rotations),
            {}};
}

/// One joint, "Hips", on its way.
struct Mover
{
    Skeleton skeleton{{joint("Hips", noJoint, {0, 0, 0})}};
    Clip clip;

    Mover(const Way& way, Frame frames, FrameRate rate)
    {
        clip.frames = frames;
        clip.rate = rate;
        clip.channels.push_back(keyed("Hips", way, frames, rate));
    }

    std::shared_ptr<const MotionSignals> motion(const SignalSettings& settings = {}) const
    {
        return MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton), settings);
    }
};

inline Transform at(glm::vec3 place) { return {place, glm::quat(1, 0, 0, 0), glm::vec3(1)}; }
inline Transform turnedBy(double degrees, glm::vec3 axis = {0, 1, 0})
{
    return {glm::vec3(0), turned(float(std::remainder(degrees, 720.0)), axis), glm::vec3(1)};
}

inline const std::vector<MotionSignal>& allSignals()
{
    static const std::vector<MotionSignal> all{
        MotionSignal::Speed, MotionSignal::Height, MotionSignal::TurnRate, MotionSignal::Acceleration,
        MotionSignal::X,     MotionSignal::Y,      MotionSignal::Z};
    return all;
}

/// How far the values are from one number at most.
inline double worstDistance(std::span<const float> values, double expected)
{
    double worst = 0.0;
    for (const float value : values) worst = std::max(worst, std::abs(double(value) - expected));
    return worst;
}

inline bool areFinite(const MotionSignals& motion)
{
    for (JointIndex joint = 0; motion.trajectories().holds(joint); ++joint)
        for (const MotionSignal signal : allSignals())
            for (const float value : motion.values(signal, joint))
                if (!std::isfinite(value)) return false;
    return true;
}

} // namespace tagline::test
