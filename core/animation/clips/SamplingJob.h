#pragma once

// SamplingJob computes the pose of a skeleton at one moment of a clip.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"

#include <cstdint>
#include <span>

namespace tagline {

/// The key at which a channel was sampled last, so that forward playback does not search.
/// Any values are right; the right ones are fast.
struct ChannelHints
{
    std::uint32_t translation = 0;
    std::uint32_t rotation = 0;
    std::uint32_t scale = 0;
};

/// How rotations between two linear keys come about; both along the shorter arc.
enum class RotationInterpolation : std::uint8_t {
    Slerp, ///< constant speed, as glTF defines
    Nlerp  ///< along the path of Slerp at varying speed, faster to compute
};

/// Before its first key a track has the first key's value, after the last the last one's; an empty track
/// has the rest value, and so has what is no number or infinite: tracks may hold anything, also times out of
/// order. Owns nothing and allocates nothing.
struct SamplingJob
{
    const Clip* clip = nullptr;
    const ClipBinding* binding = nullptr;
    std::span<const Transform> rest; ///< the skeleton's rest pose
    double frame = 0.0;              ///< fractional frames at the clip's rate; not a number counts as 0
    RotationInterpolation rotations = RotationInterpolation::Slerp;
    std::span<ChannelHints> hints; ///< read and written; one a channel, or empty for none
    std::span<Transform> output;   ///< one a joint

    /// Whether all spans have the lengths that the binding asks for.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// One pose of a clip, for callers that need only one.
Pose sampledPose(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding, double frame);

} // namespace tagline
