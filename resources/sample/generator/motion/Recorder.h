#pragma once

#include "resources/sample/generator/motion/FigureSolver.h"
#include "resources/sample/generator/motion/MotionClip.h"

#include <functional>

namespace tagline::sample {

// A motion as a function of time, from 0 to `seconds`.
struct Motion
{
    double seconds = 0.0;
    std::function<BodyState(double)> body;
    std::array<FootPlan, 2> feet; // left, right
    // Added to an ankle's place: a flaw that the capture of a real person would have.
    std::function<glm::dvec3(size_t foot, double time)> slip = {};
};

// Samples the motion at every frame. The hips sink smoothly where a planted foot would be out of reach, so
// that it never slides. Tags: Contact.LeftFoot and Contact.RightFoot from the plan (the ball rests until toe off)
// and "Step" at each strike.
MotionClip record(const std::string& name, int framesPerSecond, bool isLoop, const Motion& motion);

} // namespace tagline::sample
