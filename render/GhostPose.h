#pragma once

// GhostPose is another moment of a figure, drawn translucent beside the pose that is shown.

#include <glm/mat4x4.hpp>

#include <memory>
#include <vector>

namespace tagline {

struct GhostPose
{
    /// Joint → world, one for each of the figure's joints. Shared: they stay the same from picture to
    /// picture.
    std::shared_ptr<const std::vector<glm::mat4>> joints;
    bool isBefore = false; ///< whether the moment lies before the one that is shown
    float nearness = 1.0f; ///< 1 beside the moment that is shown, towards 0 far away: the fainter
    std::vector<float> morphWeights = {}; ///< of the figure's morph targets; empty: those of the figure
};

} // namespace tagline
