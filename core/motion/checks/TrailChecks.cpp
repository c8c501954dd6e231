// The checks that look at the ways of points alone: frozen, pop, jitter.

#include "core/motion/checks/MotionChecks.h"
#include "core/motion/signals/ThresholdRanges.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double popSpanSeconds = 1.0 / 60.0; ///< a jump is that short at most
constexpr Frame mostPopSpan = 8;
constexpr Frame mostShakingSpan = 64;
constexpr Frame leastFrozenFrames = 3;
constexpr double popWindowSeconds = 1.0; ///< over which the mean is taken
constexpr double movingSeconds = 0.25;   ///< how near a freeze something moves
constexpr float likeDirections = 0.5f;   ///< the cosine between two
constexpr float turnedBack = -0.25f;     ///< the cosine between a bend and the next of a shaking
constexpr double shakingGap = 0.25;      ///< of the shortest shaking: gaps that are closed
constexpr float shakingShare = 0.6f;     ///< of its frames that turn back
constexpr Frame leastTurns = 6;          ///< three times to and fro

Frame frameCount(double seconds, FrameRate rate)
{
    return Frame(std::lround(std::clamp(seconds * rate.framesPerSecond(), 0.0, 1e9)));
}

/// From each frame to the next the largest step of any point, metres; the last frame has none.
std::vector<float> largestSteps(const std::vector<PointTrail>& points, std::size_t frames)
{
    std::vector<float> squares(frames > 0 ? frames - 1 : 0, 0.0f);
    for (const PointTrail& point : points)
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const float x = point.axes[0][i + 1] - point.axes[0][i];
            const float y = point.axes[1][i + 1] - point.axes[1][i];
            const float z = point.axes[2][i + 1] - point.axes[2][i];
            squares[i] = std::max(squares[i], x * x + y * y + z * z);
        }
    for (float& square : squares) square = std::sqrt(square);
    return squares;
}

/// Whether a pose that is held from step `start` to before `stop` is broken off motion: on each side that the
/// clip has something moves within a quarter of a second, and on one of them right beside.
bool isAmidMotion(std::span<const float> steps, FrameRange held, Frame near, float moving)
{
    const auto anyFaster = [&](Frame from, Frame to) {
        from = std::max<Frame>(from, 0);
        to = std::min(to, Frame(steps.size()));
        return from < to && *std::max_element(steps.begin() + from, steps.begin() + to) >= moving;
    };
    const bool hasBefore = held.start > 0;
    const bool hasAfter = held.stop < Frame(steps.size());
    if (hasBefore && !anyFaster(held.start - near, held.start)) return false;
    if (hasAfter && !anyFaster(held.stop, held.stop + near)) return false;
    return (hasBefore && anyFaster(held.start - 2, held.start)) ||
           (hasAfter && anyFaster(held.stop, held.stop + 2));
}

/// The mean of the values during a window around each, which the clip's ends cut.
std::vector<float> localMeans(std::span<const float> values, Frame reach)
{
    std::vector<double> sums(values.size() + 1, 0.0);
    for (std::size_t i = 0; i < values.size(); ++i) sums[i + 1] = sums[i] + double(values[i]);
    std::vector<float> means(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t from = i > std::size_t(reach) ? i - std::size_t(reach) : 0;
        const std::size_t to = std::min(values.size(), i + std::size_t(reach) + 1);
        means[i] = float((sums[to] - sums[from]) / double(to - from));
    }
    return means;
}

/// A step of a point that jumps.
struct Jump
{
    Frame before = 0; ///< the last frame before it
    Frame after = 0;  ///< the first after it
    float size = 0.0f;
    float threshold = 0.0f;
};

/// The jumps of one point, steps of some frames each.
class JumpFinder
{
public:
    JumpFinder(const PointTrail& point, std::size_t frames, FrameRate rate, float leg,
               const MotionCheckSettings& settings)
        : m_point(point)
        , m_frames(frames)
        , m_rate(rate)
        , m_leg(leg)
        , m_settings(settings)
    {
    }

