#include "core/motion/signals/SignalCurves.h"

#include "core/motion/signals/Derivatives.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

/// The length of the vectors with these parts. Lengths too large for a float become the largest float.
void computeLengths(const std::array<std::vector<float>, 3>& axes, std::span<float> out)
{
    const float* x = axes[0].data();
    const float* y = axes[1].data();
    const float* z = axes[2].data();
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float length = std::sqrt(x[i] * x[i] + y[i] * y[i] + z[i] * z[i]);
        out[i] = length < std::numeric_limits<float>::max() ? length : std::numeric_limits<float>::max();
    }
}

template<class Derivative>
void computeDerivativeLengths(const JointTrajectories& ways, JointIndex joint, int reach,
                              Derivative derivative, SignalScratch& scratch, std::span<float> out)
{
    const std::array places{ways.x(joint), ways.y(joint), ways.z(joint)};
    for (std::size_t axis = 0; axis < places.size(); ++axis) {
        scratch.axes[axis].resize(out.size());
        derivative(places[axis], reach, ways.rate().framesPerSecond(), scratch.axes[axis]);
    }
    computeLengths(scratch.axes, out);
}

void computeTurnRate(const JointTrajectories& ways, JointIndex joint, int reach, SignalScratch& scratch,
                     std::span<float> out)
{
    scratch.heading.resize(out.size());
    double heading = 0.0;
    std::transform(ways.turns(joint).begin(), ways.turns(joint).end(), scratch.heading.begin(),
                   [&](float turn) { return heading += double(turn); });
    slopes(std::span<const double>(scratch.heading), reach, ways.rate().framesPerSecond(), out);
}

void copy(std::span<const float> from, std::span<float> to)
{
    std::copy(from.begin(), from.end(), to.begin());
}

} // namespace

void computeSignal(const JointTrajectories& ways, MotionSignal signal, JointIndex joint, float groundHeight,
                   const SignalSettings& settings, SignalScratch& scratch, std::span<float> out)
{
    assert(ways.holds(joint) && out.size() == std::size_t(ways.frames()));
    const auto reach = [&](double seconds) { return windowReach(seconds, ways.rate(), ways.frames()); };
    const auto slope = [](std::span<const float> places, int m, double rate, std::span<float> to) {
        slopes(places, m, rate, to);
    };
    switch (signal) {
    case MotionSignal::Speed:
        return computeDerivativeLengths(ways, joint, reach(settings.smoothingSeconds), slope, scratch, out);
    case MotionSignal::Acceleration:
        return computeDerivativeLengths(ways, joint, reach(settings.accelerationSeconds), curvatures, scratch,
                                        out);
    case MotionSignal::TurnRate:
        return computeTurnRate(ways, joint, reach(settings.smoothingSeconds), scratch, out);
    case MotionSignal::Height:
        std::transform(ways.y(joint).begin(), ways.y(joint).end(), out.begin(),
                       [&](float y) { return y - groundHeight; });
        return;
    case MotionSignal::X:
        return copy(ways.x(joint), out);
    case MotionSignal::Y:
        return copy(ways.y(joint), out);
    case MotionSignal::Z:
        return copy(ways.z(joint), out);
    }
}

} // namespace tagline
