#pragma once

// Measurement times alternatives against each other: in one process, their repetitions interleaved at random,
// the medians taken. What disturbs the machine for a while then disturbs all of them alike.

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tagline::bench {

/// One way to do a thing, told apart by its name.
struct Alternative
{
    std::string name;
    std::function<void()> run; ///< does it once, with other operands each time
    double budgetSeconds = 0; ///< at most so long in all (at least once a repetition); 0: as long as it takes
};

struct MeasurementPlan
{
    int repetitions = 9;
    int leastRuns = 1;               ///< of each alternative, over all repetitions
    double repetitionSeconds = 0.02; ///< at least so long a repetition
};

/// The median processor time of one run in nanoseconds, by the alternative's name.
using Medians = std::map<std::string, double>;

Medians measured(const std::vector<Alternative>& alternatives, const MeasurementPlan& plan);

} // namespace tagline::bench
