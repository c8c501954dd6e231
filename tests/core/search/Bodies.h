#pragma once

// A body whose motion is known as a formula: it goes over the ground and swings arms and legs.

#include "core/search/likeness/LikenessRows.h"
#include "tests/core/motion/Movers.h"

#include <cmath>

namespace tagline::test {

/// How a body moves at a time in seconds.
struct BodyMotion
{
    double metresPerSecond = 1.0;
    double radiansPerSecond = 0.0; ///< to the left
    double stepsPerSecond = 2.0;
    double swing = 0.6;   ///< radians, of legs and arms
    double leftArm = 1.0; ///< factor of the left arm's swing; the right one's is 1
};

/// Facing +Z at the beginning; its left is +X.
inline Skeleton bodySkeleton(float size = 1.0f)
{
    const auto at = [&](const char* name, JointIndex parent, glm::vec3 offset) {
        return joint(name, parent, offset * size);
    };
    return Skeleton({at("Hips", noJoint, {0, 1, 0}), at("Spine", 0, {0, 0.3f, 0}),
                     at("Head", 1, {0, 0.4f, 0}), at("LeftArm", 1, {0.2f, 0.2f, 0}),
                     at("LeftForeArm", 3, {0, -0.3f, 0}), at("LeftHand", 4, {0, -0.25f, 0}),
                     at("RightArm", 1, {-0.2f, 0.2f, 0}), at("RightForeArm", 6, {0, -0.3f, 0}),
                     at("RightHand", 7, {0, -0.25f, 0}), at("LeftUpLeg", 0, {0.1f, 0, 0}),
                     at("LeftLeg", 9, {0, -0.5f, 0}), at("LeftFoot", 10, {0, -0.45f, 0}),
                     at("LeftToeBase", 11, {0, -0.05f, 0.15f}), at("RightUpLeg", 0, {-0.1f, 0, 0}),
                     at("RightLeg", 13, {0, -0.5f, 0}), at("RightFoot", 14, {0, -0.45f, 0}),
                     at("RightToeBase", 15, {0, -0.05f, 0.15f})});
}

/// `isInPlace`: the same but for the way over the ground.
inline Clip bodyClip(const BodyMotion& motion, double seconds, FrameRate rate, float size = 1.0f,
                     bool isInPlace = false)
{
    Clip clip;
    clip.rate = rate;
    clip.frames = Frame(std::lround(seconds * rate.framesPerSecond())) + 1;
    const auto hips = [=](double time) {
        const double yaw = motion.radiansPerSecond * time;
        const double radius =
            motion.radiansPerSecond == 0.0 ? 0.0 : motion.metresPerSecond / motion.radiansPerSecond;
        glm::vec3 place{0, 1, 0};
        if (!isInPlace && radius == 0.0)
            place.z = float(motion.metresPerSecond * time);
        else if (!isInPlace)
            place = {float(radius * (1.0 - std::cos(yaw))), 1.0f, float(radius * std::sin(yaw))};
        return Transform{place * size, turned(float(yaw * 180.0 / M_PI), {0, 1, 0}), glm::vec3(1)};
    };
    clip.channels.push_back(keyed("Hips", hips, clip.frames, rate));
    const auto addSwing = [&](const char* name, glm::vec3 offset, double sign) {
        const auto way = [=](double time) {
            const double angle = sign * motion.swing * std::sin(M_PI * motion.stepsPerSecond * time);
            return Transform{offset * size, turned(float(angle * 180.0 / M_PI), {1, 0, 0}), glm::vec3(1)};
        };
        clip.channels.push_back(keyed(name, way, clip.frames, rate));
    };
    addSwing("LeftUpLeg", {0.1f, 0, 0}, 1.0);
    addSwing("RightUpLeg", {-0.1f, 0, 0}, -1.0);
    addSwing("LeftArm", {0.2f, 0.2f, 0}, -motion.leftArm);
    addSwing("RightArm", {-0.2f, 0.2f, 0}, 1.0);
    return clip;
}

inline BodyRows rowsOf(const BodyMotion& motion, double seconds, FrameRate rate = FrameRate(30, 1),
                       float size = 1.0f)
{
    const Skeleton skeleton = bodySkeleton(size);
    const Clip clip = bodyClip(motion, seconds, rate, size);
    const auto rows = bodyRows(skeleton, clip, bindByName(clip, skeleton));
    return rows ? *rows : BodyRows();
}

} // namespace tagline::test
