#include "resources/sample/generator/motion/Travel.h"

#include "resources/sample/generator/motion/Rotations.h"
#include "resources/sample/generator/motion/Stepping.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace tagline::sample {

namespace {

constexpr double gravity = 9.81;      // metres a second squared
constexpr double shortestStep = 0.03; // metres; a foot that would move less stays

// The way gone over time; metres, seconds.
class Way
{
public:
    Way(double speed, const std::function<double(double)>& pace, double seconds)
        : m_before(speed * pace(0.0))
        , m_after(speed * pace(seconds))
        , m_ways{0.0}
    {
        for (int i = 0; i < int(std::ceil(seconds * stepsPerSecond)); ++i)
            m_ways.push_back(m_ways.back() + speed * pace((i + 0.5) / stepsPerSecond) / stepsPerSecond);
    }

    double at(double time) const
    {
        const double last = double(m_ways.size() - 1), place = time * stepsPerSecond;
        if (place <= 0.0) return time * m_before;
        if (place >= last) return m_ways.back() + (place - last) / stepsPerSecond * m_after;
        const size_t index = std::min(size_t(place), m_ways.size() - 2);
        return glm::mix(m_ways[index], m_ways[index + 1], place - double(index));
    }

private:
    static constexpr int stepsPerSecond = 960;

    double m_before, m_after; // metres a second before the first and after the last
    std::vector<double> m_ways;
};

// Who goes where; times in seconds.
struct Journey
{
    GaitStyle style;
    Course course;
    std::function<double(double)> pace;
    Way way;

