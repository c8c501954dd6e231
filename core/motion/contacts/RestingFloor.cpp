#include "core/motion/contacts/RestingFloor.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tagline {
namespace {

constexpr float noHeight = std::numeric_limits<float>::infinity();

/// For each i the lowest of values[i − window … i].
std::vector<float> lowestOfLast(std::span<const float> values, std::size_t window)
{
    std::vector<float> lowest(values.size());
    std::vector<std::size_t> rising; ///< frames whose values increase; those before `first` are too old
    rising.reserve(values.size());
    std::size_t first = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        while (rising.size() > first && values[rising.back()] >= values[i]) rising.pop_back();
        rising.push_back(i);
        while (rising[first] + window < i) ++first;
        lowest[i] = values[rising[first]];
    }
    return lowest;
}

std::vector<float> reversed(std::span<const float> values) { return {values.rbegin(), values.rend()}; }

} // namespace

std::vector<float> restingFloor(std::span<const float> heights, std::span<const char> isSlow, Frame window)
{
    assert(heights.size() == isSlow.size());
    if (heights.empty()) return {};
    std::vector<float> slow(heights.begin(), heights.end());
    for (std::size_t i = 0; i < slow.size(); ++i)
        if (!isSlow[i]) slow[i] = noHeight;
    float lowest = *std::min_element(slow.begin(), slow.end());
    if (lowest == noHeight) lowest = *std::min_element(heights.begin(), heights.end());

    const auto reach = std::size_t(std::max<Frame>(window, 0));
    const std::size_t cutReach = (reach + 2) / 3;
    const std::vector<float> past = lowestOfLast(slow, reach);
    const std::vector<float> future = reversed(lowestOfLast(reversed(slow), reach));
    std::vector<float> floor(heights.size(), lowest);
    for (std::size_t i = 0; i < floor.size(); ++i) {
        if (i >= cutReach && past[i] != noHeight) floor[i] = std::max(floor[i], past[i]);
        if (i + cutReach < floor.size() && future[i] != noHeight) floor[i] = std::max(floor[i], future[i]);
    }
    return floor;
}

} // namespace tagline
