#pragma once

// PlayCurve is a curve that a person draws over the time of a track: what of its clip it shows, or how much a
// layer counts.
//
//   1 |        .--o      points from 0 to 1, joined by a smooth line that never goes beyond them: between two
//     |    o--'          points it rises, falls or holds, as they do
//   0 o---'-------- 1

#include <cstddef>
#include <vector>

namespace tagline {

/// Both 0 … 1.
struct CurvePoint
{
    float at = 0.0f;    ///< of the track's way through its clip
    float value = 0.0f; ///< of the curve there

    bool operator==(const CurvePoint&) const = default;
};

/// Empty is no curve. Valid means: empty, or 2 … mostPoints points within 0 … 1 whose places strictly
/// increase, the first at 0 and the last at 1.
struct PlayCurve
{
    static constexpr std::size_t mostPoints = 64;
    /// Neighbours are no nearer than this.
    static constexpr float leastGap = 0.005f;

    std::vector<CurvePoint> points;

    bool operator==(const PlayCurve&) const = default;
    bool isEmpty() const { return points.empty(); }
    bool isValid() const;
    /// The value at a place, cut to 0 … 1; NaN counts as 0. Expects a valid curve that is not empty.
    double value(double at) const;
    /// The first place with that value, or the one whose value is nearest. Expects the same.
    double placeOf(double value) const;
    /// The place with that value between two neighbouring points; `value` lies between theirs.
    double placeBetween(std::size_t point, double value) const;
};

/// Curves to begin with.
enum class CurveShape {
    Even,      ///< straight from 0 to 1
    EaseIn,    ///< slow at first
    EaseOut,   ///< slow at last
    EaseInOut, ///< both
    Hold,      ///< half of the way, a rest, the other half
    Reverse,   ///< straight from 1 to 0
    Full,      ///< 1 all along
    Swell      ///< up to 1 and down again
};
/// The points of a shape, to be dragged.
PlayCurve curveOf(CurveShape shape);

} // namespace tagline
