#pragma once

// SetDensity says which of its two forms suits a set: ranges where they are few and long, else a mask.
//
//   [····················)                [····)          ranges: 8 bytes each, and the gaps cost nothing
//   [··)  [·)   [··)  [·) [··)  [·)   [··)                mask: 8 bytes for 64 frames, however many ranges

//
// At 64 frames a range both are of one size. In time the border lies higher: two sets of 2,600 clips × 1,500
// frames are combined as fast in either form at about 450 frames a range, at 64 the mask is eight times as
// fast (tests/bench). So a set takes the smaller form, and where many ranges meet in one expression they are
// drawn into words as it runs (SetEvaluation.cpp).

#include "core/tags/sets/SetViews.h"

namespace tagline {

/// The border: with fewer frames of the axis a range than this, a mask.
inline constexpr std::int64_t maskBelowFramesPerRange = 64;
/// A set that has one form takes the other only beyond the border by this factor, so that an edit to and
/// fro does not turn it each time.
inline constexpr std::int64_t formInertia = 2;

/// The form for a new set.
SetForm formFor(std::size_t ranges, std::size_t words);
/// The form for a set that has one already.
SetForm formFor(std::size_t ranges, std::size_t words, SetForm present);

} // namespace tagline
