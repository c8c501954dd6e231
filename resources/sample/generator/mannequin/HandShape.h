#pragma once

#include <glm/glm.hpp>

namespace tagline::sample {

// Signed distance to the left hand in the rest pose, from the wrist to the finger tips; metres.
double leftHandDistance(glm::dvec3 point);

} // namespace tagline::sample
