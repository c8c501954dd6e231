#pragma once

#include "resources/sample/generator/motion/Gait.h"

namespace tagline::sample {

GaitStyle walkStyle(); // 1.4 m/s
GaitStyle jogStyle();  // 2.4 m/s, a twentieth of a second in the air
GaitStyle runStyle();  // 3.4 m/s, a tenth of a second in the air after each step
GaitStyle limpStyle(); // spares the right leg
GaitStyle tiredStyle();
GaitStyle sneakStyle();
GaitStyle backwardStyle();               // 1.0 m/s, for a course that is gone backwards
GaitStyle sidestepStyle(bool toTheLeft); // 0.65 m/s, for a course that is gone sideways

} // namespace tagline::sample
