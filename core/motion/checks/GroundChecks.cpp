// The checks that hold a figure against the ground: foot slide, floating, under the floor.

#include "core/motion/checks/MotionChecks.h"
#include "core/motion/signals/ThresholdRanges.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr double slideWindowSeconds = 0.05; ///< over which a foot's speed is measured
constexpr double edgeSeconds = 0.03;        ///< so near the end of a contact a foot lands or leaves
constexpr float edgeFactor = 2.0f;          ///< by which a slide there must be longer
constexpr float leaveShare = 0.67f;         ///< of the speed at which a slide begins, it ends
constexpr Frame leastUnderFrames = 2;

Frame wholeFrames(double seconds, FrameRate rate)
{
    return Frame(std::lround(std::clamp(seconds * rate.framesPerSecond(), 0.0, 1e9)));
}

/// The speed of a foot over the ground at each frame, metres a second.
std::vector<float> groundSpeeds(const JointTrajectories& ways, JointIndex joint, glm::vec2 ground)
{
    const auto x = ways.x(joint);
    const auto z = ways.z(joint);
    const auto last = std::size_t(std::max<Frame>(ways.frames(), 1)) - 1;
    const auto reach = std::size_t(std::max<Frame>(wholeFrames(0.5 * slideWindowSeconds, ways.rate()), 1));
    std::vector<float> speeds(x.size(), 0.0f);
    for (std::size_t i = 0; i < x.size() && last > 0; ++i) {
        const std::size_t from = i > reach ? i - reach : 0;
        const std::size_t to = std::min(i + reach, last);
        const auto seconds = float(ways.rate().seconds(double(to - from)));
        const float dx = x[to] - x[from] - ground.x * seconds;
        const float dz = z[to] - z[from] - ground.y * seconds;
        speeds[i] = std::sqrt(dx * dx + dz * dz) / seconds;
    }
    return speeds;
}

/// How far apart the ends of a range are over the ground, metres.
float distanceOver(const JointTrajectories& ways, JointIndex joint, FrameRange range, glm::vec2 ground)
{
    const auto from = std::size_t(range.start);
    const auto to = std::size_t(range.stop - 1);
    const auto seconds = float(ways.rate().seconds(double(to - from)));
    const float dx = ways.x(joint)[to] - ways.x(joint)[from] - ground.x * seconds;
    const float dz = ways.z(joint)[to] - ways.z(joint)[from] - ground.y * seconds;
    return std::sqrt(dx * dx + dz * dz);
}

/// The slides of one foot.
void appendSlidesOf(const Limb& foot, const FigureTrails& trails, const ContactReport& report,
                    const ContactSettings& contacts, const MotionCheckSettings& settings,
                    std::vector<MotionFault>& faults)
{
    ContactSettings loose = contacts;
    loose.enterSpeed = std::max(settings.slideFastest, contacts.enterSpeed);
    loose.leaveSpeed = std::max(loose.enterSpeed, contacts.leaveSpeed);
    loose.leaveHeight = contacts.enterHeight;
    loose.crispestSpeed = 1.0f;
    const JointTrajectories& ways = trails.ways();
    const std::vector<FrameRange> low =
        contactRanges(ways, foot.contact, foot.length, {report.groundVelocity, {}}, loose);
    const std::vector<float> speeds = groundSpeeds(ways, foot.contact, report.groundVelocity);
    const float enter = settings.slideSpeed * foot.length;
    const Frame shortest = std::max<Frame>(wholeFrames(settings.slideSeconds, ways.rate()), 2);
    const Frame edge = std::max<Frame>(wholeFrames(edgeSeconds, ways.rate()), 1);
    for (const FrameRange& contact : low) {
        std::vector<FrameRange> fast;
        const auto at = [&](Frame frame) { return speeds[std::size_t(contact.start + frame)]; };
        appendStateRanges(
            contact.length(), [&](Frame frame) { return at(frame) > enter; },
            [&](Frame frame) { return at(frame) > leaveShare * enter; }, fast);
        for (const FrameRange& relative : fast) {
            const FrameRange range = relative.movedBy(contact.start);
            const bool isAtStart = range.start <= contact.start + edge && contact.start > 0;
            const bool isAtStop = range.stop + edge >= contact.stop && contact.stop < ways.frames();
            const float factor = isAtStart || isAtStop ? edgeFactor : 1.0f;
            const float distance = distanceOver(ways, foot.contact, range, report.groundVelocity);
            if (float(range.length()) < factor * float(shortest) ||
                distance < factor * settings.slideDistance * foot.length)
                continue;
            const float fastest =
                *std::max_element(speeds.begin() + range.start, speeds.begin() + range.stop);
            faults.push_back(
                {MotionCheck::FootSlide, range, foot.contact, fastest / foot.length, settings.slideSpeed});
        }
    }
}

