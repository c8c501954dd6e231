#pragma once

// GoalLines prints what a benchmark found beside the goal that it has.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

namespace tagline::bench {

/// Of the wall clock.
inline double milliseconds()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// How long a call takes, milliseconds.
template<class Call>
double millisecondsOf(Call&& call)
{
    const double begin = milliseconds();
    call();
    return milliseconds() - begin;
}

/// The best of five goes, milliseconds.
template<class Call>
double bestOfFive(Call&& call)
{
    double best = std::numeric_limits<double>::infinity();
    for (int go = 0; go < 5; ++go) best = std::min(best, millisecondsOf(call));
    return best;
}

/// A goal is that which is to be reached at most.
inline void tell(const char* what, double found, double goal, const char* unit)
{
    std::printf("  %-38s %9.3f %-5s goal %g: %s\n", what, found, unit, goal,
                found <= goal ? "reached" : "NOT reached");
}

inline void tell(const char* what, double found, const char* unit)
{
    std::printf("  %-38s %9.3f %s\n", what, found, unit);
}

} // namespace tagline::bench
