#include "resources/sample/generator/motion/FootPlan.h"

#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

// From the ankle joint, in the foot's axes.
constexpr glm::dvec3 toBall{0.0, -0.063, 0.132};
constexpr glm::dvec3 toHeel{0.0, -0.085, -0.048};

double stancePitch(const Stance& stance, double time)
{
    if (time < stance.flat) {
        const double left = (stance.flat - time) / (stance.flat - stance.strike);
        return stance.strikePitch * left * left * (1.5 - 0.5 * left);
    }
    if (time < stance.heelOff) return 0.0;
    const double t = (time - stance.heelOff) / (stance.toeOff - stance.heelOff);
    return -stance.offPitch * t * t * (1.4 - 0.4 * t);
}

FootState stanceState(const Stance& stance, double time)
{
    FootState state;
    state.yaw = stance.yaw;
    state.pitch = stancePitch(stance, time);
    state.toes = std::min(state.pitch, 0.0) * -1.0;
    state.isPlanted = true;
    const glm::dquat heading = aboutY(stance.yaw), attitude = heading * aboutX(-state.pitch);
    const glm::dvec3 ball(stance.ball.x, ballHeight, stance.ball.y);
    const glm::dvec3 heel = ball + heading * (toHeel - toBall);
    state.ankle = state.pitch > 0.0 ? heel - attitude * toHeel : ball - attitude * toBall;
    return state;
}

// A bump from 0 to 1 and back over 0..1, flat at both ends, highest at `peak`.
double bump(double t, double peak)
{
    const double rise = 2.0 * peak / (1.0 - peak);
    const auto shape = [rise](double at) {
        return std::pow(at, std::max(rise, 2.0)) * std::pow(1.0 - at, std::max(4.0 / rise, 2.0));
    };
    const double p = std::max(rise, 2.0), q = std::max(4.0 / rise, 2.0);
    return shape(t) / shape(p / (p + q));
}

FootState swingState(const Stance& from, const Stance& to, double time)
{
    constexpr double instant = 1e-4;
    const FootState off = stanceState(from, from.toeOff), before = stanceState(from, from.toeOff - instant);
    const FootState on = stanceState(to, to.strike), after = stanceState(to, to.strike + instant);
    const double seconds = to.strike - from.toeOff;
    const double t = (time - from.toeOff) / seconds;
    const double smooth = t * t * (3.0 - 2.0 * t);
    FootState state;
    state.yaw = from.yaw + (to.yaw - from.yaw) * smooth;
    state.ankle = hermite(off.ankle, (off.ankle - before.ankle) / instant, on.ankle,
                          (after.ankle - on.ankle) / instant, seconds, t);
    state.ankle.y += from.lift * bump(t, from.liftPeak);
    state.ankle += aboutY(state.yaw) * glm::dvec3(from.outward * bump(t, 0.5), 0.0, 0.0);
    state.pitch = hermite(off.pitch, (off.pitch - before.pitch) / instant * 0.35, on.pitch, 0.0, seconds, t);
    const double relaxing = std::max(0.0, 1.0 - t / 0.6);
    state.toes = off.toes * relaxing * relaxing * (3.0 - 2.0 * relaxing);
    return state;
}

} // namespace

FootPlan::FootPlan(std::vector<Stance> stances)
    : m_stances(std::move(stances))
{
}

FootState FootPlan::at(double time) const
{
    const auto next =
        std::find_if(m_stances.begin(), m_stances.end(), [=](const Stance& s) { return s.strike > time; });
    if (next == m_stances.begin()) return stanceState(*next, next->strike);
    const Stance& current = *std::prev(next);
    if (time <= current.toeOff || next == m_stances.end())
        return stanceState(current, std::min(time, current.toeOff));
    return swingState(current, *next, time);
}

} // namespace tagline::sample
