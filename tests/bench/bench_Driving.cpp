// bench_Driving measures what driving costs and how it goes, beside its goals: a step, a search (with that
// of every row beside it), another filter until the first step under it, and skating, pops, turns and
// accelerations with and without the foot lock.
//
//   bench_Driving [ROWS…]     100,000 and 1,000,000 where none are given
//
// The library is of walks, runs and turns whose motion is a formula (tests/core/search/Bodies.h), half of
// its rows are mirrored. Times are of the wall clock.

#include "tests/bench/GoalLines.h"
#include "tests/core/search/DriveStage.h"
#include "tests/core/search/RandomFeatures.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace tagline;
using namespace tagline::bench;
using namespace tagline::test;

namespace {

constexpr double clipSeconds = 60.0, rowsPerSecond = 30.0;
constexpr std::uint32_t aSecond = 30;                ///< in rows
constexpr double mostStep = 2.0, mostFilter = 200.0; ///< milliseconds: the goals

/// Of walks and runs at any speed up to 4 m/s and in any turn up to two radians a second, standing among
/// them.
std::vector<BodyMotion> manyWays(std::size_t rows)
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> speed(0.4, 4.0), turn(-2.0, 2.0);
    const auto count = std::size_t(double(rows) / (2.0 * clipSeconds * rowsPerSecond)) + 1;
    std::vector<BodyMotion> motions{{0.0, 0.0, 0.0, 0.0}};
    while (motions.size() < count) motions.push_back(walking(speed(random), turn(random)));
    return motions;
}

/// Walk, run, turns, stop, go: a minute.
DrivePath aMinute()
{
    DrivePath path{{}, 60.0};
    const double speeds[]{1.3, 1.3, 3.0, 3.0, 1.3, 0.0, 1.3, 2.0};
    const double degrees[]{0, 90, 90, 0, -90, -90, 0, 90};
    for (int i = 0; i < 15; ++i) path.commands.push_back(go(4.0 * i, speeds[i % 8], degrees[i % 8]));
    return path;
}

void measureSteps(const DriveStage& stage)
{
    const DrivePath path = aMinute();
    Drive drive(stage.figure, stage.clips, *stage.store);
    std::vector<double> times;
    const auto steps = std::int64_t(path.seconds * double(driveStepsPerSecond));
    for (std::int64_t step = 0; step < steps; ++step) {
        const double begin = milliseconds();
        drive.step(path.wantedAt(double(step) / double(driveStepsPerSecond)), stage.whole);
        times.push_back(milliseconds() - begin);
    }
    std::printf("  %-38s %9.3f ms: it looks at every row by its path alone\n", "the first step", times[0]);
    std::sort(times.begin() + 1, times.end());
    double sum = 0.0;
    for (std::size_t i = 1; i < times.size(); ++i) sum += times[i];
    tell("a step, mean", sum / double(times.size() - 1), mostStep, "ms");
    tell("a step, 99 of 100", times[times.size() * 99 / 100], mostStep, "ms");
    tell("a step, the longest", times.back(), mostStep, "ms");
}

void measureSearches(const DriveStage& stage)
{
    std::mt19937 random(2);
    SearchWorkspace workspace;
    double ours = 0.0, every = 0.0;
    constexpr int count = 20;
    for (int i = 0; i < count; ++i) {
        const auto query = steeringQuery(*stage.store, random, aSecond);
        const double begin = milliseconds();
        const auto hit = stage.whole.index.nearest(query, workspace);
        const double middle = milliseconds();
        const auto same = nearestOfEveryRow(*stage.store, query);
        every += milliseconds() - middle;
        ours += middle - begin;
        if (hit && same && hit->cost <= same->cost * 1.0001f) continue;
        // Rows at the ends of clips may not be entered: they may be nearer.
        const auto rows = stage.whole.frames.enterableRows(*stage.store);
        if (same && std::ranges::find(rows, same->row) == rows.end()) continue;
        std::printf("the index answers another row\n");
        std::exit(1);
    }
    std::printf("  %-38s %9.3f ms; every row %.3f ms, %.0f times as long\n", "a search", ours / count,
                every / count, every / ours);
}

