#pragma once

// BvhFile is what a BVH file (Biovision hierarchy) says: joints with their offsets, and for every frame a
// number for each of their channels, which are turns and places here already.
//
//   HIERARCHY   ROOT Hips { OFFSET … CHANNELS 6 Xposition … JOINT Spine { … End Site { OFFSET … } } }
//   MOTION      Frames: 20   Frame Time: 0.0333333   then one line of numbers a frame

#include "core/import/model/SampledFigure.h"
#include "core/support/Result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagline {

enum class BvhChannel : std::uint8_t { Xposition, Yposition, Zposition, Xrotation, Yrotation, Zrotation };

inline bool isRotation(BvhChannel channel) { return channel >= BvhChannel::Xrotation; }
/// 0 for X, 1 for Y, 2 for Z.
inline int axisOf(BvhChannel channel) { return int(channel) % 3; }

/// A joint, or the end of one. Its keys are in the file's unit; what is not finite in the file is not finite
/// here.
struct BvhNode : SampledNode
{
    std::vector<BvhChannel> channels; ///< in the file's order, which is that of their turns
};

struct BvhFile
{
    std::vector<BvhNode> nodes; ///< parents first, in the file's order
    std::int64_t frames = 1;
    double secondsPerFrame = 1.0 / 30.0;
};

/// Reads a whole text, UTF-8 without a byte order mark. Bounds: 1,000 levels, 100,000 nodes, 9 channels each,
/// at least one frame, a frame time that can be one. What it takes in memory is in proportion to the text.
/// Errors have line and column. Codes: import.bad-bvh, import.too-deep, import.too-many-nodes,
/// import.bad-channels, import.bad-frame-count, import.bad-frame-time, import.truncated.
Result<BvhFile> readBvh(std::string_view text);

} // namespace tagline