/// Whether a foot rests in any frame.
bool standsAnywhere(const ContactReport& report)
{
    return std::any_of(report.limbs.begin(), report.limbs.end(), [](const LimbContacts& each) {
        return each.limb.kind == LimbKind::Foot && !each.ranges.empty();
    });
}

/// The lowest of the joints, and the mean of their heights, at each frame; metres.
struct FigureHeights
{
    std::vector<float> lowest;
    std::vector<float> mean;

    FigureHeights(const std::vector<PointTrail>& joints, std::size_t frames)
        : lowest(frames, std::numeric_limits<float>::max())
        , mean(frames, 0.0f)
    {
        for (const PointTrail& joint : joints)
            for (std::size_t i = 0; i < frames; ++i) {
                lowest[i] = std::min(lowest[i], joint.axes[1][i]);
                mean[i] += joint.axes[1][i];
            }
        for (float& height : mean) height /= float(std::max<std::size_t>(joints.size(), 1));
    }
};

/// The second derivative of a parabola that is fitted (least squares) to a range of values, units a second a
/// second; 0 for fewer than three values.
double meanAcceleration(std::span<const float> values, double framesPerSecond)
{
    const auto n = double(values.size());
    if (values.size() < 3) return 0.0;
    const double middle = 0.5 * (n - 1.0);
    const double meanSquare = (n * n - 1.0) / 12.0;
    double sum = 0.0;
    double weight = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double k = double(i) - middle;
        const double w = k * k - meanSquare;
        sum += w * double(values[i]);
        weight += w * w;
    }
    return 2.0 * sum / weight * framesPerSecond * framesPerSecond;
}

} // namespace

void appendFootSlides(const FigureTrails& trails, const ContactReport& report,
                      const ContactSettings& contacts, const MotionCheckSettings& settings,
                      std::vector<MotionFault>& faults)
{
    for (const Limb& limb : trails.limbs())
        if (limb.kind == LimbKind::Foot && limb.length > 0.0f && std::isfinite(limb.length))
            appendSlidesOf(limb, trails, report, contacts, settings, faults);
}

void appendFloating(const FigureTrails& trails, const ContactReport& report,
                    const MotionCheckSettings& settings, std::vector<MotionFault>& faults)
{
    if (!standsAnywhere(report)) return; // a figure that never stands may swim or fly
    const auto frames = std::size_t(trails.frames());
    const FigureHeights heights(trails.joints(), frames);
    std::vector<char> isCarried(frames, 0);
    for (const LimbContacts& contacts : report.limbs)
        for (const FrameRange& range : contacts.ranges)
            std::fill(isCarried.begin() + range.start, isCarried.begin() + range.stop, char(1));
    const float leg = trails.legLength();
    const float high = report.restingHeight + settings.floatHeight * leg;
    const auto isInAir = [&](Frame frame) {
        return isCarried[std::size_t(frame)] == 0 && heights.lowest[std::size_t(frame)] > high;
    };
    std::vector<FrameRange> flights;
    appendStateRanges(trails.frames(), isInAir, isInAir, flights);
    for (const FrameRange& flight : flights) {
        const double seconds = trails.rate().seconds(double(flight.length()));
        if (seconds < settings.floatSeconds) continue;
        const auto way = std::span<const float>(heights.mean)
                             .subspan(std::size_t(flight.start), std::size_t(flight.length()));
        const double fall = -meanAcceleration(way, trails.rate().framesPerSecond());
        if (fall >= double(settings.floatFall * leg)) continue;
        faults.push_back(
            {MotionCheck::Floating, flight, noJoint, float(seconds), float(settings.floatSeconds)});
    }
}

void appendUnderFloor(const FigureTrails& trails, const ContactReport& report,
                      const MotionCheckSettings& settings, std::vector<MotionFault>& faults)
{
    if (!standsAnywhere(report)) return; // the height of its ground is unknown
    const float leg = trails.legLength();
    const float ground = std::min(report.groundHeight, report.restingHeight);
    const float limit = ground - settings.underDepth * leg;
    for (const PointTrail& joint : trails.joints()) {
        const auto isUnder = [&](Frame frame) { return joint.axes[1][std::size_t(frame)] < limit; };
        std::vector<FrameRange> ranges;
        appendStateRanges(trails.frames(), isUnder, isUnder, ranges);
        for (const FrameRange& range : ranges) {
            if (range.length() < std::min(leastUnderFrames, trails.frames()) ||
                trails.rate().seconds(double(range.length())) > settings.underSeconds)
                continue;
            const float deepest =
                *std::min_element(joint.axes[1].begin() + range.start, joint.axes[1].begin() + range.stop);
            faults.push_back(
                {MotionCheck::UnderFloor, range, joint.joint, (ground - deepest) / leg, settings.underDepth});
        }
    }
}

} // namespace tagline