    std::vector<Jump> jumps()
    {
        const Frame longest = std::clamp<Frame>(frameCount(popSpanSeconds, m_rate), 1, mostPopSpan);
        for (Frame span = 1; span <= longest; span *= 2) find(span);
        std::sort(m_found.begin(), m_found.end(),
                  [](const Jump& a, const Jump& b) { return a.before < b.before; });
        return std::move(m_found);
    }

private:
    /// Positions of the jumps of one span among those found; in order of their frames.
    struct JumpsOfSpan
    {
        std::size_t begin;
        std::size_t stop;
    };

    /// By how much each step of `span` frames is beyond those before and after it, metres.
    std::vector<float> excesses(std::size_t span) const
    {
        std::vector<float> found(m_frames, 0.0f);
        for (std::size_t i = span; i + 2 * span < m_frames; ++i) {
            const glm::vec3 start = m_point.at(i);
            const glm::vec3 end = m_point.at(i + span);
            const glm::vec3 step = end - start;
            const glm::vec3 fromBefore = step - (start - m_point.at(i - span));
            const glm::vec3 fromAfter = step - (m_point.at(i + 2 * span) - end);
            const float before = glm::dot(fromBefore, fromBefore);
            const float after = glm::dot(fromAfter, fromAfter);
            if (glm::dot(fromBefore, fromAfter) <= likeDirections * std::sqrt(before * after)) continue;
            found[i] = std::sqrt(std::min(before, after));
        }
        return found;
    }

    void find(Frame span)
    {
        const std::vector<float> sizes = excesses(std::size_t(span));
        const float least = m_leg * std::max(m_settings.popDistance, float(double(m_settings.popSpeed) *
                                                                           m_rate.seconds(double(span))));
        if (std::none_of(sizes.begin(), sizes.end(), [&](float size) { return size >= least; })) return;
        std::vector<float> capped = sizes;
        for (float& size : capped) size = std::min(size, least);
        const std::vector<float> means = localMeans(capped, frameCount(0.5 * popWindowSeconds, m_rate));
        const std::size_t begin = m_found.size();
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const float threshold = std::max(least, m_settings.popRatio * means[i]);
            if (sizes[i] < threshold || isNearShorter(Frame(i), span)) continue;
            m_found.push_back({Frame(i), Frame(i) + span, sizes[i] / m_leg, threshold / m_leg});
        }
        m_spans.push_back({begin, m_found.size()});
    }

    bool isNearShorter(Frame at, Frame span) const
    {
        return std::any_of(m_spans.begin(), m_spans.end(), [&](const JumpsOfSpan& each) {
            const auto stop = m_found.begin() + std::ptrdiff_t(each.stop);
            const auto next =
                std::lower_bound(m_found.begin() + std::ptrdiff_t(each.begin), stop, at - 2 * span,
                                 [](const Jump& jump, Frame frame) { return jump.before < frame; });
            return next != stop && next->before <= at + 2 * span;
        });
    }

    const PointTrail& m_point;
    std::size_t m_frames;
    FrameRate m_rate;
    float m_leg;
    const MotionCheckSettings& m_settings;
    std::vector<Jump> m_found;
    std::vector<JumpsOfSpan> m_spans; ///< of all spans that are shorter than the one that is looked for
};

/// Jumps near each other are one fault, from where the point left its way to where it is back.
void appendJumps(const std::vector<Jump>& jumps, JointIndex joint, Frame together,
                 std::vector<MotionFault>& faults)
{
    for (std::size_t i = 0; i < jumps.size();) {
        const Jump& first = jumps[i];
        MotionFault fault{
            MotionCheck::Pop, {first.before + 1, first.after}, joint, first.size, first.threshold};
        Frame last = first.before;
        for (; i < jumps.size() && jumps[i].before - last <= together; ++i) {
            last = jumps[i].before;
            fault.range.stop = std::max(fault.range.stop, jumps[i].after);
            if (jumps[i].size * fault.threshold <= fault.value * jumps[i].threshold) continue;
            fault.value = jumps[i].size;
            fault.threshold = jumps[i].threshold;
        }
        fault.range.stop = std::max(fault.range.stop, fault.range.start + 1);
        faults.push_back(fault);
    }
}

