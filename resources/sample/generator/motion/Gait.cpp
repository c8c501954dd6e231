#include "resources/sample/generator/motion/Gait.h"

#include "resources/sample/generator/motion/Rotations.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace tagline::sample {

namespace {

using sample::mixed; // of numbers

LegStyle mixed(const LegStyle& a, const LegStyle& b, double s)
{
    return {mixed(a.phase, b.phase, s),
            mixed(a.duty, b.duty, s),
            mixed(a.flat, b.flat, s),
            mixed(a.heelOff, b.heelOff, s),
            mixed(a.strikePitch, b.strikePitch, s),
            mixed(a.offPitch, b.offPitch, s),
            mixed(a.ahead, b.ahead, s),
            mixed(a.lift, b.lift, s),
            mixed(a.liftPeak, b.liftPeak, s),
            mixed(a.outward, b.outward, s),
            mixed(a.toeOut, b.toeOut, s),
            mixed(a.aside, b.aside, s)};
}

// How far the hips go while the foot stands; metres.
double wayWhileStanding(const GaitStyle& style, const LegStyle& leg)
{
    return style.speed * style.cycleSeconds * leg.duty;
}

// Speed and cycle change together: a foot must not stand so long that the leg cannot follow.
void keepReach(LegStyle& leg, double share)
{
    leg.duty *= share;
    leg.heelOff *= share;
}

GaitStyle mixed(const GaitStyle& a, const GaitStyle& b, double s)
{
    GaitStyle style = a;
    style.left = mixed(a.left, b.left, s);
    style.right = mixed(a.right, b.right, s);
    for (double GaitStyle::*part :
         {&GaitStyle::cycleSeconds, &GaitStyle::speed,     &GaitStyle::hipsHeight, &GaitStyle::bob,
          &GaitStyle::bobPhase,     &GaitStyle::dip,       &GaitStyle::dipPhase,   &GaitStyle::sway,
          &GaitStyle::surge,        &GaitStyle::pelvisYaw, &GaitStyle::pelvisList, &GaitStyle::pelvisTilt,
          &GaitStyle::lean,         &GaitStyle::leanPulse, &GaitStyle::side,       &GaitStyle::twist,
          &GaitStyle::headPitch,    &GaitStyle::headNod,   &GaitStyle::armSwing,   &GaitStyle::armCentre,
          &GaitStyle::armOut,       &GaitStyle::armTwist,  &GaitStyle::elbow,      &GaitStyle::elbowSwing,
          &GaitStyle::shrug,        &GaitStyle::curl})
        style.*part = mixed(a.*part, b.*part, s);
    keepReach(style.left, mixed(wayWhileStanding(a, a.left), wayWhileStanding(b, b.left), s) /
                              wayWhileStanding(style, style.left));
    keepReach(style.right, mixed(wayWhileStanding(a, a.right), wayWhileStanding(b, b.right), s) /
                               wayWhileStanding(style, style.right));
    return style;
}

// Phase (cycles) and way (metres) over time, for a style that changes with time.
class Progress
{
public:
    Progress(const GaitStyle& from, const GaitStyle& to, std::function<double(double)> share, double seconds)
        : m_from(from)
        , m_to(to)
        , m_share(std::move(share))
    {
        double phase = 0.0, way = 0.0;
        for (int i = 0; i <= int(std::ceil(seconds * stepsPerSecond)); ++i) {
            m_phases.push_back(phase);
            m_ways.push_back(way);
            const GaitStyle style = styleAt((i + 0.5) / stepsPerSecond);
            phase += 1.0 / (style.cycleSeconds * stepsPerSecond);
            way += style.speed / stepsPerSecond;
        }
    }

    GaitStyle styleAt(double time) const { return mixed(m_from, m_to, std::clamp(m_share(time), 0.0, 1.0)); }
    double phaseAt(double time) const { return read(m_phases, time, 1.0 / styleAt(time).cycleSeconds); }
    double wayAt(double time) const { return read(m_ways, time, styleAt(time).speed); }

    // When the phase is reached.
    double timeOf(double phase) const
    {
        if (phase <= 0.0) return phase * m_from.cycleSeconds;
        if (phase >= m_phases.back()) return duration() + (phase - m_phases.back()) * m_to.cycleSeconds;
        const auto next = std::upper_bound(m_phases.begin(), m_phases.end(), phase);
        const double before = *std::prev(next);
        return (double(next - m_phases.begin()) - 1.0 + (phase - before) / (*next - before)) / stepsPerSecond;
    }

private:
    static constexpr int stepsPerSecond = 960;

    double duration() const { return double(m_phases.size() - 1) / stepsPerSecond; }

