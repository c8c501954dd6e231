#pragma once

// JointDistance is how far apart two joints of a clip's figure are while it plays, as a curve to be looked
// at.

#include "core/staging/Stage.h"

#include <vector>

namespace tagline {

/// All numbers are finite, in metres.
struct DistanceCurve
{
    /// More points than this cannot be seen.
    static constexpr std::size_t mostPoints = 480;

    std::vector<float> points; ///< evenly over the clip; of the frames of each, the one that stands out most
    float least = 0.0f;        ///< of all frames
    float most = 0.0f;
    Frame frames = 0; ///< of the clip

    bool isEmpty() const { return points.empty(); }
};

/// Empty if there is no figure or no such joints, the clip is not carried over yet, or it is too long to
/// be measured (FrameCost.h). Work grows with frames times the joints above both.
DistanceCurve distanceCurve(const StagedClip& staged, JointIndex one, JointIndex other);

} // namespace tagline
