#include "core/import/assimp/clips/ClipTiming.h"

#include "core/import/assimp/clips/KeyTimes.h"

#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {
namespace {

constexpr FrameRate fallbackRate{30, 1};

/// Ticks a second; 0 if the file has none.
double ticksPerSecond(const aiAnimation& animation)
{
    return FrameRate::isUsable(animation.mTicksPerSecond) ? animation.mTicksPerSecond : 0.0;
}

/// Whether a tick of this format is a frame, rather than a unit of time.
bool isTickAFrame(SceneFormat format, double ticks)
{
    switch (format) {
    case SceneFormat::Fbx:
        return ticks != 1.0; // 1 is Assimp's value for the time mode "default", which has no rate
    case SceneFormat::Bvh:   // read by other importers
    case SceneFormat::Arrays:
    case SceneFormat::Gltf:
    case SceneFormat::Collada:
        return false;
    case SceneFormat::Other:
        return ticks == 0.0 || (ticks >= 10.0 && ticks <= 240.0);
    }
    return false;
}

/// The distinct times of an animation's keys.
void appendSeconds(std::vector<double>& seconds, const aiAnimation& animation)
{
    std::vector<double> times = keyTimes(animation);
    std::erase_if(times, [](double time) { return !std::isfinite(time); });
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    const double ticks = ticksPerSecond(animation);
    for (const double time : times) seconds.push_back(time / (ticks > 0.0 ? ticks : 1.0));
}

FrameRate guessedRateOf(const aiScene& scene)
{
    std::vector<double> seconds;
    for (unsigned i = 0; i < scene.mNumAnimations; ++i) appendSeconds(seconds, *scene.mAnimations[i]);
    return guessedRate(seconds);
}

/// Timing if a tick is a frame, which it stays exactly: 30.0003 ticks a second are 30 frames a second.
ClipTiming framewise(double ticks, RepairList& repairs)
{
    if (ticks > 0.0) return {FrameRate::nearest(ticks), false, 1.0};
    repairs.add("no-tick-rate", "clips without a rate are taken for 30 frames a second");
    return {fallbackRate, true, 1.0};
}

ClipTiming timewise(double ticks, FrameRate rate)
{
    return {rate, true, rate.framesPerSecond() / (ticks > 0.0 ? ticks : 1.0)};
}

/// Timing with the user's rate: the clip keeps its duration.
ClipTiming overridden(const ClipTiming& timing, FrameRate rate)
{
    return {rate, false, timing.framesPerTick * rate.framesPerSecond() / timing.rate.framesPerSecond()};
}

} // namespace

FrameRate guessedRate(const std::vector<double>& seconds)
{
    constexpr std::array usual{24, 25, 30, 48, 50, 60, 100, 120, 240};
    constexpr double tolerance = 0.02; // frames: whole milliseconds at 30 a second are 0.015 off
    for (const int rate : usual) {
        const auto onFrame = std::count_if(seconds.begin(), seconds.end(), [&](double time) {
            return std::abs(time * rate - std::round(time * rate)) <= tolerance;
        });
        if (!seconds.empty() && double(onFrame) >= 0.9 * double(seconds.size())) return {rate, 1};
    }
    return fallbackRate;
}

std::vector<ClipTiming> findTimings(const aiScene& scene, SceneFormat format, const ImportSettings& settings,
                                    RepairList& repairs)
{
    const FrameRate guess = guessedRateOf(scene);
    std::vector<ClipTiming> timings;
    for (unsigned i = 0; i < scene.mNumAnimations; ++i) {
        const double ticks = ticksPerSecond(*scene.mAnimations[i]);
        const ClipTiming found =
            isTickAFrame(format, ticks) ? framewise(ticks, repairs) : timewise(ticks, guess);
        timings.push_back(found);
    }
    const bool isLost = std::ranges::all_of(timings, &ClipTiming::isGuessed);
    for (ClipTiming& timing : timings)
        if (settings.rate)
            timing = overridden(timing, *settings.rate);
        else if (isLost && settings.rateIfLost && *settings.rateIfLost != timing.rate)
            timing = overridden(timing, *settings.rateIfLost);
    return timings;
}

} // namespace tagline
