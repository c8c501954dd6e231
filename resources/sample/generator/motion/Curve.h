#pragma once

#include <cstddef>
#include <initializer_list>
#include <limits>
#include <vector>

namespace tagline::sample {

// A smooth function of time through keys; constant before the first and after the last.
//
// Where a key gives no slope the curve does not overshoot: flat at ends and turning points, else between the
// slopes of the neighbouring segments.
class Curve
{
public:
    static constexpr double automatic = std::numeric_limits<double>::quiet_NaN();

    struct Key
    {
        double time;
        double value;
        double slope = automatic;
    };

    // Expects keys in strictly rising order of time.
    Curve(std::initializer_list<Key> keys);

    double operator()(double time) const;

private:
    double automaticSlope(std::size_t key) const;

    std::vector<Key> m_keys;
};

// The cubic from `a` to `b` over `seconds` with the given slopes, at `t` in 0..1.
template<class Value>
Value hermite(const Value& a, const Value& slopeA, const Value& b, const Value& slopeB, double seconds,
              double t)
{
    const double t2 = t * t, t3 = t2 * t;
    return a * (2.0 * t3 - 3.0 * t2 + 1.0) + slopeA * ((t3 - 2.0 * t2 + t) * seconds) +
           b * (3.0 * t2 - 2.0 * t3) + slopeB * ((t3 - t2) * seconds);
}

} // namespace tagline::sample
