#pragma once

#include "resources/sample/generator/motion/Course.h"
#include "resources/sample/generator/motion/Gait.h"

namespace tagline::sample {

// A gait along a course. `pace` (0 … 1, of time) is the share of the style's speed: at 0 the body stands at
// ease, where it changes it sets off or comes to a stand with steps that become longer or shorter, and a last
// one that brings the feet together.
Motion travel(const GaitStyle& style, const Course& course, const std::function<double(double)>& pace,
              double seconds);

} // namespace tagline::sample