    double read(const std::vector<double>& table, double time, double rate) const
    {
        if (time <= 0.0) return time * rate;
        if (time >= duration()) return table.back() + (time - duration()) * rate;
        const double place = time * stepsPerSecond;
        const size_t index = std::min(size_t(place), table.size() - 2);
        return mixed(table[index], table[index + 1], place - double(index));
    }

    GaitStyle m_from, m_to;
    std::function<double(double)> m_share;
    std::vector<double> m_phases, m_ways;
};

FootPlan planFoot(const Progress& progress, bool isLeft, double seconds)
{
    std::vector<Stance> stances;
    const double sign = isLeft ? 1.0 : -1.0;
    const int cycles = int(std::ceil(progress.phaseAt(seconds)));
    for (int cycle = -2; cycle <= cycles + 2; ++cycle) {
        const double nominal = progress.timeOf(cycle + (isLeft ? 0.0 : 0.5));
        const GaitStyle style = progress.styleAt(nominal);
        const LegStyle& leg = isLeft ? style.left : style.right;
        const double start = cycle + leg.phase;
        Stance stance;
        stance.strike = progress.timeOf(start);
        stance.flat = progress.timeOf(start + leg.flat);
        stance.heelOff = progress.timeOf(start + leg.heelOff);
        stance.toeOff = progress.timeOf(start + leg.duty);
        stance.ball = {sign * leg.aside, progress.wayAt(stance.strike) + leg.ahead};
        stance.yaw = sign * leg.toeOut;
        stance.strikePitch = leg.strikePitch;
        stance.offPitch = leg.offPitch;
        stance.lift = leg.lift;
        stance.liftPeak = leg.liftPeak;
        stance.outward = sign * leg.outward;
        stances.push_back(stance);
    }
    return FootPlan(stances);
}

double wave(double phase, double peak, int perCycle = 1)
{
    return std::cos(2.0 * pi * perCycle * (phase - peak));
}

ArmState armOf(const GaitStyle& style, double forward)
{
    ArmState arm;
    arm.flex = style.armCentre + style.armSwing * forward;
    arm.abduct = style.armOut + 0.03 * forward;
    arm.twist = style.armTwist;
    arm.elbow = style.elbow + style.elbowSwing * forward;
    arm.pronate = -0.15;
    arm.wrist = 0.06 - 0.05 * forward;
    arm.shrug = style.shrug;
    arm.curl = style.curl;
    return arm;
}

} // namespace

BodyState gaitBody(const GaitStyle& style, double phase)
{
    BodyState body;
    body.hips.x = style.sway * wave(phase, 0.30);
    body.hips.y = style.hipsHeight - style.bob * wave(phase, style.bobPhase, 2) -
                  style.dip * wave(phase, style.dipPhase);
    body.hips.z = style.surge * wave(phase, style.bobPhase + 0.13, 2);
    body.pelvisYaw = -style.pelvisYaw * wave(phase, 0.0);
    body.pelvisList = style.pelvisList * wave(phase, 0.20);
    body.pelvisTilt = style.pelvisTilt + 0.012 * wave(phase, style.bobPhase, 2);
    body.lean = style.lean + style.leanPulse * wave(phase, style.bobPhase + 0.05, 2);
    body.side = style.pelvisList * 0.8 * wave(phase, 0.20) + style.side * wave(phase, 0.30);
    body.twist = (style.twist + style.pelvisYaw) * wave(phase, 0.02);
    body.headPitch = style.headPitch + style.headNod * wave(phase, style.bobPhase + 0.08, 2);
    body.headYaw = style.twist * 0.15 * wave(phase, 0.02);
    body.headRoll = style.side * 0.4 * wave(phase, 0.30);
    body.arms[0] = armOf(style, -wave(phase, 0.02));
    body.arms[1] = armOf(style, wave(phase, 0.02));
    return body;
}

Motion gaitMotion(const GaitStyle& from, const GaitStyle& to, const std::function<double(double)>& share,
                  double seconds)
{
    const auto progress = std::make_shared<Progress>(from, to, share, seconds);
    const auto body = [progress](double time) {
        BodyState state = gaitBody(progress->styleAt(time), progress->phaseAt(time));
        state.hips.z += progress->wayAt(time);
        return state;
    };
    return {seconds, body, {planFoot(*progress, true, seconds), planFoot(*progress, false, seconds)}};
}

Motion gaitMotion(const GaitStyle& style, int cycles)
{
    return gaitMotion(
        style, style, [](double) { return 0.0; }, style.cycleSeconds * cycles);
}

} // namespace tagline::sample
