#pragma once

// RobustDeviation is how much numbers differ, whatever a few wild ones among them say.

#include <vector>

namespace tagline {

/// The mean and the standard deviation of numbers.
struct Deviation
{
    double mean = 0.0;
    double deviation = 0.0; ///< 0 of fewer than two numbers
};

/// Counts the lowest and the highest fiftieth of the numbers (one at the least) as no further out than the
/// rest, so that a wild key or a broken take changes little. Changes their order. O(numbers).
Deviation robustDeviation(std::vector<float>& numbers);

/// Rows are taken evenly, so that no more than this many are looked at: deviations need no more.
inline constexpr std::size_t mostDeviationRows = 65'536;

/// Every which of so many rows to take.
constexpr std::size_t deviationStep(std::size_t rows) { return rows / mostDeviationRows + 1; }

} // namespace tagline
