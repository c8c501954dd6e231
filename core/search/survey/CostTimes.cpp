#include "core/search/survey/CostTimes.h"

#include "core/search/features/RobustDeviation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

double costBetween(const FeatureStore& store, std::uint32_t a, std::uint32_t b)
{
    double sum = 0.0;
    for (std::size_t n = 0; n < store.numbers(); ++n) {
        const double apart = double(store.number(a, n)) - double(store.number(b, n));
        sum += apart * apart;
    }
    return sum;
}

} // namespace

CostTimes::CostTimes(const FeatureStore& store)
{
    const std::size_t step = deviationStep(store.rowCount());
    const std::uint32_t sides = store.holdsMirrors() ? 2 : 1;
    for (std::size_t i = 0; i < apart.size(); ++i) {
        double sum = 0.0, count = 0.0;
        for (std::uint32_t id = 0; id < store.clipCount(); ++id) {
            const ClipId clip(id);
            if (!store.holds(clip)) continue;
            const double perSecond = store.rowsPerSecond(clip);
            const auto rows = std::uint32_t(std::max(1l, std::lround(apart[i] * perSecond)));
            // Rows need not be that time apart: over so short a time differences grow evenly.
            const double grown = apart[i] * perSecond / double(rows);
            for (std::uint32_t row = store.firstRow(clip); row + rows * sides < store.lastRow(clip);
                 row += std::uint32_t(step) * sides) {
                sum += costBetween(store, row, row + rows * sides) * grown * grown;
                count += 1.0;
            }
        }
        m_costs[i] = count > 0.0 ? sum / count : 0.0;
        if (i > 0) m_costs[i] = std::max(m_costs[i], m_costs[i - 1]);
    }
}

// The root of a cost grows about evenly with time.
std::optional<double> CostTimes::seconds(double cost) const
{
    if (!(m_costs.back() > 0.0)) return std::nullopt;
    double before = 0.0, secondsBefore = 0.0;
    const double root = std::sqrt(std::max(cost, 0.0));
    for (std::size_t i = 0; i < apart.size(); ++i) {
        const double after = std::sqrt(m_costs[i]);
        if (root <= after && after > before)
            return secondsBefore + (apart[i] - secondsBefore) * (root - before) / (after - before);
        before = after;
        secondsBefore = apart[i];
    }
    return root <= before ? apart.back() : std::numeric_limits<double>::infinity();
}

} // namespace tagline
