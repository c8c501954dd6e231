#pragma once

// RetargetedClip makes a clip of one skeleton into one of another.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/retargeting/RetargetMap.h"

namespace tagline {

/// The clip on the target skeleton: a key a frame for each mapped joint, named as there; of a clip too long
/// for that (FrameCost.h) a key where the clip has one. Poses are held against the map's reference, else the
/// source's referencePose(). Feet that rest on the ground rest there too (FootPlacement.h). Expects a binding
/// of the clip and the source. Work grows with frames times joints: long clips belong in the background.
Clip retargetedClip(const Clip& clip, const Skeleton& source, const ClipBinding& binding,
                    const Skeleton& target, const RetargetMap& map);

} // namespace tagline
