#pragma once

#include "resources/sample/generator/motion/MotionClip.h"

// The sample library's motions with their tags, a function a clip.
namespace tagline::sample {

MotionClip idleClip();
MotionClip walkClip();
MotionClip runClip();
MotionClip walkToRunClip();
MotionClip jogClip();
MotionClip walkBendsClip();
MotionClip jogBendsClip();
MotionClip runBendsClip();
MotionClip walkCornersClip();
MotionClip jogCornersClip();
MotionClip runCornersClip();
MotionClip walkStartStopClip();
MotionClip runStartStopClip();
MotionClip backwardClip();
MotionClip sidestepLeftClip();
MotionClip sidestepRightClip();
MotionClip turnLeftClip();
MotionClip turnRightClip();
MotionClip turnBackClip();
MotionClip limpClip();
MotionClip tiredWalkClip();
MotionClip sneakClip();
MotionClip jumpClip();
MotionClip waveClip();

// All but the wave, which is written as BVH; in order of name.
std::vector<MotionClip> glbClips();

} // namespace tagline::sample
