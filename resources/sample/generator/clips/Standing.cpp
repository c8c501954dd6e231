#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"
#include "resources/sample/generator/motion/Stepping.h"

#include <cmath>

namespace tagline::sample {

namespace {

Steps standingFeet() { return {besideBody(0, {0, 0}, 0.0), besideBody(1, {0, 0}, 0.0)}; }

// A sine that repeats every six seconds.
double slow(double time, int times, double phase)
{
    return std::sin(2.0 * pi * (time * times / 6.0 + phase));
}

BodyState idleBody(double time)
{
    BodyState body = standingBody(time);
    body.hips.x += 0.022 * slow(time, 1, 0.0);
    body.hips.z += 0.004 * slow(time, 2, 0.1);
    body.hips.y -= 0.003 * slow(time, 1, 0.0) * slow(time, 1, 0.0);
    body.pelvisList = 0.030 * slow(time, 1, 0.0);
    body.pelvisYaw = 0.030 * slow(time, 1, 0.2);
    body.side = 0.045 * slow(time, 1, -0.02);
    body.twist = -0.035 * slow(time, 1, 0.15);
    body.headYaw = 0.16 * slow(time, 1, 0.30) + 0.05 * slow(time, 2, 0.1);
    body.headRoll = 0.025 * slow(time, 1, 0.1);
    for (size_t side = 0; side < 2; ++side) {
        const double sign = side == 0 ? 1.0 : -1.0;
        body.arms[side].flex += 0.030 * slow(time, 1, 0.1) * sign;
        body.arms[side].abduct += 0.020 * slow(time, 1, 0.05) * sign;
        body.arms[side].elbow += 0.040 * slow(time, 1, 0.4 * sign);
    }
    return body;
}

// The right hand goes up, waves four times and comes down.
void raiseRightHand(double time, BodyState& body)
{
    static const Curve raised{{0.45, 0.0}, {1.15, 1.0}, {3.75, 1.0}, {4.55, 0.0}};
    static const Curve waving{{0.95, 0.0}, {1.35, 1.0}, {3.45, 1.0}, {3.85, 0.0}};
    const double up = raised(time);
    const double swing = std::sin(2.0 * pi * 1.6 * (time - 1.05)) * waving(time);
    const double late = std::sin(2.0 * pi * 1.6 * (time - 1.05) - 0.7) * waving(time);
    ArmState& arm = body.arms[1];
    arm.flex = glm::mix(arm.flex, 0.35, up);
    arm.abduct = glm::mix(arm.abduct, 1.25, up) + 0.06 * swing;
    arm.twist = glm::mix(arm.twist, -1.25, up) + 0.10 * swing;
    arm.elbow = glm::mix(arm.elbow, 1.55, up) - 0.42 * swing;
    arm.pronate = glm::mix(arm.pronate, 0.25, up);
    arm.wrist = glm::mix(arm.wrist, -0.10, up);
    arm.waggle = -0.28 * late;
    arm.shrug += 0.28 * up + 0.02 * swing;
    body.side += 0.05 * up - 0.02 * swing;
    body.headRoll += 0.10 * up + 0.02 * late;
    body.headPitch -= 0.07 * up;
    body.hips.x += 0.015 * up;
    body.hips.y -= 0.006 * waving(time) * (1.0 - std::cos(2.0 * pi * 1.6 * (time - 1.05)));
    body.twist -= 0.06 * up;
}

} // namespace

MotionClip idleClip()
{
    MotionClip clip = record("idle", 30, true, {6.0, idleBody, standingFeet().plans()});
    clip.tags["Locomotion.Idle"] = {{0, clip.frameCount()}};
    return clip;
}

MotionClip waveClip()
{
    const auto body = [](double time) {
        BodyState state = standingBody(time);
        raiseRightHand(time, state);
        return state;
    };
    MotionClip clip = record("wave", 60, false, {5.0, body, standingFeet().plans()});
    clip.tags["Locomotion.Idle"] = {{0, clip.frameCount()}};
    clip.tags["Gesture.Wave"] = {{63, 228}};
    return clip;
}

} // namespace tagline::sample
