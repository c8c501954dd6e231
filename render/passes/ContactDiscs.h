#pragma once

// ContactDiscs mark the feet of a figure that rest on the ground.

#include "core/motion/ClipMotions.h"
#include "render/Scene.h"

#include <glm/mat4x4.hpp>

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// When one foot of a clip rests.
struct FootContacts
{
    std::string joint; ///< the joint that touches: the ball of the foot where there is one
    std::vector<FrameRange> ranges;
};

/// The contacts of all feet of a clip on its own skeleton; computed where they are not yet.
std::vector<FootContacts> footContacts(const ClipMotions& motions, ClipId clip, const Skeleton& skeleton);

/// A ring on the ground around each foot that rests at a frame, as large as the foot as far as that can be
/// told. The joints are found by name in the figure that is shown, whose matrices these are; what it lacks
/// has no ring. A foot that rests more than a quarter of a metre from the ground at 0, as on a step, has its
/// ring where it is.
std::vector<DrawnLine> contactDiscs(std::span<const FootContacts> feet, Frame frame, const Skeleton& figure,
                                    std::span<const glm::mat4> matrices);

} // namespace tagline
