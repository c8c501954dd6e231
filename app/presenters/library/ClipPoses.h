#pragma once

// ClipPoses draws a clip's poses around a frame as bones in a plane, for pictures of a few pixels.

#include "core/library/ClipLibrary.h"
#include "widgets/poses/PoseStrip.h"

#include <cstddef>

namespace tagline {

/// Some poses around the frame, a fifth of a second apart, seen from the front's side; the frame's is the
/// current one. Without words, and without poses if the clip has no motion that moves its figure.
/// O(joints).
PoseStripState posesAround(const ClipLibrary& library, ClipId clip, Frame frame);
/// Poses from a range's first frame to its last, drawn likewise, as far apart as fits; none is current.
PoseStripState posesOf(const ClipLibrary& library, ClipId clip, FrameRange range);
/// Poses of the clip at that place in a model, drawn likewise, each in the middle of an equal part of the
/// clip's time; fewer than `count` if it has fewer frames. May be called on any thread.
QList<QList<QLineF>> posesAlong(const ImportedModel& model, std::size_t place, int count);

} // namespace tagline