/// How far a point shakes at steps of `span` frames to either side, in metres; 0 if it does not turn back.
std::vector<float> shaking(const PointTrail& point, std::size_t frames, std::size_t span)
{
    std::vector<float> sizes(frames, 0.0f);
    const auto bend = [&](std::size_t i) {
        return point.at(i + span) - 2.0f * point.at(i) + point.at(i - span);
    };
    for (std::size_t i = span; i + 2 * span < frames; ++i) {
        const glm::vec3 here = bend(i);
        const glm::vec3 next = bend(i + span);
        const float product = glm::dot(here, here) * glm::dot(next, next);
        if (glm::dot(here, next) < turnedBack * std::sqrt(product)) sizes[i] = 0.25f * glm::length(here);
    }
    return sizes;
}

/// Runs of frames of which most shake.
void appendShaking(const std::vector<float>& sizes, JointIndex joint, FrameRate rate, Frame span, float leg,
                   const MotionCheckSettings& settings, std::vector<MotionFault>& faults)
{
    const float least = settings.jitterSize * leg;
    const auto shakes = [&](Frame frame) { return sizes[std::size_t(frame)] >= least; };
    std::vector<FrameRange> runs;
    appendStateRanges(Frame(sizes.size()), shakes, shakes, runs);
    const Frame shortest = std::max(frameCount(settings.jitterSeconds, rate), leastTurns * span);
    runs =
        tidied(runs, {shortest, std::max<Frame>(frameCount(shakingGap * settings.jitterSeconds, rate), 1)});
    for (const FrameRange& run : runs) {
        double sum = 0.0;
        Frame turns = 0;
        for (Frame frame = run.start; frame < run.stop; ++frame)
            if (shakes(frame)) {
                sum += double(sizes[std::size_t(frame)]);
                ++turns;
            }
        if (float(turns) < shakingShare * float(run.length())) continue;
        faults.push_back({MotionCheck::Jitter,
                          {run.start, std::min(run.stop + span, Frame(sizes.size()))},
                          joint,
                          float(sum / turns) / leg,
                          settings.jitterSize});
    }
}

} // namespace

void appendFrozen(const FigureTrails& trails, const MotionCheckSettings& settings,
                  std::vector<MotionFault>& faults)
{
    const std::vector<float> steps = largestSteps(trails.points(), std::size_t(trails.frames()));
    const float aFrame = trails.legLength() * float(trails.rate().seconds(1.0));
    const float still = settings.frozenSpeed * aFrame;
    const auto isStill = [&](Frame step) { return steps[std::size_t(step)] < still; };
    std::vector<FrameRange> held;
    appendStateRanges(Frame(steps.size()), isStill, isStill, held);
    const Frame shortest = std::max(frameCount(settings.frozenSeconds, trails.rate()), leastFrozenFrames);
    const Frame near = std::max<Frame>(frameCount(movingSeconds, trails.rate()), 2);
    for (const FrameRange& range : held) {
        const FrameRange frames{range.start, range.stop + 1};
        if (frames.length() < shortest || frames.length() == trails.frames()) continue;
        if (!isAmidMotion(steps, range, near, settings.frozenAround * aFrame)) continue;
        faults.push_back({MotionCheck::Frozen, frames, noJoint,
                          float(trails.rate().seconds(double(frames.length()))),
                          float(settings.frozenSeconds)});
    }
}

void appendPops(const FigureTrails& trails, const MotionCheckSettings& settings,
                std::vector<MotionFault>& faults)
{
    const Frame together = std::max<Frame>(frameCount(settings.popSeconds, trails.rate()), 1);
    for (const PointTrail& point : trails.points())
        appendJumps(
            JumpFinder(point, std::size_t(trails.frames()), trails.rate(), trails.legLength(), settings)
                .jumps(),
            point.joint, together, faults);
}

void appendJitter(const FigureTrails& trails, const MotionCheckSettings& settings,
                  std::vector<MotionFault>& faults)
{
    const auto frames = std::size_t(trails.frames());
    const double longestSeconds = 0.5 / double(settings.jitterRate);
    const double longestFrames = std::min(trails.rate().frames(longestSeconds), double(mostShakingSpan));
    const Frame longest = std::max<Frame>(Frame(longestFrames), 1); // rounded down: slower is movement
    for (const PointTrail& point : trails.points())
        for (Frame span = 1; span <= longest; span += (span + 1) / 2)
            appendShaking(shaking(point, frames, std::size_t(span)), point.joint, trails.rate(), span,
                          trails.legLength(), settings, faults);
}

} // namespace tagline
