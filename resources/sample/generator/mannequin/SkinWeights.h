#pragma once

#include <glm/glm.hpp>

#include <array>
#include <vector>

namespace tagline::sample {

// How strongly the joints move one vertex of the mannequin.
//
// 1. The weights are multiples of 1/4096, fall from the strongest on, and sum to exactly 1.
// 2. Joints of weight 0 are joint 0.
struct VertexSkin
{
    std::array<int, 4> joints{};
    std::array<double, 4> weights{};
};

// For points on the mannequin's surface in the rest pose; joints are those of humanSkeleton().
std::vector<VertexSkin> skinWeights(const std::vector<glm::dvec3>& points);

} // namespace tagline::sample