    double paceAt(double time) const { return std::clamp(pace(time), 0.0, 1.0); }
    double phaseAt(double time) const { return time / style.cycleSeconds; }
};

glm::dvec2 turned(glm::dvec2 offset, double angle)
{
    const glm::dvec3 result = aboutY(angle) * glm::dvec3(offset.x, 0.0, offset.y);
    return {result.x, result.z};
}

// Where the ball of a foot stands beside the body in the middle of its stance; x to the left, y ahead of the
// body.
glm::dvec2 besideWhileGoing(const Journey& journey, const LegStyle& leg, double sign)
{
    const double halfWay = journey.style.speed * journey.style.cycleSeconds * leg.duty / 2.0;
    return turned({sign * leg.aside, leg.ahead - halfWay}, -journey.course.turned());
}

// The stance that begins when the leg's phase is `start`.
Stance stanceFrom(const Journey& journey, const LegStyle& leg, size_t foot, double start)
{
    const double sign = foot == 0 ? 1.0 : -1.0, cycle = journey.style.cycleSeconds;
    Stance stance;
    stance.strike = start * cycle;
    stance.flat = (start + leg.flat) * cycle;
    stance.heelOff = (start + leg.heelOff) * cycle;
    stance.toeOff = (start + leg.duty) * cycle;
    const double middle = (stance.strike + stance.toeOff) / 2.0, going = journey.paceAt(middle);
    const double facing = journey.course.facing(journey.way.at(middle));
    const glm::dvec2 place = journey.course.place(journey.way.at(middle));
    const Foothold standing = besideBody(foot, place, facing);
    stance.ball =
        glm::mix(standing.ball, place + turned(besideWhileGoing(journey, leg, sign), facing), going);
    stance.yaw = glm::mix(standing.yaw, facing + sign * leg.toeOut, going);
    const double leaving = journey.paceAt(stance.toeOff + 0.15);
    stance.strikePitch = glm::mix(4.0 * degree, leg.strikePitch, going);
    stance.offPitch = glm::mix(24.0 * degree, leg.offPitch, leaving);
    stance.lift = glm::mix(0.06, leg.lift, leaving);
    stance.liftPeak = leg.liftPeak;
    stance.outward = sign * leg.outward;
    return stance;
}

FootPlan planFoot(const Journey& journey, size_t foot, double seconds)
{
    const LegStyle& leg = foot == 0 ? journey.style.left : journey.style.right;
    std::vector<Stance> stances;
    const int cycles = int(std::ceil(journey.phaseAt(seconds)));
    for (int cycle = -2; cycle <= cycles + 2; ++cycle) {
        const Stance stance = stanceFrom(journey, leg, foot, cycle + leg.phase);
        if (stances.empty() || glm::distance(stances.back().ball, stance.ball) > shortestStep) {
            stances.push_back(stance);
            continue;
        }
        // It stays where it is until it next goes.
        Stance& standing = stances.back();
        standing.heelOff = stance.heelOff;
        standing.toeOff = stance.toeOff;
        standing.offPitch = stance.offPitch;
        standing.lift = stance.lift;
    }
    return FootPlan(stances);
}

using sample::mixed; // of numbers

ArmState mixed(const ArmState& a, const ArmState& b, double s)
{
    return {mixed(a.flex, b.flex, s),     mixed(a.abduct, b.abduct, s),   mixed(a.twist, b.twist, s),
            mixed(a.elbow, b.elbow, s),   mixed(a.pronate, b.pronate, s), mixed(a.wrist, b.wrist, s),
            mixed(a.waggle, b.waggle, s), mixed(a.shrug, b.shrug, s),     mixed(a.curl, b.curl, s)};
}

BodyState mixed(const BodyState& a, const BodyState& b, double s)
{
    BodyState body;
    body.hips = glm::mix(a.hips, b.hips, s);
    for (double BodyState::*part :
         {&BodyState::facing, &BodyState::pelvisYaw, &BodyState::pelvisList, &BodyState::pelvisTilt,
          &BodyState::lean, &BodyState::side, &BodyState::twist, &BodyState::headPitch, &BodyState::headYaw,
          &BodyState::headRoll})
        body.*part = mixed(a.*part, b.*part, s);
    for (size_t arm = 0; arm < 2; ++arm) body.arms[arm] = mixed(a.arms[arm], b.arms[arm], s);
    return body;
}

// What a bend asks of the body: it leans into it, and the head looks where it goes.
void bend(const Journey& journey, double way, double going, BodyState& body)
{
    const double speed = journey.style.speed * going;
    const double leaning = std::atan(speed * speed * journey.course.curvature(way) / gravity);
    body.side += 0.55 * leaning;
    body.hips.x += 0.40 * std::sin(leaning);
    body.hips.y -= 0.10 * std::abs(std::sin(leaning));
    const double looking = journey.course.heading(way + 0.35 * speed + 0.1) - journey.course.heading(way);
    body.headYaw += 0.8 * looking;
    body.headRoll += 0.3 * leaning;
    body.twist += 0.15 * looking;
}

BodyState bodyAt(const Journey& journey, double time)
{
    const double going = journey.paceAt(time), way = journey.way.at(time);
    BodyState body = mixed(standingBody(time), gaitBody(journey.style, journey.phaseAt(time)), going);
    // Who sets off leans ahead, who stops leans back.
    const double pull =
        (journey.paceAt(time + 0.12) - journey.paceAt(time - 0.12)) / 0.24 * journey.style.speed;
    const double forward = std::cos(journey.course.turned()), aside = std::sin(-journey.course.turned());
    body.lean += 0.035 * pull * forward;
    body.side += 0.035 * pull * aside;
    bend(journey, way, going, body);
    const double facing = journey.course.facing(way);
    const glm::dvec2 place = journey.course.place(way) + turned({body.hips.x, body.hips.z}, facing);
    body.hips = {place.x, body.hips.y, place.y};
    body.facing += facing;
    return body;
}

} // namespace

Motion travel(const GaitStyle& style, const Course& course, const std::function<double(double)>& pace,
              double seconds)
{
    const auto journey =
        std::make_shared<Journey>(Journey{style, course, pace, Way(style.speed, pace, seconds)});
    return {seconds,
            [journey](double time) { return bodyAt(*journey, time); },
            {planFoot(*journey, 0, seconds), planFoot(*journey, 1, seconds)}};
}

} // namespace tagline::sample
