#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"
#include "resources/sample/generator/motion/Stepping.h"

#include <cmath>

namespace tagline::sample {

namespace {

// One step of a turn: the foot goes to where it belongs in a body that faces `facing`.
struct TurnStep
{
    size_t foot;
    double start;
    double facing;
};

constexpr double swingSeconds = 0.36;

std::array<FootPlan, 2> turningFeet(std::initializer_list<TurnStep> turnSteps)
{
    Steps steps(besideBody(0, {0, 0}, 0.0), besideBody(1, {0, 0}, 0.0));
    for (const TurnStep& step : turnSteps)
        steps.step(step.foot, step.start, swingSeconds, besideBody(step.foot, {0, 0}, step.facing * degree),
                   0.055);
    return steps.plans();
}

// The head looks first, the chest follows, the arms trail.
Motion turn(double seconds, const Curve& facing, const std::array<FootPlan, 2>& feet)
{
    const auto body = [=](double time) {
        BodyState state = standingBody(time);
        const glm::dvec2 place = balancedPlace(feet, time);
        const double ahead = facing(time + 0.22) - facing(time),
                     rate = (facing(time + 0.1) - facing(time - 0.1)) / 0.2;
        const double effort = std::min(1.0, std::abs(rate));
        state.hips = {place.x, state.hips.y - 0.014 * effort, place.y};
        state.facing = facing(time);
        state.twist = 0.35 * ahead;
        state.headYaw = 0.95 * ahead;
        state.headPitch += 0.05 * effort;
        state.lean += 0.03 * effort;
        for (size_t side = 0; side < 2; ++side) {
            const double sign = side == 0 ? 1.0 : -1.0;
            state.arms[side].flex += sign * 0.10 * rate;
            state.arms[side].abduct += 0.05 * effort;
            state.arms[side].elbow += 0.15 * effort;
        }
        return state;
    };
    return {seconds, body, feet};
}

} // namespace

// Twice a quarter, with a rest between.
MotionClip turnLeftClip()
{
    const Curve facing{{0.45, 0.0},         {1.15, 52 * degree},  {1.85, 90 * degree},
                       {2.60, 90 * degree}, {3.30, 142 * degree}, {4.00, 180 * degree}};
    const auto feet = turningFeet({{0, 0.55, 55},
                                   {1, 0.98, 62},
                                   {0, 1.41, 90},
                                   {1, 1.80, 90},
                                   {0, 2.70, 145},
                                   {1, 3.13, 152},
                                   {0, 3.56, 180},
                                   {1, 3.95, 180}});
    MotionClip clip = record("turn_left", 30, false, turn(5.0, facing, feet));
    clip.tags["Locomotion.Turn"] = {{14, 66}, {78, 132}};
    clip.tags["Locomotion.Idle"] = {{0, 14}, {66, 78}, {132, clip.frameCount()}};
    return clip;
}

// About face in one go.
MotionClip turnRightClip()
{
    const Curve facing{{0.45, 0.0}, {1.10, -50 * degree}, {2.40, -155 * degree}, {2.95, -180 * degree}};
    const auto feet = turningFeet(
        {{1, 0.55, -55}, {0, 0.97, -70}, {1, 1.39, -120}, {0, 1.81, -135}, {1, 2.23, -180}, {0, 2.65, -180}});
    MotionClip clip = record("turn_right", 60, false, turn(4.0, facing, feet));
    clip.tags["Locomotion.Turn"] = {{28, 184}};
    clip.tags["Locomotion.Idle"] = {{0, 28}, {184, clip.frameCount()}};
    return clip;
}

// About face to the left, a rest, and a quarter to the right.
MotionClip turnBackClip()
{
    const Curve facing{{0.45, 0.0},          {1.10, 50 * degree},  {2.40, 155 * degree}, {2.95, 180 * degree},
                       {3.55, 180 * degree}, {4.25, 122 * degree}, {4.95, 90 * degree}};
    const auto feet = turningFeet({{0, 0.55, 55},
                                   {1, 0.97, 70},
                                   {0, 1.39, 120},
                                   {1, 1.81, 135},
                                   {0, 2.23, 180},
                                   {1, 2.65, 180},
                                   {1, 3.65, 120},
                                   {0, 4.08, 116},
                                   {1, 4.51, 90},
                                   {0, 4.92, 90}});
    MotionClip clip = record("turn_back", 30, false, turn(6.0, facing, feet));
    clip.tags["Locomotion.Turn"] = {{14, 92}, {107, 160}};
    clip.tags["Locomotion.Idle"] = {{0, 14}, {92, 107}, {160, clip.frameCount()}};
    return clip;
}

} // namespace tagline::sample