void measureFilter(const DriveStage& stage, double part)
{
    Drive drive(stage.figure, stage.clips, *stage.store);
    for (int i = 0; i < 60; ++i) drive.step({{0.0f, 1.3f}, 0.0f}, stage.whole);
    std::mt19937 random(7);
    PlayableFrames frames(stage.clips.size());
    for (std::uint32_t id = 0; id < stage.clips.size(); ++id) {
        std::vector<FrameRange> ranges; // of 100 frames, as tags have
        for (Frame first = 0; first < stage.clips[id].clip->frames; first += 100)
            if (double(random() % 1000) < part * 1000.0) ranges.push_back({first, first + 100});
        for (const bool isMirrored : {false, true})
            frames.set(ClipId(id), isMirrored, FrameRanges::canonical(ranges));
    }
    const double begin = milliseconds();
    SearchIndex index = stage.whole.index.restricted(*stage.store, frames.enterableRows(*stage.store));
    const MatchChoice choice{std::move(frames), std::move(index)};
    const DriveStep& step = drive.step({{0.0f, 1.3f}, 0.0f}, choice);
    const double taken = milliseconds() - begin;
    const bool isObeyed = step.playing && choice.frames.mayPlay(step.playing->clip, step.playing->frame,
                                                                step.playing->isMirrored);
    char what[64];
    std::snprintf(what, sizeof what, "another filter, of %g %%%s", part * 100.0,
                  isObeyed ? "" : " (NOT obeyed)");
    tell(what, taken, mostFilter, "ms");
}

/// How far the feet of the clips slide by themselves while they stand, as DriveReport::skate: of four seconds
/// each.
double skateOfClips(const DriveStage& stage)
{
    constexpr double seconds = 4.0, step = 1.0 / double(driveStepsPerSecond);
    DriveMeasures measures(stage.figure, stage.clips, *stage.store);
    for (const DriveClip& clip : stage.clips)
        for (double time = 0.0; time < seconds; time += step) {
            const double frame = time * clip.clip->rate.framesPerSecond();
            DriveStep as;
            as.pose = stage.figure.standingPose(clip, frame, false);
            as.stand = as.object = clip.standAt(frame);
            stage.figure.place(as.stand, as.pose);
            for (std::size_t foot = 0; foot < 2; ++foot)
                as.isInContact[foot] = time > 0.0 && clip.isInContact(foot, frame);
            measures.add(as, {});
        }
    return measures.report(stage.whole.frames).skate;
}

/// The goals of skating are those of motion whose feet stand. Legs that swing by a formula never quite do:
/// what the clips skate by themselves is told beside, and what driving adds to it is held.
void measureMotion(const DriveStage& stage)
{
    const auto without = [&] {
        DriveSettings settings;
        settings.locksFeet = false;
        return stage.drive(aMinute(), settings);
    }();
    const DriveReport with = stage.drive(aMinute());
    const double own = skateOfClips(stage);
    std::printf("  %-38s %9.3f m/s\n", "skate of the clips themselves", own);
    tell("skate with the foot lock", with.skate, own + 0.08, "m/s");
    tell("skate without", without.skate, own + 0.3, "m/s");
    tell("pop", with.pop, 1.0, "m/s");
    tell("off the object, at most", with.mostOffObject, 0.1501, "m");
    tell("a turn of 90 degrees, mean", with.meanTurn().value_or(1e9), 0.51 + 0.15, "s");
    std::printf("  %-38s %9.3f m\n", "miss after a second, mean", with.miss);
    std::printf("  %-38s %9.3f m/s2; without the lock %.3f\n", "acceleration of joints, 99 of 100",
                with.acceleration, without.acceleration);
    tell("over that of the clips", with.roughness(), 2.0, "");
}

void measure(std::size_t rows)
{
    const double begin = milliseconds();
    const DriveStage stage(manyWays(rows), clipSeconds);
    std::printf("%u rows of %zu clips, made in %.0f ms\n", stage.store->rowCount(), stage.clips.size(),
                milliseconds() - begin);
    measureSteps(stage);
    measureSearches(stage);
    for (const double part : {0.01, 0.1, 0.5, 1.0}) measureFilter(stage, part);
    measureMotion(stage);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i) sizes.push_back(std::size_t(std::strtoull(argv[i], nullptr, 10)));
    if (sizes.empty()) sizes = {100'000, 1'000'000};
    for (const std::size_t rows : sizes) measure(rows);
}
