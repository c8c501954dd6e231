#pragma once

// SignalSource provides the motion of clips to queries: the interface between the query language and the
// measurement of joints.

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagline {

/// The signals of a joint's motion, in the model's space: metres, seconds and degrees, Y up.
enum class MotionSignal : std::uint8_t {
    Speed,        ///< metres a second
    Height,       ///< metres above the ground
    TurnRate,     ///< degrees a second about the vertical
    Acceleration, ///< metres a second a second
    X,            ///< metres
    Y,
    Z
};

/// Answers may be asked for on several threads at once.
class SignalSource
{
public:
    virtual ~SignalSource() = default;

    /// Appends one value for each frame of the clip; an empty `joint` means the root. False, and nothing is
    /// appended, where the clip has no such joint or no motion. A value that is not a number satisfies no
    /// comparison.
    virtual bool appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                              std::vector<float>& values) const = 0;

    /// Appends the frames in which the joint rests on the ground, canonical; none if the clip has no such
    /// joint or no motion.
    virtual void appendContacts(ClipId clip, std::string_view joint,
                                std::vector<FrameRange>& contacts) const = 0;
};

} // namespace tagline
