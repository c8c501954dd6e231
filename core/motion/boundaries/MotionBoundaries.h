#pragma once

// MotionBoundaries are the frames where motion changes: where one action ends and the next begins.

#include "core/motion/checks/FigureTrails.h"

#include <vector>

namespace tagline {

/// A frame at which motion is another after it than before.
struct MotionBoundary
{
    Frame frame = 0;
    float strength = 0.0f; ///< how far the change stands out from those around it, leg lengths a second

    bool operator==(const MotionBoundary&) const = default;
};

/// The peaks of these values, by frame. A peak's strength is its prominence: how far it rises over the higher
/// of the two lowest points on the way to a higher peak, or to the end, at either side.
std::vector<MotionBoundary> peaksOf(const std::vector<float>& novelty);

/// All boundaries of a clip, by frame: the peaks of its novelty. Where one lies between rest and motion it is
/// at the last frame of rest, or the first: a change is largest once a figure has its speed.
std::vector<MotionBoundary> motionBoundaries(const FigureTrails& trails);

/// How many boundaries are wanted.
struct BoundaryDensity
{
    double perMinute = 30.0;
    double leastSeconds = 0.3;  ///< two are no nearer each other, nor one to an end
    float leastStrength = 0.1f; ///< weaker ones are none

    bool operator==(const BoundaryDensity&) const = default;
};

/// The strongest of them, by frame: as many as the density wants of a clip of these frames, rounded up. More
/// density keeps all that less density had.
std::vector<MotionBoundary> strongest(const std::vector<MotionBoundary>& all, Frame frames, FrameRate rate,
                                      const BoundaryDensity& density);

/// The frames from each boundary to the next, from the clip's first frame to its last. Expects boundaries
/// within the clip, in order.
std::vector<FrameRange> segmentsBetween(const std::vector<MotionBoundary>& boundaries, Frame frames);

} // namespace tagline
