#pragma once

// PlayedTime says how long frames last as a clip plays: what every `seconds` of an output counts.
//
//   frame      0     1     2     3     4          a clip of five frames at 10 a second
//   time       0.0   0.1   0.2   0.3   0.4 s      lasts (5 − 1) / 10 = 0.4 s: as its last frame is reached it
//                                                 is over, or begins again
//   [1, 3)           ###########                  2 / 10 = 0.2 s
//   [2, 5)                 ###########            2 / 10 = 0.2 s: the last frame takes no time
//   [0, 5)     #######################            0.4 s, as the clip
//
// So seconds add up: those of ranges that part a clip are those of the clip. Where a range begins and ends is
// another question, which tables, editors and durations of queries ask: frame i is at i / rate, whichever it
// is, so that a range of n frames reaches over n / rate there.

#include "core/time/FrameRate.h"

#include <algorithm>

namespace tagline {

/// The steps from frame to frame that a clip makes while a range plays. Expects a range within the clip.
inline Frame playedFrames(FrameRange range, Frame clipFrames)
{
    return std::max<Frame>(std::min(range.stop, clipFrames - 1) - range.start, 0);
}

/// How long a range plays. Expects a range within the clip.
inline double playedSeconds(FrameRange range, Frame clipFrames, FrameRate rate)
{
    return rate.seconds(playedFrames(range, clipFrames));
}

} // namespace tagline
