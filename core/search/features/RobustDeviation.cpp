#include "core/search/features/RobustDeviation.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t outerPart = 50; ///< one of so many numbers is outermost, at either side

/// Numbers further out count as the lowest and the highest.
Deviation deviationWithin(float lowest, float highest, const std::vector<float>& numbers)
{
    double sum = 0.0, squares = 0.0;
    const auto count = double(numbers.size());
    for (const float number : numbers) sum += double(std::clamp(number, lowest, highest));
    const double mean = sum / count;
    for (const float number : numbers) {
        const double off = double(std::clamp(number, lowest, highest)) - mean;
        squares += off * off;
    }
    return {mean, std::sqrt(squares / count)};
}

} // namespace

Deviation robustDeviation(std::vector<float>& numbers)
{
    if (numbers.empty()) return {};
    if (numbers.size() < 2) return {double(numbers.front()), 0.0};
    const std::size_t outer =
        std::min((numbers.size() + outerPart - 1) / outerPart, (numbers.size() - 1) / 2);
    const auto low = numbers.begin() + std::ptrdiff_t(outer),
               high = numbers.end() - 1 - std::ptrdiff_t(outer);
    std::nth_element(numbers.begin(), low, numbers.end());
    const float lowest = *low;
    std::nth_element(low, high, numbers.end());
    const float highest = *high;
    return deviationWithin(lowest, highest, numbers);
}

} // namespace tagline
