#include "core/motion/signals/MotionShift.h"

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/FrameCost.h"
#include "core/motion/figure/MotionRoot.h"
#include "core/motion/signals/JointTrajectories.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cstdlib>

namespace tagline {
namespace {

constexpr float turnArm = 0.5f; ///< metres
/// Frames of the former that are compared: enough to tell motions apart, few enough for long clips.
constexpr std::size_t mostProbes = 256;
/// Least number of a shift's frames that must lie in both: with fewer, anything fits.
constexpr std::size_t leastShare = 4; ///< a quarter of the shorter
constexpr std::size_t fewestFrames = 10;
/// A version goes like another where their difference is so small a part of the usual one.
constexpr float mostOfUsual = 0.25f;
/// Differences that are one within how exactly files hold numbers.
constexpr float sameWithin = 1.02f;

struct ShiftScore
{
    Frame shift = 0;
    float difference = 0; ///< mean over the probes, metres a frame
};

std::vector<std::size_t> probesOf(std::size_t frames)
{
    std::vector<std::size_t> probes;
    const std::size_t count = std::min(frames, mostProbes);
    for (std::size_t i = 0; i < count; ++i) probes.push_back(i * frames / count);
    return probes;
}

std::vector<ShiftScore> shiftScores(std::span<const glm::vec4> former, std::span<const glm::vec4> now)
{
    const std::vector<std::size_t> probes = probesOf(former.size());
    const std::size_t overlap = std::max(fewestFrames, std::min(former.size(), now.size()) / leastShare);
    std::vector<ShiftScore> scores;
    const auto first = Frame(overlap) - Frame(former.size()), last = Frame(now.size()) - Frame(overlap);
    for (Frame shift = first; shift <= last; ++shift) {
        float sum = 0;
        int count = 0;
        for (const std::size_t probe : probes) {
            const std::int64_t at = std::int64_t(probe) + shift;
            if (at < 0 || at >= std::int64_t(now.size())) continue;
            sum += glm::length(former[probe] - now[std::size_t(at)]);
            ++count;
        }
        if (count > 0) scores.push_back({shift, sum / float(count)});
    }
    return scores;
}

} // namespace

std::vector<glm::vec4> rootSteps(const Skeleton& skeleton, const Clip& clip)
{
    const ClipBinding binding = bindByName(clip, skeleton);
    const JointIndex root = motionRoot(skeleton, clip, binding);
    if (root == noJoint || binding.boundCount() == 0 || clip.frames < 2 ||
        !checkFrameCost(clip, measuredFrameBytes))
        return {};
    const JointTrajectories way = JointTrajectories::of({&root, 1}, skeleton, clip, binding);
    const auto x = way.x(root), y = way.y(root), z = way.z(root), turns = way.turns(root);
    std::vector<glm::vec4> steps;
    for (std::size_t i = 1; i < x.size(); ++i)
        steps.emplace_back(x[i] - x[i - 1], y[i] - y[i - 1], z[i] - z[i - 1],
                           glm::radians(turns[i]) * turnArm);
    return steps;
}

std::optional<Frame> motionShift(std::span<const glm::vec4> former, std::span<const glm::vec4> now)
{
    if (std::min(former.size(), now.size()) < fewestFrames) return {};
    std::vector<ShiftScore> scores = shiftScores(former, now);
    if (scores.empty()) return {};
    const auto isLess = [](const ShiftScore& a, const ShiftScore& b) { return a.difference < b.difference; };
    const float least = std::min_element(scores.begin(), scores.end(), isLess)->difference;
    ShiftScore best{0, -1};
    for (const ShiftScore& score : scores)
        if (score.difference <= least * sameWithin &&
            (best.difference < 0 || std::abs(score.shift) < std::abs(best.shift)))
            best = score;
    const auto middle = scores.begin() + std::ptrdiff_t(scores.size() / 2);
    std::nth_element(scores.begin(), middle, scores.end(), isLess);
    const bool isAlike = middle->difference > 0 && least <= middle->difference * mostOfUsual;
    return isAlike ? std::optional(best.shift) : std::nullopt;
}

} // namespace tagline
