#include "resources/sample/generator/motion/Stepping.h"

#include "resources/sample/generator/motion/Rotations.h"

#include <cmath>

namespace tagline::sample {

namespace {

constexpr double always = 1e6; // seconds

Stance stanceOn(const Foothold& hold)
{
    Stance stance;
    stance.strike = -always;
    stance.flat = -always + 1.0;
    stance.heelOff = always;
    stance.toeOff = always + 1.0;
    stance.ball = hold.ball;
    stance.yaw = hold.yaw;
    return stance;
}

} // namespace

Foothold besideBody(size_t foot, glm::dvec2 centre, double facing)
{
    const double sign = foot == 0 ? 1.0 : -1.0;
    const glm::dvec3 ball = aboutY(facing) * glm::dvec3(sign * 0.118, 0.0, 0.112);
    return {centre + glm::dvec2(ball.x, ball.z), facing + sign * 8.0 * degree};
}

Steps::Steps(const Foothold& left, const Foothold& right)
{
    m_stances[0] = {stanceOn(left)};
    m_stances[1] = {stanceOn(right)};
}

void Steps::step(size_t foot, double start, double seconds, const Foothold& hold, double lift)
{
    Stance& last = m_stances[foot].back();
    last.toeOff = start;
    last.heelOff = start - 0.18;
    last.offPitch = 24.0 * degree;
    last.lift = lift;
    Stance next = stanceOn(hold);
    next.strike = start + seconds;
    next.flat = next.strike + 0.06;
    next.strikePitch = 4.0 * degree;
    m_stances[foot].push_back(next);
}

std::array<FootPlan, 2> Steps::plans() const { return {FootPlan(m_stances[0]), FootPlan(m_stances[1])}; }

glm::dvec2 balancedPlace(const std::array<FootPlan, 2>& feet, double time)
{
    constexpr int samples = 12;
    constexpr double window = 0.28;
    glm::dvec2 sum(0.0);
    double total = 0.0;
    for (int i = -samples; i <= samples; ++i) {
        const double share = double(i) / samples, weight = (1.0 - share * share) * (1.0 - share * share);
        glm::dvec2 place(0.0);
        double load = 0.0;
        for (const FootPlan& plan : feet) {
            const FootState foot = plan.at(time + 0.03 + share * window);
            const glm::dvec3 under = foot.ankle + aboutY(foot.yaw) * glm::dvec3(0.0, 0.0, 0.025);
            const double carries = foot.isPlanted ? 1.0 : 0.30;
            place += glm::dvec2(under.x, under.z) * carries;
            load += carries;
        }
        sum += place / load * weight;
        total += weight;
    }
    return sum / total;
}

BodyState standingBody(double time)
{
    const double breath = std::sin(2.0 * pi * time / 3.0);
    BodyState body;
    body.hips = {0.0, 0.955 + 0.0015 * breath, 0.0};
    body.pelvisTilt = 0.02;
    body.lean = 0.02 - 0.012 * breath;
    body.headPitch = 0.03 + 0.008 * breath;
    for (ArmState& arm : body.arms) {
        arm.flex = 0.04 + 0.012 * breath;
        arm.abduct = 0.15 + 0.008 * breath;
        arm.twist = 0.10;
        arm.elbow = 0.28;
        arm.pronate = -0.20;
        arm.wrist = 0.10;
        arm.shrug = -0.05 + 0.012 * breath;
        arm.curl = 0.10;
    }
    return body;
}

} // namespace tagline::sample
