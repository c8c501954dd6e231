#pragma once

// Bezier is a curve of any order through its first and last control point, and curves whose time is a curve
// too.

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>

namespace tagline {

/// A curve of `Order` (1 a line, 2 quadratic, 3 cubic …) with Order + 1 control points of any type that can
/// be added and scaled. Parameters below 0 or above 1 go on beyond the ends.
template<class T, std::size_t Order>
struct Bezier
{
    static_assert(Order >= 1);

    std::array<T, Order + 1> points{};

    /// By De Casteljau: the end points to the last bit at 0 and 1.
    T value(float t) const
    {
        std::array<T, Order + 1> level = points;
        for (std::size_t count = Order; count > 0; --count)
            for (std::size_t i = 0; i < count; ++i) level[i] = level[i] * (1.0f - t) + level[i + 1] * t;
        return level[0];
    }

    /// Two curves that together are this one, cut at a parameter.
    std::pair<Bezier, Bezier> subdivided(float t) const
    {
        std::pair<Bezier, Bezier> halves;
        std::array<T, Order + 1> level = points;
        for (std::size_t count = Order + 1; count > 0; --count) {
            halves.first.points[Order + 1 - count] = level[0];
            halves.second.points[count - 1] = level[count - 1];
            for (std::size_t i = 0; i + 1 < count; ++i) level[i] = level[i] * (1.0f - t) + level[i + 1] * t;
        }
        return halves;
    }

    bool operator==(const Bezier&) const = default;
};

/// By De Casteljau, over control points whose number is known only at run time; the points are used up.
/// Expects at least one.
template<class T>
T bezierValue(std::span<T> points, float t)
{
    for (std::size_t count = points.size() - 1; count > 0; --count)
        for (std::size_t i = 0; i < count; ++i) points[i] = points[i] * (1.0f - t) + points[i + 1] * t;
    return points[0];
}

/// The parameter at which a cubic curve of times takes a value: what OpenGEX's and Maya's non-linear keys ask
/// for. Expects that times do not go back (control points in order): such a curve takes each value once.
/// Values outside are cut to 0 and 1. Exact to 1e-6 of the curve's length, and never more than 32 steps.
float parameterAt(const Bezier<float, 3>& times, float time);

} // namespace tagline
