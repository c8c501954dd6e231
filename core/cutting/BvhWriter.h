#pragma once

// BvhWriter writes motion as BVH (Biovision hierarchy), the text format of motion capture.
//
//   HIERARCHY   ROOT Hips { OFFSET … CHANNELS 6 Xposition … JOINT Spine { … } }
//   MOTION      Frames: 20, Frame Time: 0.0333333, one line of channels a frame
//
// Joints are turned as the world at rest, and offsets are where they are at rest: so the file's rest pose is
// the skeleton's. Centimetres, Y up, degrees, applied in the order Z, X, Y.

#include "core/cutting/CutMotion.h"

#include <string>

namespace tagline {

/// Every joint, every node that moves, and those that carry them. A joint whose distance to its parent
/// changes has positions beside its rotations, as in place of its offset. Several topmost joints get one root
/// above them. BVH holds no meshes, and scale only by its effect on joints' positions: the rest is left out.
/// Names are without blanks and unique.
std::string writtenBvh(const CutMotion& motion);

} // namespace tagline
