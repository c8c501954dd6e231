#pragma once

// HitPlace is which of all hits of an answer one is, in the order that a person goes through them.

#include "core/tags/sets/FrameSet.h"

#include <span>

namespace tagline {

struct HitPlace
{
    int number = 0; ///< from 1; 0: that clip has no such hit, or is not in the order
    int count = 0;  ///< of the clips in the order
};

/// The place of the hit that holds a frame.
HitPlace hitPlace(const FrameSet& answer, std::span<const ClipId> order, ClipId clip, Frame frame);

} // namespace tagline
