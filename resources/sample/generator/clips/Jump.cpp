#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"
#include "resources/sample/generator/motion/Stepping.h"

#include <cmath>

namespace tagline::sample {

namespace {

constexpr double takeOff = 1.20; // seconds
constexpr double landing = 1.68;
constexpr double gravity = 9.81;
constexpr double length = 0.90;         // metres, from hold to hold
constexpr double takeOffHeight = 1.010; // of the hips, metres
constexpr double landingHeight = 0.985;
constexpr double flight = landing - takeOff;
constexpr double upwards =
    (landingHeight - takeOffHeight) / flight + gravity * flight / 2.0; // m/s at take-off

FootPlan jumpingFoot(size_t foot)
{
    const Foothold from = besideBody(foot, {0, 0}, 0.0), to = besideBody(foot, {0, length}, 0.0);
    Stance first{-100.0, -99.0, 1.00, takeOff, from.ball, from.yaw, 0.0, 64 * degree, 0.20, 0.5, 0.0};
    Stance second{landing, landing + 0.07, 100.0, 101.0, to.ball, to.yaw, -14 * degree, 0.0, 0.0, 0.5, 0.0};
    return FootPlan({first, second});
}

BodyState jumpingBody(double time)
{
    // Between take-off and landing the cubic with these slopes is the parabola of a free fall.
    static const Curve height{{0.30, 0.955},
                              {0.90, 0.640},
                              {takeOff, takeOffHeight, upwards},
                              {landing, landingHeight, upwards - gravity * flight},
                              {1.92, 0.660},
                              {2.65, 0.955}};
    static const Curve way{{0.30, 0.0},           {0.90, -0.035},
                           {takeOff, 0.14, 1.36}, {landing, 0.793, 1.36},
                           {1.95, length + 0.01}, {2.65, length}};
    static const Curve lean{{0.30, 0.02},    {0.90, 0.62}, {takeOff, 0.05}, {1.44, 0.12},
                            {landing, 0.20}, {1.95, 0.55}, {2.65, 0.02}};
    static const Curve tilt{{0.30, 0.02},    {0.90, 0.42}, {takeOff, 0.10}, {1.44, -0.02},
                            {landing, 0.12}, {1.95, 0.38}, {2.65, 0.02}};
    static const Curve arms{{0.25, 0.0},  {0.85, -1.05}, {1.25, 2.05},  {1.50, 1.70},
                            {1.75, 0.95}, {2.05, 0.10},  {2.40, -0.15}, {2.75, 0.0}};
    static const Curve out{{0.30, 0.0}, {1.25, 0.18}, {1.70, 0.45}, {2.10, 0.25}, {2.75, 0.0}};
    static const Curve elbow{{0.30, 0.0},  {0.85, 0.05}, {1.10, 0.65}, {1.45, 0.35},
                             {1.80, 0.55}, {2.20, 0.20}, {2.75, 0.0}};
    static const Curve gaze{{0.30, 0.0},  {0.90, 0.10}, {1.25, -0.05},
                            {1.60, 0.25}, {1.95, 0.15}, {2.65, 0.0}};
    BodyState body = standingBody(time);
    body.hips.y = height(time) + (body.hips.y - 0.955);
    body.hips.z = way(time);
    body.lean += lean(time) - 0.02;
    body.pelvisTilt = tilt(time);
    body.headPitch += gaze(time);
    for (ArmState& arm : body.arms) {
        arm.flex += arms(time);
        arm.abduct += out(time);
        arm.elbow += elbow(time);
    }
    return body;
}

} // namespace

MotionClip jumpClip()
{
    MotionClip clip = record("jump", 60, false, {3.0, jumpingBody, {jumpingFoot(0), jumpingFoot(1)}});
    clip.tags["Locomotion.Idle"] = {{0, 20}, {158, clip.frameCount()}};
    clip.tags["Locomotion.Jump"] = {{20, 158}};
    clip.properties["intensity"] = {{{54, 120}, 1.0}};
    return clip;
}

} // namespace tagline::sample
