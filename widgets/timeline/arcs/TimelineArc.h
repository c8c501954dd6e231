#pragma once

// TimelineArc is a transition between two frames that a timeline shows over its lanes, as a plain value.

#include <QString>

#include "core/time/FrameRange.h"

#include <optional>

namespace tagline {

/// Valid means: it has an end in the clip, and `other` if it has only one there.
struct TimelineArc
{
    int id = 0;                ///< identifies it in intents
    std::optional<Frame> from; ///< the frame before the transition; none: in another clip
    std::optional<Frame> to;   ///< the frame after the transition; none: in another clip
    QString other;             ///< the name of that clip
    QString text;              ///< description shown under the mouse
    double strength = 1.0;     ///< quality, 0 … 1

    bool operator==(const TimelineArc&) const = default;
};

} // namespace tagline
