#pragma once

// KeyTrack is a value that changes over time, given at keys.

#include "core/support/SharedArray.h"

#include <cstdint>

namespace tagline {

/// How values between two keys come about.
enum class Interpolation : std::uint8_t {
    Step,       ///< the earlier key's value holds
    Linear,     ///< straight line; for rotations along the shorter arc
    CubicSpline ///< glTF's Hermite spline; tangents stand beside the values
};

/// Valid means: times strictly increase and are finite; values are finite (rotations of unit length);
/// one value a key, or for CubicSpline three: in-tangent, value, out-tangent (tangents per frame).
/// Times are in frames at the clip's rate (fractional where a key lies between), so that the key of frame i
/// is at i exactly.
template<class T>
struct KeyTrack
{
    Interpolation interpolation = Interpolation::Linear;
    SharedArray<float> times;
    SharedArray<T> values;

    std::size_t keyCount() const { return times.size(); }
    bool isEmpty() const { return times.empty(); }
    /// The value at a key, without its tangents.
    const T& valueAt(std::size_t key) const
    {
        return values[interpolation == Interpolation::CubicSpline ? 3 * key + 1 : key];
    }
};

} // namespace tagline
