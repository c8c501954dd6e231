#include "core/search/likeness/LikenessLearning.h"

#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tagline {
namespace {

constexpr std::size_t firstAccepted = 4, lastAccepted = 4; ///< that count
constexpr double calm = 0.3; ///< of the mean over parts, so that parts that hardly differ decide little
constexpr double mostWeight = 4.0;

using PartCosts = LikenessDifference::PartCosts;

Frame sharedFrames(FrameRange a, FrameRange b)
{
    return std::max<Frame>(0, std::min(a.stop, b.stop) - std::max(a.start, b.start));
}

bool isDecided(const LikenessHit& hit, std::span<const LikenessDecision> decisions)
{
    return std::ranges::any_of(decisions, [&](const LikenessDecision& each) {
        return each.clip == hit.clip && each.isMirrored == hit.isMirrored &&
               2 * sharedFrames(each.frames, hit.frames) >
                   std::min(each.frames.length(), hit.frames.length());
    });
}

/// Outcome of decisions: the ranges that count, and the weight of each part.
struct Learned
{
    std::vector<LikenessRange> accepted, rejected;
    PartCosts weights{};
};

LikenessRange rangeOf(const LikenessDecision& decision)
{
    return {decision.clip, decision.frames, decision.isMirrored};
}

/// The mean of what ranges differ in from the example, by part; none if there is no range.
std::optional<PartCosts> meanCosts(const LikenessIndex& index, const LikenessRange& example,
                                   std::span<const LikenessRange> ranges)
{
    if (ranges.empty()) return std::nullopt;
    PartCosts mean{};
    for (const LikenessRange& range : ranges) {
        const LikenessDifference is = index.difference(example, range);
        for (std::size_t part = 0; part < mean.size(); ++part)
            mean[part] += is.parts[part] / float(ranges.size());
    }
    return mean;
}

/// Calmed by the mean over all parts.
double calmed(const PartCosts& costs, std::size_t part)
{
    double mean = 0.0;
    for (const float cost : costs) mean += double(cost) / double(costs.size());
    return double(costs[part]) + calm * mean;
}

Learned learnedFrom(const LikenessIndex& index, const LikenessRange& example,
                    std::span<const LikenessDecision> decisions)
{
    Learned learned;
    for (const LikenessDecision& each : decisions)
        (each.isAccepted ? learned.accepted : learned.rejected).push_back(rangeOf(each));
    const auto accepted = meanCosts(index, example, learned.accepted);
    const auto rejected = meanCosts(index, example, learned.rejected);
    for (std::size_t part = 0; part < learned.weights.size(); ++part) {
        const double least = accepted && rejected ? calmed(*accepted, part) : 0.0;
        const double ratio = least > 0.0 ? calmed(*rejected, part) / least : 1.0;
        learned.weights[part] = float(std::clamp(ratio, 1.0 / mostWeight, mostWeight));
    }
    if (learned.accepted.size() > firstAccepted + lastAccepted)
        learned.accepted.erase(learned.accepted.begin() + firstAccepted,
                               learned.accepted.end() - lastAccepted);
    return learned;
}

float nearestCost(const LikenessIndex& index, const LikenessRange& hit, std::span<const LikenessRange> ranges)
{
    float nearest = std::numeric_limits<float>::infinity();
    for (const LikenessRange& range : ranges) nearest = std::min(nearest, index.difference(range, hit).cost);
    return nearest;
}

float scoreOf(const LikenessIndex& index, const LikenessRange& example, const LikenessHit& hit,
              const Learned& learned)
{
    const LikenessRange range{hit.clip, hit.frames, hit.isMirrored};
    const PartCosts parts = index.difference(example, range).parts;
    float weighed = 0.0f, plain = 0.0f;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        weighed += learned.weights[part] * parts[part];
        plain += parts[part];
    }
    const float w = plain > 0.0f ? weighed / plain : 1.0f;
    const float a = std::min(hit.distance * hit.distance, nearestCost(index, range, learned.accepted));
    if (learned.rejected.empty()) return w * std::sqrt(a);
    const float both = a + nearestCost(index, range, learned.rejected);
    return both > 0.0f ? w * a / std::sqrt(both) : 0.0f;
}

} // namespace

std::vector<LikenessHit> learnedOrder(const LikenessIndex& index, const LikenessExample& example,
                                      std::span<const LikenessHit> hits,
                                      std::span<const LikenessDecision> decisions,
                                      const std::stop_token& stop)
{
    std::vector<LikenessHit> open;
    for (const LikenessHit& hit : hits)
        if (!isDecided(hit, decisions)) open.push_back(hit);
    if (decisions.empty()) return open;
    const LikenessRange shown{example.clip, example.frames, false};
    const Learned learned = learnedFrom(index, shown, decisions);
    std::vector<float> scores(open.size());
    forEachInParallel(open.size(), [&] {
        return [&](std::size_t i) {
            if (!stop.stop_requested()) scores[i] = scoreOf(index, shown, open[i], learned);
        };
    });
    if (stop.stop_requested()) return {};
    for (std::size_t i = 0; i < open.size(); ++i) open[i].distance = scores[i];
    std::ranges::stable_sort(open, {}, &LikenessHit::distance);
    return open;
}

} // namespace tagline
