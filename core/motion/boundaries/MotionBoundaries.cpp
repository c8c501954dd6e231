#include "core/motion/boundaries/MotionBoundaries.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>

namespace tagline {
namespace {

constexpr std::array windows{0.2, 0.5, 1.0}; ///< seconds
constexpr double leastWindow = 0.1;          ///< seconds at either side
constexpr double measuring = 1.0 / 30.0;     ///< seconds at either side that a velocity is measured over
constexpr double settling = 1.0;             ///< seconds of rest or motion that an onset is judged by
constexpr double onset = 0.25;               ///< of the way from rest to motion
constexpr double leastRatio = 2.0;           ///< motion is so many times as fast as rest

/// Sums of a joint's velocity and speed before each frame, so that the mean of any frames takes one
/// difference.
class MotionSums
{
public:
    explicit MotionSums(std::size_t frames)
    {
        for (std::vector<double>& sum : m_sums) sum.resize(frames + 1);
    }

    /// Of one point, whose velocity is measured over `span` frames at either side.
    void take(const PointTrail& point, std::size_t span, double perFrame)
    {
        const std::size_t frames = m_sums[0].size() - 1;
        for (std::size_t i = 0; i < frames; ++i) {
            const std::size_t from = i - std::min(i, span), to = std::min(i + span, frames - 1);
            double squared = 0.0;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const double velocity =
                    double(point.axes[axis][to] - point.axes[axis][from]) * perFrame / double(to - from);
                m_sums[axis][i + 1] = m_sums[axis][i] + velocity;
                squared += velocity * velocity;
            }
            m_sums[3][i + 1] = m_sums[3][i] + std::sqrt(squared);
        }
    }

    double speed(std::size_t frame) const { return m_sums[3][frame + 1] - m_sums[3][frame]; }

    /// Adds the squared change at each frame, of means over so many frames, fewer where the clip ends.
    void addChanges(std::size_t window, std::size_t least, std::vector<double>& changes) const
    {
        const std::size_t frames = changes.size();
        for (std::size_t i = least; i + least < frames; ++i) {
            const std::size_t first = i - std::min(i, window);
            const std::size_t last = std::min(i + window, frames);
            const double before = 1.0 / double(i - first), after = 1.0 / double(last - i);
            for (const std::vector<double>& sum : m_sums) {
                const double change = (sum[last] - sum[i]) * after - (sum[i] - sum[first]) * before;
                changes[i] += change * change;
            }
        }
    }

private:
    std::array<std::vector<double>, 4> m_sums; ///< x, y, z, speed
};

std::size_t windowFrames(double seconds, FrameRate rate)
{
    return std::max<std::size_t>(std::size_t(std::lround(seconds / rate.seconds(1.0))), 1);
}

/// For each value the lowest one since the last that was higher, itself included.
std::vector<float> lowestSinceHigher(const std::vector<float>& values, bool isBackwards)
{
    struct Higher
    {
        float value, lowest; ///< lowest since the one before it
    };
    std::vector<Higher> higher;
    std::vector<float> lowest(values.size());
    for (std::size_t step = 0; step < values.size(); ++step) {
        const std::size_t i = isBackwards ? values.size() - 1 - step : step;
        float low = values[i];
        while (!higher.empty() && higher.back().value <= values[i]) {
            low = std::min(low, higher.back().lowest);
            higher.pop_back();
        }
        higher.push_back({values[i], low});
        lowest[i] = low;
    }
    return lowest;
}

/// Signals from which the boundaries of a clip are found; one value a frame each.
struct Novelty
{
    std::vector<float> change;
    std::vector<double> speed; ///< mean of the joints, leg lengths a second
};

/// How much motion changes at each frame, in leg lengths a second; one value a frame.
///
/// With v⁻ and v⁺ the mean velocities of a joint during w seconds before and after the frame, and s⁻, s⁺ its
/// mean speeds: the root of the mean over joints of |v⁺ − v⁻|² + (s⁺ − s⁻)², summed over w of 0.2, 0.5 and 1
/// s. The short window says where, the long one passes over the steps of a gait, which return within it.
/// Within 0.1 s of the clip's ends it is 0. The novelty of audio segmentation (Foote 2000), taken of
/// velocities.
Novelty noveltyOf(const FigureTrails& trails)
{
    const auto frames = std::size_t(trails.frames());
    Novelty novelty{std::vector<float>(frames, 0.0f), std::vector<double>(frames, 0.0)};
    const std::vector<PointTrail> joints = trails.joints();
    const std::size_t least = windowFrames(leastWindow, trails.rate());
    if (joints.empty() || frames <= 2 * least) return novelty;
    std::array<std::vector<double>, windows.size()> changes;
    changes.fill(std::vector<double>(frames, 0.0));
    MotionSums sums(frames);
    const double share = 1.0 / double(joints.size());
    for (const PointTrail& joint : joints) {
        sums.take(joint, windowFrames(measuring, trails.rate()),
                  1.0 / (trails.rate().seconds(1.0) * double(trails.legLength())));
        for (std::size_t i = 0; i < windows.size(); ++i)
            sums.addChanges(windowFrames(windows[i], trails.rate()), least, changes[i]);
        for (std::size_t i = 0; i < frames; ++i) novelty.speed[i] += sums.speed(i) * share;
    }
    for (const std::vector<double>& change : changes)
        for (std::size_t i = 0; i < frames; ++i) novelty.change[i] += float(std::sqrt(change[i] * share));
    return novelty;
}

/// Frame at which rest ends or begins near a change: the nearest one, on the side of rest, at which the
/// figure is hardly faster than at rest. The change itself if it is none between rest and motion.
std::size_t edgeOfRest(const std::vector<double>& speed, std::size_t change, std::size_t window)
{
    const auto at = [&](std::size_t frame) { return speed.begin() + std::ptrdiff_t(frame); };
    const std::size_t first = change - std::min(change, window);
    const std::size_t last = std::min(change + window, speed.size() - 1);
    const auto mean = [&](std::size_t from, std::size_t to) {
        return std::accumulate(at(from), at(to), 0.0) / double(std::max<std::size_t>(to - from, 1));
    };
    const double before = mean(first, change), after = mean(change, last);
    const double rest = after > before ? *std::min_element(at(first), at(change + 1))
                                       : *std::min_element(at(change), at(last + 1));
    const double motion = std::max(before, after);
    if (motion < leastRatio * rest) return change;
    const double slow = rest + onset * (motion - rest);
    std::size_t edge = change;
    if (after > before)
        while (edge > first && speed[edge] > slow) --edge;
    else
        while (edge < last && speed[edge] > slow) ++edge;
    return edge;
}

} // namespace

