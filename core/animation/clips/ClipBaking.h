#pragma once

// ClipBaking makes the form of a clip that is played from the form that was authored.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"

namespace tagline {

struct BakingOptions
{
    /// How far any joint may be from where the authored keys put it, in metres of model space: at the keys
    /// and at whole frames a tenth of it, between them all of it. Channels that would go further keep their
    /// keys.
    double toleranceMetres = 0.9e-3;
    /// Rotations in 16 bits a component: half the memory, and up to 0.2 mm further off at the end of an arm.
    bool hasPackedRotations = false;
};

/// The clip as it moves this skeleton. Expects a binding of the two. Any valid clip can be baked, also one
/// without channels, with one frame, or whose keys begin late or lie between frames.
BakedClip bakedClip(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding,
                    const BakingOptions& options = {});

/// The most memory that baking takes for each frame of a clip on a skeleton of so many joints; see
/// FrameCost.h.
std::int64_t bakedFrameBytes(const Clip& clip, std::size_t joints);

/// The clip with the names of its channels, and none of their keys: what is known of a clip that is played
/// from its baked form alone. Bindings of the clip are valid for it too.
Clip clipWithoutKeys(const Clip& clip);

} // namespace tagline
