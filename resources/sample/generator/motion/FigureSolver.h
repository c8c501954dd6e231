#pragma once

#include "resources/sample/generator/Skeleton.h"
#include "resources/sample/generator/motion/FootPlan.h"

#include <array>

namespace tagline::sample {

// How an arm is held; radians. All at 0: hanging straight down, palm to the thigh.
struct ArmState
{
    double flex = 0.0;    // the upper arm forward
    double abduct = 0.0;  // the upper arm away from the body
    double twist = 0.0;   // the upper arm about itself; below 0 turns the bent forearm outwards
    double elbow = 0.0;   // bend
    double pronate = 0.0; // the forearm about itself
    double wrist = 0.0;   // the hand towards its palm
    double waggle = 0.0;  // the hand towards the thumb
    double shrug = 0.0;   // the shoulder up
    double curl = 0.0;    // the fingers, beyond their rest
};

// What a body does at one time, but for the legs, which follow from the feet; metres, radians.
struct BodyState
{
    glm::dvec3 hips{0.0, 0.94, 0.0};
    double facing = 0.0; // about Y, towards the left
    double pelvisYaw = 0.0;
    double pelvisList = 0.0;      // the left side up
    double pelvisTilt = 0.0;      // forward
    double lean = 0.0;            // the spine forward, all its joints together
    double side = 0.0;            // the spine to the left
    double twist = 0.0;           // the chest towards the left
    double headPitch = 0.0;       // down, in the world
    double headYaw = 0.0;         // to the left, against the facing
    double headRoll = 0.0;        // to the left
    std::array<ArmState, 2> arms; // left, right
};

// The pose in which the body is as wanted and the feet are where they should be, as far as the legs reach.
Pose solveFigure(const BodyState& body, const std::array<FootState, 2>& feet);

// How far the hips must sink so that a planted foot is within reach; metres, 0 where it is.
double missingReach(const BodyState& body, const std::array<FootState, 2>& feet);

} // namespace tagline::sample
