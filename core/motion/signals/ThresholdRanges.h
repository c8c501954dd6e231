#pragma once

// ThresholdRanges turns a curve over frames into the frames in which it is above, below or at a threshold.

#include "core/tags/index/Comparison.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A comparison with a number, and with hysteresis where `leave` is given: a range then begins where the
/// value compares with `enter`, and goes on as long as it compares with `leave`.
///
///     > enter 1.5, leave 1.0     1.2  1.4  1.6  1.4  1.2  0.9  1.2
///                                 .    .    #    #    #    .    .
///
/// Valid means: both numbers are finite; leave is not on the stricter side of enter (at most enter for > and
/// >=, at least enter for < and <=), and not given for == and !=.
struct Threshold
{
    Comparison comparison = Comparison::Greater;
    float enter = 0.0f;
    std::optional<float> leave = {};

    bool isValid() const;
    bool operator==(const Threshold&) const = default;
};

/// How ranges are tidied: first gaps of at most `largestGap` frames are closed, then ranges shorter than
/// `minimumLength` are dropped.
struct RangeTidying
{
    Frame minimumLength = 1;
    Frame largestGap = 0;
};

/// Appends the frames that satisfy a threshold, canonical in itself. A value that is not a number satisfies
/// none and ends a range. Expects a valid threshold.
void appendRanges(std::span<const float> values, const Threshold& threshold, std::vector<FrameRange>& out);

/// The ranges, tidied. Expects canonical ones.
std::vector<FrameRange> tidied(std::span<const FrameRange> ranges, const RangeTidying& tidying);

/// Appends the frames in which a state holds that begins where `enters(frame)` and lasts while
/// `stays(frame)`.
template<class Enters, class Stays>
void appendStateRanges(Frame frames, Enters&& enters, Stays&& stays, std::vector<FrameRange>& out)
{
    bool isInside = false;
    for (Frame frame = 0; frame < frames; ++frame) {
        const bool holds = isInside ? stays(frame) : enters(frame);
        if (holds && !isInside) out.push_back({frame, frame});
        if (holds) out.back().stop = frame + 1;
        isInside = holds;
    }
}

} // namespace tagline
