#include "core/playback/controller/Transition.h"

#include "core/animation/clips/Interpolators.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

float handle(float place) { return std::isfinite(place) ? place : 0.0f; }

float drawn(const std::array<float, 4>& handles, float progress)
{
    const BezierEase ease(std::clamp(handle(handles[0]), 0.0f, 1.0f), handle(handles[1]),
                          std::clamp(handle(handles[2]), 0.0f, 1.0f), handle(handles[3]));
    return std::clamp(ease(progress), 0.0f, 1.0f);
}

} // namespace

float curveValue(const Transition& transition, double progress)
{
    if (!(progress > 0.0)) return 0.0f;
    if (progress >= 1.0) return 1.0f;
    switch (transition.curve) {
    case TransitionCurve::Linear:
        return float(progress);
    case TransitionCurve::SmoothStep:
        return float(progress * progress * (3.0 - 2.0 * progress));
    case TransitionCurve::EaseIn:
        return float(progress * progress);
    case TransitionCurve::EaseOut:
        return float(1.0 - (1.0 - progress) * (1.0 - progress));
    case TransitionCurve::SmootherStep:
        return smootherStep(float(progress));
    case TransitionCurve::Bezier:
        return drawn(transition.handles, float(progress));
    }
    return float(progress);
}

} // namespace tagline
