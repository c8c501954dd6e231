#pragma once

// Weights are how much a pose counts beside others.

#include <limits>

namespace tagline {

/// Whether a weight counts at all: it is more than 0, finite and a number.
constexpr bool counts(float weight) { return weight > 0.0f && weight <= std::numeric_limits<float>::max(); }

/// The share of a weight in the sum that it belongs to.
constexpr float shareOf(float weight, double weightSum) { return float(double(weight) / weightSum); }

} // namespace tagline
