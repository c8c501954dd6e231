#pragma once

// TakeClock converts a clip's frames to frames of a take partner: exactly, at any two rates.
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
    std::int64_t delay = 0; ///< delay of the partner's begin after the clip's, in microseconds

    /// The partner's frame at the beginning of a frame of the clip; below 0 before the partner begins, and
    /// not cut at its end. A time within a hundredth of a frame before the next frame counts as that frame,
    /// because offsets are decimal numbers.
    Frame partnerFrame(Frame frame) const;
    /// The partner's fractional frame at a fractional frame of the clip, in [0, partnerFrames − 1]; none if
    /// the partner does not play then, that is if partnerFrame() is outside of its frames.
    std::optional<double> partnerMoment(double frame, Frame partnerFrames) const;
    /// The first frame of the clip (from 0) at which the partner is in that frame or a later one; the largest
    /// Frame if there is none.
    Frame firstFrameAt(Frame partnerFrame) const;
    /// The clip's range for a range of the partner, in a clip of so many frames: at least one frame if the
    /// clip plays then; else empty.
    FrameRange rangeFor(FrameRange ofPartner, Frame frames) const;
};

} // namespace tagline
