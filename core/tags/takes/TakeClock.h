#pragma once

// TakeClock says which frame of a partner plays at a frame of a clip: exactly, at any two rates.
//
//   own, 30 a second       0   1   2   3   4   5
//   partner, 60 a second   0   2   4   6   8   10     begins together
//   partner, 30 a second  -2  -1   0   1   2   3      begins 2 frames later

#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>

namespace tagline {

struct TakeClock
{
    FrameRate own;
    FrameRate partner;
    std::int64_t delay = 0; ///< how much later than the clip the partner begins, in microseconds

    /// The frame that the partner is in as a frame of the clip begins; below 0 before the partner begins, and
    /// not cut at its end. A moment within a hundredth of a frame before the next frame counts as that one:
    /// offsets are decimal numbers.
    Frame partnerFrame(Frame frame) const;
    /// Where a partner of so many frames is at a moment of the clip, between frames as well: in [0, frames −
    /// 1]; none where it does not play then, which is where partnerFrame() lies outside of it.
    std::optional<double> partnerMoment(double frame, Frame partnerFrames) const;
    /// The first frame of the clip (from 0) at which the partner is in that frame or a later one; the largest
    /// Frame where that is beyond all.
    Frame firstFrameAt(Frame partnerFrame) const;
    /// What a range of the partner is on a clip of so many frames: at least one frame, where the clip plays
    /// then; empty where it does not.
    FrameRange rangeFor(FrameRange ofPartner, Frame frames) const;
};

} // namespace tagline