std::vector<MotionBoundary> peaksOf(const std::vector<float>& novelty)
{
    const std::vector<float> left = lowestSinceHigher(novelty, false),
                             right = lowestSinceHigher(novelty, true);
    std::vector<MotionBoundary> peaks;
    for (std::size_t i = 1; i + 1 < novelty.size();) {
        std::size_t end = i + 1; // of a flat top
        while (end + 1 < novelty.size() && novelty[end] == novelty[i]) ++end;
        const bool isPeak = novelty[i] > novelty[i - 1] && novelty[i] > novelty[end];
        const std::size_t top = i + (end - i) / 2;
        if (isPeak) peaks.push_back({Frame(top), novelty[top] - std::max(left[i], right[end - 1])});
        i = end;
    }
    return peaks;
}

std::vector<MotionBoundary> motionBoundaries(const FigureTrails& trails)
{
    const Novelty novelty = noveltyOf(trails);
    std::map<Frame, float> strengths; // two changes may have one edge
    for (const MotionBoundary& peak : peaksOf(novelty.change)) {
        const auto edge =
            Frame(edgeOfRest(novelty.speed, std::size_t(peak.frame), windowFrames(settling, trails.rate())));
        strengths[edge] = std::max(strengths[edge], peak.strength);
    }
    std::vector<MotionBoundary> boundaries;
    for (const auto& [frame, strength] : strengths) boundaries.push_back({frame, strength});
    return boundaries;
}

std::vector<MotionBoundary> strongest(const std::vector<MotionBoundary>& all, Frame frames, FrameRate rate,
                                      const BoundaryDensity& density)
{
    std::vector<MotionBoundary> ranked = all;
    std::stable_sort(ranked.begin(), ranked.end(), [](const MotionBoundary& a, const MotionBoundary& b) {
        return a.strength > b.strength;
    });
    const double minutes = rate.seconds(double(frames)) / 60.0;
    const auto wanted = std::size_t(std::ceil(std::max(density.perMinute, 0.0) * minutes));
    const auto apart = Frame(windowFrames(density.leastSeconds, rate));
    std::vector<MotionBoundary> taken;
    for (const MotionBoundary& each : ranked) {
        if (taken.size() >= wanted || each.strength < density.leastStrength) break;
        if (each.frame < apart || frames - each.frame < apart) continue;
        const bool isNear = std::any_of(taken.begin(), taken.end(), [&](const MotionBoundary& other) {
            return std::abs(other.frame - each.frame) < apart;
        });
        if (!isNear) taken.push_back(each);
    }
    std::sort(taken.begin(), taken.end(),
              [](const MotionBoundary& a, const MotionBoundary& b) { return a.frame < b.frame; });
    return taken;
}

std::vector<FrameRange> segmentsBetween(const std::vector<MotionBoundary>& boundaries, Frame frames)
{
    std::vector<FrameRange> segments;
    Frame start = 0;
    for (const MotionBoundary& boundary : boundaries)
        if (boundary.frame > start)
            segments.push_back({std::exchange(start, boundary.frame), boundary.frame});
    if (start < frames) segments.push_back({start, frames});
    return segments;
}

} // namespace tagline
