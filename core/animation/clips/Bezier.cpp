#include "core/animation/clips/Bezier.h"

namespace tagline {
namespace {

constexpr int mostSteps = 32;

double valueAt(const std::array<double, 4>& p, double t)
{
    const double s = 1.0 - t;
    return s * s * s * p[0] + 3.0 * s * s * t * p[1] + 3.0 * s * t * t * p[2] + t * t * t * p[3];
}

double slopeAt(const std::array<double, 4>& p, double t)
{
    const double s = 1.0 - t;
    return 3.0 * (s * s * (p[1] - p[0]) + 2.0 * s * t * (p[2] - p[1]) + t * t * (p[3] - p[2]));
}

} // namespace

// Newton's steps, and halving where one would leave the bracket.
float parameterAt(const Bezier<float, 3>& times, float time)
{
    const std::array<double, 4> p{times.points[0], times.points[1], times.points[2], times.points[3]};
    if (!(time > times.points[0])) return 0.0f; // not a number as well
    if (time >= times.points[3]) return 1.0f;
    const double enough = 1e-9 * (p[3] - p[0]);
    double low = 0.0;
    double high = 1.0;
    double t = (time - p[0]) / (p[3] - p[0]);
    for (int step = 0; step < mostSteps; ++step) {
        const double error = valueAt(p, t) - time;
        if (std::abs(error) <= enough) break;
        (error > 0.0 ? high : low) = t;
        const double slope = slopeAt(p, t);
        const double next = slope > 0.0 ? t - error / slope : low;
        t = next > low && next < high ? next : 0.5 * (low + high);
    }
    return float(t);
}

} // namespace tagline
