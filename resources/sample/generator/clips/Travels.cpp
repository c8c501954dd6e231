#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/clips/GaitStyles.h"
#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"
#include "resources/sample/generator/motion/Travel.h"

#include <cmath>

// What a figure needs to be steered by motion matching: bends, starts, stops, and ways that are gone sideways
// and backwards.
namespace tagline::sample {

namespace {

constexpr int framesPerSecond = 30;

double lengthOf(const std::vector<double>& angles, double radius, double straight)
{
    double way = straight;
    for (const double angle : angles) way += std::abs(angle) * radius + straight;
    return way;
}

// A way straight ahead and then in arcs, each with as much straight way behind it: angles to the left
// (radians).
Course arcs(const std::vector<double>& angles, double radius, double straight)
{
    const double easing = 0.4 * std::min(radius, straight); // metres over which the way begins to bend
    return Course(
        [=](double way) {
            double begin = straight, curvature = 0.0;
            for (const double angle : angles) {
                const double end = begin + std::abs(angle) * radius;
                const Curve bent{
                    {begin - easing, 0.0}, {begin + easing, 1.0}, {end - easing, 1.0}, {end + easing, 0.0}};
                curvature += std::copysign(bent(way) / radius, angle);
                begin = end + straight;
            }
            return curvature;
        },
        lengthOf(angles, radius, straight));
}

MotionClip goingRound(const std::string& name, const GaitStyle& style, const std::vector<double>& angles,
                      double radius, double straight, const char* tag)
{
    const double seconds = lengthOf(angles, radius, straight) / style.speed;
    MotionClip clip = record(name, framesPerSecond, false,
                             travel(
                                 style, arcs(angles, radius, straight), [](double) { return 1.0; },
                                 std::ceil(seconds * framesPerSecond) / framesPerSecond));
    clip.tags[tag] = {{0, clip.frameCount()}};
    return clip;
}

const std::vector<double> bends{180 * degree, -180 * degree};
const std::vector<double> corners{90 * degree, -90 * degree, 150 * degree, -150 * degree};

// Stands, sets off, goes, stops and stands again.
MotionClip goAndStop(const std::string& name, const GaitStyle& style, const Course& course, double setOff,
                     double going, const char* tag)
{
    const double start = 0.6, stop = start + setOff + going, end = stop + setOff;
    const Curve pace{{start, 0.0}, {start + setOff, 1.0}, {stop, 1.0}, {end, 0.0}};
    MotionClip clip = record(name, framesPerSecond, false, travel(style, course, pace, end + 1.2));
    const int first = int(std::lround(start * framesPerSecond)),
              last = int(std::lround((end + 0.3) * framesPerSecond));
    clip.tags[tag] = {{first, last}};
    clip.tags["Locomotion.Idle"] = {{0, first}, {last, clip.frameCount()}};
    return clip;
}

Course goneAt(double turned) { return Course({}, 0.0, turned); }

} // namespace

MotionClip jogClip()
{
    MotionClip clip = record("jog", 60, true, gaitMotion(jogStyle(), 4));
    clip.tags["Locomotion.Run"] = {{0, clip.frameCount()}};
    clip.properties["intensity"] = {{{0, clip.frameCount()}, 0.6}};
    return clip;
}

MotionClip walkBendsClip()
{
    return goingRound("walk_bends", walkStyle(), bends, 1.3, 0.9, "Locomotion.Walk");
}
MotionClip jogBendsClip() { return goingRound("jog_bends", jogStyle(), bends, 2.2, 1.3, "Locomotion.Run"); }
MotionClip runBendsClip() { return goingRound("run_bends", runStyle(), bends, 3.4, 1.8, "Locomotion.Run"); }
MotionClip walkCornersClip()
{
    return goingRound("walk_corners", walkStyle(), corners, 0.35, 1.3, "Locomotion.Walk");
}
MotionClip jogCornersClip()
{
    return goingRound("jog_corners", jogStyle(), corners, 0.7, 2.0, "Locomotion.Run");
}
MotionClip runCornersClip()
{
    return goingRound("run_corners", runStyle(), corners, 1.2, 2.6, "Locomotion.Run");
}

MotionClip walkStartStopClip()
{
    return goAndStop("walk_start_stop", walkStyle(), Course(), 0.8, 2.2, "Locomotion.Walk");
}

MotionClip runStartStopClip()
{
    return goAndStop("run_start_stop", runStyle(), Course(), 1.1, 1.8, "Locomotion.Run");
}

MotionClip backwardClip()
{
    return goAndStop("backward", backwardStyle(), goneAt(180 * degree), 0.8, 2.4, "Locomotion.Walk");
}

MotionClip sidestepLeftClip()
{
    return goAndStop("sidestep_left", sidestepStyle(true), goneAt(-90 * degree), 0.6, 2.6, "Locomotion.Walk");
}

MotionClip sidestepRightClip()
{
    return goAndStop("sidestep_right", sidestepStyle(false), goneAt(90 * degree), 0.6, 2.6,
                     "Locomotion.Walk");
}

} // namespace tagline::sample
