#pragma once

// Interpolators are the ways from one key to the next: plain functions (a, b, t), so that any callable is one
// too.
//
// t runs from 0 to 1. At 0 the value is a, at 1 it is b, to the last bit. (Rotations: but for b's sign, which
// is turned to a's side.)

#include "core/animation/clips/Bezier.h"
#include "core/animation/figure/Rotations.h"

#include <glm/gtc/quaternion.hpp>

#include <cmath>

namespace tagline {

/// Holds a until b.
struct Constant
{
    template<class T>
    T operator()(const T& a, const T& b, float t) const
    {
        return t < 1.0f ? a : b;
    }
};

/// The straight line; rotations by normalised line along the shorter arc.
struct Linear
{
    template<class T>
    T operator()(const T& a, const T& b, float t) const
    {
        if (t == 1.0f) return b;
        return a * (1.0f - t) + b * t;
    }
    glm::quat operator()(const glm::quat& a, const glm::quat& b, float t) const
    {
        return nlerpShortest(a, b, t);
    }
};

/// Rotations at constant speed along the shorter arc.
struct Slerp
{
    glm::quat operator()(const glm::quat& a, const glm::quat& b, float t) const
    {
        return slerpShortest(a, b, t);
    }
};

/// Another speed on the way of an interpolator: Eased{Slerp(), easeInOut}.
template<class Interpolator, class Ease>
struct Eased
{
    Interpolator interpolator;
    Ease ease;

    template<class T>
    auto operator()(const T& a, const T& b, float t) const
    {
        return interpolator(a, b, ease(t));
    }
};
template<class Interpolator, class Ease>
Eased(Interpolator, Ease) -> Eased<Interpolator, Ease>;

// The usual eases: 0 at 0, 1 at 1.
inline float easeLinear(float t) { return t; }
inline float smoothStep(float t) { return t * t * (3.0f - 2.0f * t); }
inline float smootherStep(float t) { return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f); }
inline float easeIn(float t) { return t * t; }
inline float easeOut(float t) { return 1.0f - (1.0f - t) * (1.0f - t); }
inline float easeInOut(float t) { return t < 0.5f ? 2.0f * t * t : 1.0f - 2.0f * (1.0f - t) * (1.0f - t); }
inline float easeInCubic(float t) { return t * t * t; }
inline float easeOutCubic(float t) { return 1.0f - easeInCubic(1.0f - t); }
float easeInSine(float t);
float easeOutSine(float t);
/// Draws back before it goes.
float easeInBack(float t);
/// Goes too far and comes back.
float easeOutBack(float t);
/// Swings out like a spring.
float easeOutElastic(float t);
/// Falls and bounces.
float easeOutBounce(float t);

/// An ease drawn as a cubic Bézier from (0, 0) to (1, 1), as in CSS and in curve editors. Expects the x of
/// both handles within 0 … 1.
class BezierEase
{
public:
    BezierEase(float x1, float y1, float x2, float y2)
        : m_times{{0.0f, x1, x2, 1.0f}}
        , m_values{{0.0f, y1, y2, 1.0f}}
    {
    }
    float operator()(float t) const { return m_values.value(parameterAt(m_times, t)); }

private:
    Bezier<float, 3> m_times;
    Bezier<float, 3> m_values;
};

/// The line through a (t = 0) and b (t = 1) at any t; a or b, the nearer, where values cannot be scaled.
template<class T>
T extrapolated(const T& a, const T& b, float t)
{
    if constexpr (requires { T(a * t + b * t); })
        return a * (1.0f - t) + b * t;
    else
        return t < 0.5f ? a : b;
}
/// The turn from a to b, gone on at its speed.
glm::quat extrapolated(const glm::quat& a, const glm::quat& b, float t);

/// Zero, or for rotations the identity.
template<class T>
T defaultOf()
{
    return T{};
}
template<>
inline glm::quat defaultOf<glm::quat>()
{
    return glm::quat(1.0f, 0.0f, 0.0f, 0.0f);
}

// In-between forms: those that need more than the two keys.

/// Hermite's spline: values and tangents (per unit of t) at both ends. Rotations are to be normalised.
template<class T>
T hermite(const T& a, const T& outTangent, const T& inTangent, const T& b, float t)
{
    const float t2 = t * t;
    const float t3 = t2 * t;
    return a * (2.0f * t3 - 3.0f * t2 + 1.0f) + outTangent * (t3 - 2.0f * t2 + t) +
           b * (3.0f * t2 - 2.0f * t3) + inTangent * (t3 - t2);
}

/// Catmull and Rom's spline from a to b, with the keys before and after, all equally far apart in time.
template<class T>
T catmullRom(const T& before, const T& a, const T& b, const T& after, float t)
{
    return hermite(a, (b - before) * 0.5f, (after - a) * 0.5f, b, t);
}

/// Catmull and Rom's spline for keys at unequal times: `ahead` and `behind` are the spans before a and after
/// b, in units of the span between them. Expects both ≥ 0; 0 for a key that is missing.
template<class T>
T catmullRom(const T& before, const T& a, const T& b, const T& after, float ahead, float behind, float t)
{
    return hermite(a, (b - before) * (1.0f / (1.0f + ahead)), (after - a) * (1.0f / (1.0f + behind)), b, t);
}

/// A key with tangents (per unit of t): a pairwise interpolator of such keys is Hermite().
template<class T>
struct HermiteKey
{
    T inTangent{};
    T value{};
    T outTangent{};

    bool operator==(const HermiteKey&) const = default;
};

/// The value is on the spline; tangents of what comes out are those of a.
struct Hermite
{
    template<class T>
    HermiteKey<T> operator()(const HermiteKey<T>& a, const HermiteKey<T>& b, float t) const
    {
        return {a.inTangent, hermite(a.value, a.outTangent, b.inTangent, b.value, t), a.outTangent};
    }
};

/// A cubic Bézier from a to b with their handles.
template<class T>
T cubicBezier(const T& a, const T& outHandle, const T& inHandle, const T& b, float t)
{
    return Bezier<T, 3>{{a, outHandle, inHandle, b}}.value(t);
}

} // namespace tagline
