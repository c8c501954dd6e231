// The checks that look at how limbs are held: calibration poses, joint limits.

#include "core/motion/checks/MotionChecks.h"
#include "core/motion/signals/ThresholdRanges.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tagline {
namespace {

constexpr double heldSeconds = 0.25; ///< a calibration pose that does not touch the clip's end lasts so
constexpr float lowestOfA = 60.0f;   ///< degrees below the horizontal of the arms of an A, at most
constexpr float evenness = 15.0f;    ///< degrees between the two arms of an A
constexpr Frame leastBrokenFrames = 2;
constexpr float behind = -0.7f; ///< the cosine of a knee's direction that bends backwards

/// A limb of two bones; any of its joints may be missing.
struct TwoBones
{
    JointIndex upper = noJoint;
    JointIndex middle = noJoint;
    JointIndex end = noJoint;
    JointIndex beyond = noJoint; ///< the toes

    bool isWhole(const JointTrajectories& ways) const
    {
        return ways.holds(upper) && ways.holds(middle) && ways.holds(end);
    }
};

glm::vec3 placeAt(const JointTrajectories& ways, JointIndex joint, Frame frame)
{
    const auto i = std::size_t(frame);
    return {ways.x(joint)[i], ways.y(joint)[i], ways.z(joint)[i]};
}

/// 0 to 180 degrees; 0 if one of them has no length.
float degreesBetween(const glm::vec3& a, const glm::vec3& b)
{
    const float product = glm::length(a) * glm::length(b);
    if (!(product > 0.0f) || !std::isfinite(product)) return 0.0f;
    return glm::degrees(std::acos(std::clamp(glm::dot(a, b) / product, -1.0f, 1.0f)));
}

TwoBones armOf(const BodyJoints& body, BodySide side)
{
    return {body.joint(BodyPart::UpperArm, side), body.joint(BodyPart::Forearm, side),
            body.joint(BodyPart::Hand, side), noJoint};
}

TwoBones legOf(const BodyJoints& body, BodySide side)
{
    return {body.joint(BodyPart::UpperLeg, side), body.joint(BodyPart::LowerLeg, side),
            body.joint(BodyPart::Foot, side), body.joint(BodyPart::Toes, side)};
}

/// How the angle between two bones is; 0 is straight.
float bendOf(const JointTrajectories& ways, const TwoBones& bones, Frame frame)
{
    const glm::vec3 upper = placeAt(ways, bones.upper, frame);
    const glm::vec3 middle = placeAt(ways, bones.middle, frame);
    return degreesBetween(middle - upper, placeAt(ways, bones.end, frame) - middle);
}

/// Tells a T and an A.
class CalibrationPoses
{
public:
    explicit CalibrationPoses(const FigureTrails& trails)
        : m_ways(trails.ways())
        , m_arms{armOf(trails.body(), BodySide::Left), armOf(trails.body(), BodySide::Right)}
        , m_legs{legOf(trails.body(), BodySide::Left), legOf(trails.body(), BodySide::Right)}
    {
    }

    bool areKnown() const
    {
        return std::all_of(m_arms.begin(), m_arms.end(),
                           [&](const TwoBones& arm) { return arm.isWhole(m_ways); }) &&
               std::all_of(m_legs.begin(), m_legs.end(),
                           [&](const TwoBones& leg) { return leg.isWhole(m_ways); });
    }

    /// By how many degrees the limb that is off most is off a T or an A, whichever is nearer.
    float distanceAt(Frame frame) const
    {
        float off = 0.0f;
        for (const TwoBones& leg : m_legs) {
            off = std::max(off, bendOf(m_ways, leg, frame));
            const glm::vec3 down = placeAt(m_ways, leg.end, frame) - placeAt(m_ways, leg.upper, frame);
            off = std::max(off, degreesBetween(down, {0.0f, -1.0f, 0.0f}));
        }
        const glm::vec3 across =
            placeAt(m_ways, m_arms[0].upper, frame) - placeAt(m_ways, m_arms[1].upper, frame);
        const glm::vec3 flat{across.x, 0.0f, across.z};
        std::array<float, 2> drops{};
        for (std::size_t side = 0; side < 2; ++side) {
            off = std::max(off, bendOf(m_ways, m_arms[side], frame));
            const glm::vec3 arm =
                placeAt(m_ways, m_arms[side].end, frame) - placeAt(m_ways, m_arms[side].upper, frame);
            off = std::max(off, degreesBetween(glm::vec3(arm.x, 0.0f, arm.z), side == 0 ? flat : -flat));
            drops[side] = degreesBetween(arm, {0.0f, -1.0f, 0.0f});
        }
        return std::max(off, armsOff(drops));
    }

private:
    /// By how much arms that hang so, in degrees from straight down, are off being held out: level, or both
    /// alike between that and 30 degrees from the body.
    static float armsOff(const std::array<float, 2>& drops)
    {
        const float highest = std::max(std::abs(drops[0] - 90.0f), std::abs(drops[1] - 90.0f));
        const float uneven = std::abs(drops[0] - drops[1]);
        const float lowest = std::min(drops[0], drops[1]);
        const bool isA =
            uneven <= evenness && lowest >= 90.0f - lowestOfA && std::max(drops[0], drops[1]) <= 90.0f;
        return isA ? uneven : highest;
    }

