#include "core/motion/figure/RootTrail.h"

#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double fastest = 15.0;      ///< m/s: no figure is faster
constexpr double smallestJump = 0.05; ///< metres
constexpr std::int64_t speedWindow = 500'000'000;
constexpr std::int64_t turnWindow = 1'000'000'000;

double secondsOf(std::int64_t nanoseconds) { return double(nanoseconds) * 1e-9; }

glm::mat4 modelMatrix(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex joint)
{
    glm::mat4 matrix(1.0f);
    for (JointIndex each = joint; each != noJoint; each = skeleton[each].parent)
        matrix = pose[std::size_t(each)].matrix() * matrix;
    return matrix;
}

glm::quat restRotation(const Skeleton& skeleton, JointIndex joint)
{
    glm::mat4 matrix(1.0f);
    for (JointIndex each = joint; each != noJoint; each = skeleton[each].parent)
        matrix = skeleton[each].rest.matrix() * matrix;
    return decomposed(matrix).rotation;
}

/// The trail without its jumps and whole turns: from where it begins.
std::vector<RootMoment> joined(std::span<const RootMoment> trail)
{
    std::vector<RootMoment> way;
    for (const RootMoment& each : trail) {
        RootMoment next{each.nanoseconds, way.empty() ? RootStand() : way.back().stand};
        const RootMoment* before = way.empty() ? nullptr : &trail[way.size() - 1];
        if (before && isStep(*before, each)) {
            next.stand.place += each.stand.place - before->stand.place;
            next.stand.yaw += std::remainder(each.stand.yaw - before->stand.yaw, 2.0 * glm::pi<double>());
        }
        way.push_back(next);
    }
    return way;
}

std::span<const RootMoment> within(std::span<const RootMoment> trail, std::int64_t window)
{
    const auto first = std::find_if(trail.begin(), trail.end(),
                                    [=](const RootMoment& each) { return each.nanoseconds >= -window; });
    const auto last =
        std::find_if(first, trail.end(), [=](const RootMoment& each) { return each.nanoseconds > window; });
    return {first, last};
}

/// The mean over time of how the root is turned, radians.
double meanYaw(std::span<const RootMoment> way, double from, double to)
{
    double sum = 0.0;
    double time = 0.0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double begin = std::max(secondsOf(way[i - 1].nanoseconds), from);
        const double end = std::min(secondsOf(way[i].nanoseconds), to);
        if (end <= begin) continue;
        sum += 0.5 * (way[i - 1].stand.yaw + way[i].stand.yaw) * (end - begin);
        time += end - begin;
    }
    return time > 0.0 ? sum / time : 0.0;
}

} // namespace

RootStand rootStand(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex root)
{
    if (root == noJoint) return {};
    const glm::mat4 matrix = modelMatrix(skeleton, pose, root);
    const glm::quat turned = decomposed(matrix).rotation * glm::conjugate(restRotation(skeleton, root));
    return {{double(matrix[3].x), double(matrix[3].z)}, double(yawOf(turned))};
}

bool isStep(const RootMoment& from, const RootMoment& to)
{
    const double most = smallestJump + fastest * secondsOf(to.nanoseconds - from.nanoseconds);
    return glm::distance(from.stand.place, to.stand.place) <= most;
}

void RootRecord::add(const RootMoment& moment)
{
    const bool isSameMoment = !m_moments.empty() && m_moments.back().nanoseconds == moment.nanoseconds;
    if (isSameMoment)
        m_moments.back() = moment;
    else
        m_moments.push_back(moment);
    while (m_moments.front().nanoseconds < moment.nanoseconds - m_span) m_moments.pop_front();
}

std::vector<RootMoment> RootRecord::trail(std::int64_t nanoseconds) const
{
    std::vector<RootMoment> trail;
    for (const RootMoment& each : m_moments) {
        const std::int64_t ago = each.nanoseconds - m_moments.back().nanoseconds;
        if (ago >= -nanoseconds) trail.push_back({ago, each.stand});
    }
    return trail;
}

RootSpeed rootSpeed(std::span<const RootMoment> trail)
{
    RootSpeed speed;
    const std::vector<RootMoment> way = joined(trail);
    const auto seconds = [](std::span<const RootMoment> part) {
        return part.empty() ? 0.0 : secondsOf(part.back().nanoseconds - part.front().nanoseconds);
    };
    const auto near = within(way, speedWindow);
    if (const double time = seconds(near); time > 0.0)
        speed.metresPerSecond = glm::distance(near.front().stand.place, near.back().stand.place) / time;
    const auto around = within(way, turnWindow);
    if (const double time = seconds(around); time > 0.0) {
        const double begin = secondsOf(around.front().nanoseconds);
        const double turned =
            meanYaw(around, begin + 0.5 * time, begin + time) - meanYaw(around, begin, begin + 0.5 * time);
        speed.degreesPerSecond = turned / (0.5 * time) * 180.0 / glm::pi<double>();
    }
    return speed;
}

} // namespace tagline
