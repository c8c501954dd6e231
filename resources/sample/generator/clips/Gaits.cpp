#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/clips/GaitStyles.h"
#include "resources/sample/generator/motion/Curve.h"
#include "resources/sample/generator/motion/Rotations.h"

#include <cmath>

namespace tagline::sample {

namespace {

Range wholeOf(const MotionClip& clip) { return {0, clip.frameCount()}; }

// 0 outside, rising to 1 and back between the two times.
double pulse(double time, double from, double to)
{
    if (time <= from || time >= to) return 0.0;
    const double s = std::sin(pi * (time - from) / (to - from));
    return s * s;
}

// What a swapped marker does to a capture: an arm that jumps for a few frames.
void popLeftArm(MotionClip& clip, Range frames)
{
    const size_t arm = size_t(humanSkeleton().indexOf("LeftArm"));
    for (int frame = frames.first; frame < frames.second; ++frame) {
        glm::dquat& rotation = clip.poses[size_t(frame)].rotations[arm];
        rotation = aboutZ(0.9) * aboutX(-0.5) * rotation;
    }
}

} // namespace

MotionClip walkClip()
{
    MotionClip clip = record("walk", 60, true, gaitMotion(walkStyle(), 5));
    clip.tags["Locomotion.Walk"] = {wholeOf(clip)};
    clip.properties["intensity"] = {{wholeOf(clip), 0.4}};
    clip.properties["terrain"] = {{{0, 128}, "concrete"}, {{128, clip.frameCount()}, "gravel"}};
    return clip;
}

MotionClip runClip()
{
    Motion motion = gaitMotion(runStyle(), 6);
    // The right foot slides while it stands: the floor was wet.
    motion.slip = [](size_t foot, double time) {
        return glm::dvec3(0.03, 0.0, 0.11) * (foot == 1 ? pulse(time, 186 / 60.0, 206 / 60.0) : 0.0);
    };
    MotionClip clip = record("run", 60, true, motion);
    popLeftArm(clip, {94, 99});
    clip.tags["Locomotion.Run"] = {wholeOf(clip)};
    clip.tags["Quality.Bad"] = {{92, 101}, {186, 207}};
    clip.properties["intensity"] = {{{0, 126}, 0.75}, {{126, clip.frameCount()}, 0.9}};
    clip.properties["terrain"] = {
        {{0, 180}, "concrete"}, {{180, 212}, "wet"}, {{212, clip.frameCount()}, "concrete"}};
    return clip;
}

MotionClip walkToRunClip()
{
    const Curve share{{1.3, 0.0}, {3.1, 1.0}};
    MotionClip clip = record("walk_to_run", 60, false, gaitMotion(walkStyle(), runStyle(), share, 5.0));
    clip.tags["Locomotion.Walk"] = {{0, 132}};
    clip.tags["Locomotion.Run"] = {{132, clip.frameCount()}};
    clip.properties["intensity"] = {
        {{0, 78}, 0.4}, {{78, 132}, 0.55}, {{132, 186}, 0.65}, {{186, clip.frameCount()}, 0.75}};
    return clip;
}

MotionClip limpClip()
{
    MotionClip clip = record("limp", 30, true, gaitMotion(limpStyle(), 4));
    clip.tags["Locomotion.Walk"] = {wholeOf(clip)};
    clip.tags["Style.Limping"] = {wholeOf(clip)};
    clip.properties["intensity"] = {{wholeOf(clip), 0.3}};
    return clip;
}

MotionClip tiredWalkClip()
{
    MotionClip clip = record("tired_walk", 30, true, gaitMotion(tiredStyle(), 4));
    clip.tags["Locomotion.Walk"] = {wholeOf(clip)};
    clip.tags["Style.Tired"] = {wholeOf(clip)};
    clip.properties["intensity"] = {{wholeOf(clip), 0.2}};
    return clip;
}

MotionClip sneakClip()
{
    MotionClip clip = record("sneak", 30, true, gaitMotion(sneakStyle(), 3));
    clip.tags["Locomotion.Walk"] = {wholeOf(clip)};
    clip.tags["Style.Sneaking"] = {wholeOf(clip)};
    return clip;
}

} // namespace tagline::sample
