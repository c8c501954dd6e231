#pragma once

// TimelineArc is a way from one frame to another that a timeline shows over its lanes, as a plain value.

#include <QString>

#include "core/time/FrameRange.h"

#include <optional>

namespace tagline {

/// Valid means: it has an end in the clip, and `other` where it has only one there.
struct TimelineArc
{
    int id = 0;                ///< names it for intents
    std::optional<Frame> from; ///< the frame that is left; none: one of another clip
    std::optional<Frame> to;   ///< the frame that is gone to; none: one of another clip
    QString other;             ///< the name of that clip
    QString text;              ///< what is said of it under the mouse
    double strength = 1.0;     ///< 0 … 1: how good it is

    bool operator==(const TimelineArc&) const = default;
};

} // namespace tagline