    const JointTrajectories& m_ways;
    std::array<TwoBones, 2> m_arms; ///< left, right
    std::array<TwoBones, 2> m_legs;
};

/// Appends the ranges in which a joint is beyond its limit, by the angle at each frame.
void appendBeyond(std::span<const float> angles, float limit, JointIndex joint,
                  std::vector<MotionFault>& faults)
{
    const auto isBeyond = [&](Frame frame) { return angles[std::size_t(frame)] > limit; };
    std::vector<FrameRange> ranges;
    appendStateRanges(Frame(angles.size()), isBeyond, isBeyond, ranges);
    for (const FrameRange& range : ranges) {
        if (range.length() < std::min(leastBrokenFrames, Frame(angles.size()))) continue;
        const float worst = *std::max_element(angles.begin() + range.start, angles.begin() + range.stop);
        faults.push_back({MotionCheck::JointLimit, range, joint, worst, limit});
    }
}

/// The bends of a knee to the front at each frame, degrees; 0 if it bends as it should.
std::vector<float> backwardBends(const JointTrajectories& ways, const TwoBones& leg)
{
    std::vector<float> bends(std::size_t(ways.frames()), 0.0f);
    for (Frame frame = 0; frame < ways.frames(); ++frame) {
        const float direction =
            kneeDirection(placeAt(ways, leg.upper, frame), placeAt(ways, leg.middle, frame),
                          placeAt(ways, leg.end, frame), placeAt(ways, leg.beyond, frame));
        if (direction < behind) bends[std::size_t(frame)] = bendOf(ways, leg, frame);
    }
    return bends;
}

} // namespace

void appendCalibrationPoses(const FigureTrails& trails, const MotionCheckSettings& settings,
                            std::vector<MotionFault>& faults)
{
    const CalibrationPoses poses(trails);
    const Frame frames = trails.frames();
    if (!poses.areKnown() || frames < 2) return;
    const auto within = [&](double seconds) {
        return std::max<Frame>(Frame(std::min(trails.rate().frames(seconds), double(frames))), 1);
    };
    std::vector<float> off(std::size_t(frames), 180.0f);
    for (Frame frame = 0; frame < frames; ++frame) off[std::size_t(frame)] = poses.distanceAt(frame);
    std::vector<FrameRange> held;
    const auto isHeld = [&](Frame frame) { return off[std::size_t(frame)] < settings.calibrationAngle; };
    appendStateRanges(frames, isHeld, isHeld, held);
    const Frame near = within(settings.calibrationSeconds);
    const Frame shortest = within(heldSeconds);
    for (const FrameRange& range : held) {
        const bool touches = range.start == 0 || range.stop == frames;
        const bool isNear = range.length() >= shortest && (range.start < near || range.stop > frames - near);
        if (!touches && !isNear) continue;
        const float nearest = *std::min_element(off.begin() + range.start, off.begin() + range.stop);
        faults.push_back({MotionCheck::CalibrationPose, range, noJoint, nearest, settings.calibrationAngle});
    }
}

void appendJointLimits(const FigureTrails& trails, const MotionCheckSettings& settings,
                       std::vector<MotionFault>& faults)
{
    const JointTrajectories& ways = trails.ways();
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const TwoBones leg = legOf(trails.body(), side);
        for (const TwoBones& bones : {armOf(trails.body(), side), leg}) {
            if (!bones.isWhole(ways)) continue;
            std::vector<float> bends;
            for (Frame frame = 0; frame < ways.frames(); ++frame) bends.push_back(bendOf(ways, bones, frame));
            appendBeyond(bends, settings.bendLimit, bones.middle, faults);
        }
        if (leg.isWhole(ways) && ways.holds(leg.beyond) && !trails.bendsBackwardAtRest(side))
            appendBeyond(backwardBends(ways, leg), settings.backwardLimit, leg.middle, faults);
    }
}

} // namespace tagline
