#pragma once

// SignalCurves turn the way of a joint into a signal of the query language: one number a frame.

#include "core/motion/signals/JointTrajectories.h"
#include "core/query/evaluation/SignalSource.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// How signals are measured.
struct SignalSettings
{
    /// Window of speed and turn rate, seconds. Captured places tremble by some tenths of a millimetre, and a
    /// difference of neighbours at 120 Hz makes 0.05 m/s of that; 50 ms (7 frames there) make less than a
    /// third of it and cost 0.3 % of a movement that repeats once a second. Up to 30 Hz it is the plain
    /// central difference. 0 is that at every rate.
    double smoothingSeconds = 0.05;
    /// Window of acceleration, seconds; longer, for the tremble enters with the square of the rate.
    double accelerationSeconds = 0.1;
    /// The joint that signals without a joint are about, by name (JointNames.h); where it is empty, or the
    /// skeleton has no such joint, by rule (MotionRoot.h).
    std::string root = {};

    bool operator==(const SignalSettings&) const = default;
};

/// The scratch memory of signals; reused, so that a clip's worth of them allocates once.
struct SignalScratch
{
    std::array<std::vector<float>, 3> axes;
    std::vector<double> heading;
};

/// Fills `out` with a signal of a joint. With p the joint's place in model space, metres:
///
///     Speed         |p′|                 metres a second, 0 or more
///     Acceleration  |p″|                 metres a second a second, 0 or more: turning counts, not only
///     hurrying TurnRate      heading′             degrees a second about Y; counter-clockwise seen from
///     above (to the
///                                        figure's left) is positive. The heading is the sum of the frames'
///                                        turns (JointTrajectories::turns), so it needs no facing: a roll and
///                                        a somersault are no turn, a spin may be of any length.
///     Height        p.y − groundHeight   metres
///     X, Y, Z       p                    metres, not smoothed
///
/// Derivatives as in Derivatives.h. All values are finite. Expects a joint that the trajectories hold and one
/// value a frame.
void computeSignal(const JointTrajectories& ways, MotionSignal signal, JointIndex joint, float groundHeight,
                   const SignalSettings& settings, SignalScratch& scratch, std::span<float> out);

} // namespace tagline
