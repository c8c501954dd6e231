#pragma once

#include "resources/sample/generator/motion/Gait.h"

namespace tagline::sample {

GaitStyle walkStyle(); // 1.4 m/s
GaitStyle runStyle();  // 3.4 m/s, a tenth of a second in the air after each step
GaitStyle limpStyle(); // spares the right leg
GaitStyle tiredStyle();
GaitStyle sneakStyle();

} // namespace tagline::sample
