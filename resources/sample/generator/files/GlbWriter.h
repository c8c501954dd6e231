#pragma once

#include "resources/sample/generator/mannequin/Mannequin.h"
#include "resources/sample/generator/motion/MotionClip.h"

#include <string>

// Binary glTF 2.0 files; every number is rounded first, so that equal motions give equal bytes.
namespace tagline::sample {

// The skeleton with the skinned body, in two primitives.
std::string mannequinGlb(const Mannequin& mannequin);

// The skeleton with one linear animation: the hips' place, and a rotation for each joint that leaves its
// rest pose (a single key where it never moves).
std::string clipGlb(const MotionClip& clip);

} // namespace tagline::sample
