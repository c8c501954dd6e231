#pragma once

// GroundTrail draws the way of a figure over the ground: where it was as a line, where it goes as dots.

#include "core/motion/figure/RootTrail.h"
#include "render/Scene.h"

#include <span>
#include <vector>

namespace tagline {

/// The further from now, the fainter. Nothing where the figure hardly moves. Expects moments in order of
/// time.
std::vector<DrawnLine> groundTrail(std::span<const RootMoment> trail);

} // namespace tagline
