#pragma once

// CostTimes says costs as time: how long the library's own motion takes to become as different as two rows
// are.

#include "core/search/features/FeatureStore.h"

#include <array>
#include <optional>

namespace tagline {

/// The mean cost between rows of one clip that lie 33, 67, 100, 200, 300 and 500 milliseconds apart.
class CostTimes
{
public:
    static constexpr std::array<double, 6> apart{1.0 / 30.0, 2.0 / 30.0, 0.1, 0.2, 0.3, 0.5}; ///< seconds

    /// Looks at no more than mostDeviationRows rows.
    explicit CostTimes(const FeatureStore& store);

    /// Seconds of the same motion that cost as much; infinite where half a second costs less. None if no
    /// clip is long enough to tell.
    std::optional<double> seconds(double cost) const;
    /// The mean cost of each time of `apart`, never less than that of a shorter one.
    const std::array<double, 6>& costs() const { return m_costs; }

private:
    std::array<double, 6> m_costs{};
};

} // namespace tagline
