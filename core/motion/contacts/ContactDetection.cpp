#include "core/motion/contacts/ContactDetection.h"

#include "core/motion/contacts/RestingFloor.h"
#include "core/motion/signals/ThresholdRanges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tagline {
namespace {

constexpr float restGain =
    1.5f; ///< ground that moves must let feet rest so much more than ground that stands
constexpr float alikeShare = 1.0f / 3.0f; ///< of the low frames
constexpr float alikeHeight = 0.1f;   ///< of a leg: feet that come down so near the lowest share its ground
constexpr float alikeSpeed = 0.5f;    ///< leg lengths a second
constexpr float slowestGround = 0.3f; ///< leg lengths a second
constexpr float midAir = 0.1f;        ///< leg lengths: a joint that is slow only so far up rests nowhere
constexpr float enterShareOfGround = 0.6f; ///< of the ground's speed: drawn walks in place keep no even pace
constexpr float leaveShareOfGround = 0.75f;
constexpr float deepestGround = -0.05f; ///< leg lengths
constexpr float highestGround = 0.2f;
constexpr double unrestQuantile = 0.75;
constexpr double lowQuantile = 0.03;   ///< of heights: a T-pose before the take does not count
constexpr float verticalWeight = 0.5f; ///< in speeds: heights tell the rest, and toes tremble up and down

/// The value below which that share of all lies; rearranges them. Expects at least one.
float quantile(std::vector<float>& values, double share)
{
    const auto at = values.begin() + std::ptrdiff_t(share * double(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

/// Rounded; at most a billion.
Frame framesOf(double seconds, FrameRate rate)
{
    return Frame(std::lround(std::clamp(seconds * rate.framesPerSecond(), 0.0, 1e9)));
}

/// The mean speed over the ground from each frame to `span` frames later (to the last where the clip ends
/// sooner); the last frame has none.
std::vector<float> speedsAhead(const JointTrajectories& ways, JointIndex joint, std::size_t span,
                               glm::vec2 ground)
{
    const auto x = ways.x(joint);
    const auto y = ways.y(joint);
    const auto z = ways.z(joint);
    std::vector<float> speeds(x.size(), std::numeric_limits<float>::max());
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        const std::size_t j = std::min(i + span, x.size() - 1);
        const auto seconds = float(ways.rate().seconds(double(j - i)));
        const float dx = x[j] - x[i] - ground.x * seconds;
        const float dz = z[j] - z[i] - ground.y * seconds;
        const float dy = verticalWeight * (y[j] - y[i]);
        speeds[i] = std::sqrt(dx * dx + dy * dy + dz * dz) / seconds;
    }
    return speeds;
}

/// The lower of the mean speeds during `span` frames before and after each frame; one frame alone is at rest.
std::vector<float> restingSpeeds(const JointTrajectories& ways, JointIndex joint, std::size_t span,
                                 glm::vec2 ground)
{
    const std::vector<float> ahead = speedsAhead(ways, joint, span, ground);
    if (ahead.size() < 2) return std::vector<float>(ahead.size(), 0.0f);
    std::vector<float> speeds = ahead;
    for (std::size_t i = span; i < speeds.size(); ++i) speeds[i] = std::min(ahead[i], ahead[i - span]);
    return speeds;
}

/// One joint on its way through a clip, measured for contacts.
class RestingJoint
{
public:
    RestingJoint(const JointTrajectories& ways, JointIndex joint, float length, const ContactGround& ground,
                 const ContactSettings& settings)
        : m_ways(ways)
        , m_heights(ways.y(joint))
        , m_length(length)
        , m_settings(settings)
        , m_enterSpeed(
              std::max(settings.enterSpeed * length, enterShareOfGround * glm::length(ground.velocity)))
        , m_leaveSpeed(
              std::max(settings.leaveSpeed * length, leaveShareOfGround * glm::length(ground.velocity)))
    {
        const Frame span = std::max<Frame>(framesOf(settings.speedSeconds, ways.rate()), 1);
        m_speeds = restingSpeeds(ways, joint, std::size_t(span), ground.velocity);
        if (ground.height)
            m_floor.assign(m_heights.size(), *ground.height);
        else
            findFloor();
    }

    std::vector<FrameRange> contacts() const
    {
        const std::vector<FrameRange> first = contactsAt(1.0f);
        const float crispness = crispnessOf(first);
        return crispness < 1.0f ? contactsAt(crispness) : first;
    }

private:
    void findFloor()
    {
        std::vector<char> isSlow(m_speeds.size());
        float lowestSlow = std::numeric_limits<float>::max();
        for (std::size_t i = 0; i < isSlow.size(); ++i) {
            isSlow[i] = m_speeds[i] < m_leaveSpeed;
            if (isSlow[i]) lowestSlow = std::min(lowestSlow, m_heights[i]);
        }
        std::vector<float> heights(m_heights.begin(), m_heights.end());
        const float low = quantile(heights, lowQuantile);
        if (lowestSlow > low + midAir * m_length)
            m_floor.assign(m_heights.size(), low);
        else
            m_floor = restingFloor(m_heights, isSlow, framesOf(m_settings.floorSeconds, m_ways.rate()));
    }

    std::vector<FrameRange> contactsAt(float speedFactor) const
    {
        const auto isBelow = [&](Frame frame, float height, float speed) {
            const auto i = std::size_t(frame);
            return m_heights[i] - m_floor[i] < height * m_length && m_speeds[i] < speed * speedFactor;
        };
        std::vector<FrameRange> found;
        appendStateRanges(
            m_ways.frames(),
            [&](Frame frame) { return isBelow(frame, m_settings.enterHeight, m_enterSpeed); },
            [&](Frame frame) { return isBelow(frame, m_settings.leaveHeight, m_leaveSpeed); }, found);
        const auto framesIn = [&](double seconds) { return framesOf(seconds, m_ways.rate()); };
        return tidied(found, {std::clamp<Frame>(framesIn(m_settings.minimumSeconds), 1,
                                                std::max<Frame>(m_ways.frames(), 1)),
                              framesIn(m_settings.gapSeconds)});
    }

    /// By what the speeds are lowered for a joint that is so quiet in these contacts.
    float crispnessOf(std::span<const FrameRange> contacts) const
    {
        std::vector<float> speeds;
        for (const FrameRange& range : contacts)
            speeds.insert(speeds.end(), m_speeds.begin() + range.start, m_speeds.begin() + range.stop);
        if (speeds.empty()) return 1.0f;
        const float unrest = quantile(speeds, unrestQuantile) / m_enterSpeed;
        return std::clamp(m_settings.restlessness * unrest, std::min(m_settings.crispestSpeed, 1.0f), 1.0f);
    }

    const JointTrajectories& m_ways;
    std::span<const float> m_heights;
    float m_length;
    const ContactSettings& m_settings;
    float m_enterSpeed; ///< metres a second
    float m_leaveSpeed;
    std::vector<float> m_speeds;
    std::vector<float> m_floor;
};

bool isUsableLength(float length) { return std::isfinite(length) && length > 1e-6f; }

/// The feet that come down as far as the lowest does, give or take a tenth of a leg: a fox's hind feet, but
/// not its wrists, which swing over what touches.
std::vector<Limb> lowestFeet(const JointTrajectories& ways, std::span<const Limb> limbs)
{
    std::vector<std::pair<float, Limb>> feet;
    float lowest = std::numeric_limits<float>::max();
    for (const Limb& limb : limbs) {
        if (limb.kind != LimbKind::Foot || !isUsableLength(limb.length) || ways.frames() < 2) continue;
        const auto y = ways.y(limb.contact);
        feet.emplace_back(*std::min_element(y.begin(), y.end()), limb);
        lowest = std::min(lowest, feet.back().first);
    }
    std::vector<Limb> low;
    for (const auto& [height, foot] : feet)
        if (height <= lowest + alikeHeight * foot.length) low.push_back(foot);
    return low;
}

/// The velocities over the ground of a foot in the frames in which it is low.
void appendLowVelocities(const JointTrajectories& ways, const Limb& foot, const ContactSettings& settings,
                         std::vector<glm::vec2>& velocities)
{
    const auto x = ways.x(foot.contact);
    const auto y = ways.y(foot.contact);
    const auto z = ways.z(foot.contact);
    const float limit = *std::min_element(y.begin(), y.end()) + settings.enterHeight * foot.length;
    const auto rate = float(ways.rate().framesPerSecond());
    for (std::size_t i = 0; i + 1 < x.size(); ++i)
        if (y[i] < limit && y[i + 1] < limit)
            velocities.emplace_back((x[i + 1] - x[i]) * rate, (z[i + 1] - z[i]) * rate);
}

glm::vec2 medianOf(std::span<const glm::vec2> velocities)
{
    std::vector<float> x;
    std::vector<float> y;
    for (const glm::vec2& velocity : velocities) {
        x.push_back(velocity.x);
        y.push_back(velocity.y);
    }
    return {quantile(x, 0.5), quantile(y, 0.5)};
}

/// The most common velocity: the median, then thrice that of those near it. None if these are few. Near is
/// `near` metres a second, or half of the velocity.
std::optional<glm::vec2> commonVelocity(std::span<const glm::vec2> velocities, float near)
{
    if (velocities.empty()) return std::nullopt;
    glm::vec2 common = medianOf(velocities);
    std::vector<glm::vec2> alike;
    for (int round = 0; round < 3; ++round) {
        alike.clear();
        const float limit = std::max(near, 0.5f * glm::length(common));
        for (const glm::vec2& velocity : velocities)
            if (glm::distance(velocity, common) < limit) alike.push_back(velocity);
        if (float(alike.size()) < alikeShare * float(velocities.size())) return std::nullopt;
        common = medianOf(alike);
    }
    return common;
}

/// In how many frames feet rest if the ground moves so, all feet together.
std::int64_t restingFrames(const JointTrajectories& ways, std::span<const Limb> limbs, glm::vec2 velocity,
                           const ContactSettings& settings)
{
    std::int64_t frames = 0;
    for (const Limb& limb : limbs) {
        if (limb.kind != LimbKind::Foot) continue;
        for (const FrameRange& range :
             contactRanges(ways, limb.contact, limb.length, {velocity, std::nullopt}, settings))
            frames += range.length();
    }
    return frames;
}

/// The median height of a limb's contact joint while it rests; none if it never does.
std::optional<float> restingHeightOf(const JointTrajectories& ways, const LimbContacts& contacts)
{
    const auto y = ways.y(contacts.limb.contact);
    std::vector<float> heights;
    for (const FrameRange& range : contacts.ranges)
        heights.insert(heights.end(), y.begin() + range.start, y.begin() + range.stop);
    return heights.empty() ? std::nullopt : std::optional(quantile(heights, 0.5));
}

/// Finds where the ground is from the contacts of the feet.
void measureGround(const JointTrajectories& ways, ContactReport& report)
{
    std::optional<float> resting;
    for (const LimbContacts& contacts : report.limbs) {
        if (contacts.limb.kind == LimbKind::Hand) continue;
        report.legLength = std::max(report.legLength, contacts.limb.length);
        const std::optional<float> height = restingHeightOf(ways, contacts);
        if (height) resting = std::min(resting.value_or(*height), *height);
    }
    if (report.legLength == 0.0f && !report.limbs.empty())
        report.legLength = report.limbs.front().limb.length;
    report.restingHeight = resting.value_or(0.0f);
    const bool isModelGround = report.restingHeight > deepestGround * report.legLength &&
                               report.restingHeight < highestGround * report.legLength;
    report.groundHeight = isModelGround ? 0.0f : report.restingHeight;
}

} // namespace

std::vector<JointIndex> contactJoints(std::span<const Limb> limbs)
{
    std::vector<JointIndex> joints;
    for (const Limb& limb : limbs) joints.push_back(limb.contact);
    return joints;
}

glm::vec2 groundVelocity(const JointTrajectories& ways, std::span<const Limb> limbs,
                         const ContactSettings& settings)
{
    const std::vector<Limb> feet = lowestFeet(ways, limbs);
    std::vector<glm::vec2> velocities;
    float length = 0.0f;
    for (const Limb& foot : feet) {
        length = std::max(length, foot.length);
        appendLowVelocities(ways, foot, settings, velocities);
    }
    const glm::vec2 common = commonVelocity(velocities, alikeSpeed * length).value_or(glm::vec2(0.0f));
    if (glm::length(common) <= slowestGround * length) return glm::vec2(0.0f);
    const float standing = float(restingFrames(ways, feet, glm::vec2(0.0f), settings));
    const float moving = float(restingFrames(ways, feet, common, settings));
    return moving > restGain * standing ? common : glm::vec2(0.0f);
}

std::vector<FrameRange> contactRanges(const JointTrajectories& ways, JointIndex joint, float length,
                                      const ContactGround& ground, const ContactSettings& settings)
{
    if (!isUsableLength(length) || ways.frames() < 1) return {};
    return RestingJoint(ways, joint, length, ground, settings).contacts();
}

ContactReport detectContacts(const JointTrajectories& ways, std::span<const Limb> limbs,
                             const ContactSettings& settings)
{
    ContactReport report;
    report.groundVelocity =
        settings.findsMovingGround ? groundVelocity(ways, limbs, settings) : glm::vec2(0.0f);
    for (const Limb& limb : limbs) {
        report.limbs.push_back({limb, {}});
        if (limb.kind != LimbKind::Foot) continue;
        report.limbs.back().ranges =
            contactRanges(ways, limb.contact, limb.length, {report.groundVelocity, {}}, settings);
    }
    measureGround(ways, report);
    for (LimbContacts& contacts : report.limbs)
        if (contacts.limb.kind == LimbKind::Hand)
            contacts.ranges = contactsOfJoint(ways, contacts.limb.contact, report, settings);
    return report;
}

std::vector<FrameRange> contactsOfJoint(const JointTrajectories& ways, JointIndex joint,
                                        const ContactReport& report, const ContactSettings& settings)
{
    const float floor = report.restingHeight + settings.handHeight * report.legLength;
    return contactRanges(ways, joint, report.legLength, {report.groundVelocity, floor}, settings);
}

} // namespace tagline
