#pragma once

// QueryStatistics says in numbers what a query's answer holds: how many ranges, how long they are, and how
// much of the library.
//
//   answer      clip 0   ..####....##..####      at 30 frames a second
//   ranges      3 of 4, 2 and 4 frames: 10 frames, 0.3 s, 55.6 % of the clip's 18 frames
//   lengths     shortest 2, median 4, longest 4
//   histogram   [2, 4) 1 range · [4, 8) 2 ranges
//
// Seconds are those that the answer plays (core/time/PlayedTime.h): the last frame of a clip takes none, and
// `all` takes as long as the clips. So ranges of one length in frames may differ in seconds where clips
// differ in rate or one ends with its clip, and the shortest range in frames need not be the shortest in
// seconds.

#include "core/query/evaluation/CountedOperand.h"
#include "core/tags/sets/FrameSet.h"

#include <cstdint>
#include <vector>

namespace tagline {

/// The shortest, the median and the longest of some lengths; for an even number the median is the mean of the
/// two in the middle. All 0 if there are no lengths.
struct LengthSpread
{
    double shortest = 0;
    double median = 0;
    double longest = 0;

    bool operator==(const LengthSpread&) const = default;
};

/// How much some ranges hold.
struct RangeStatistics
{
    std::int64_t ranges = 0;
    std::int64_t frames = 0;
    double seconds = 0;
    double percent = 0; ///< of the frames of the clip, or of all clips of the library, from 0 to 100
    LengthSpread lengthFrames;
    LengthSpread lengthSeconds;

    bool operator==(const RangeStatistics&) const = default;
};

/// The ranges of at least `from` and less than `to` frames.
struct LengthBin
{
    std::int64_t from = 1;
    std::int64_t to = 2;
    std::int64_t ranges = 0;

    bool operator==(const LengthBin&) const = default;
};

struct ClipStatistics
{
    ClipId clip;
    RangeStatistics ranges;

    bool operator==(const ClipStatistics&) const = default;
};

struct QueryStatistics
{
    std::int64_t clips = 0; ///< with a range
    RangeStatistics ranges; ///< of the whole answer
    /// By powers of two: [1, 2), [2, 4), [4, 8) … from the first that has a range to the last, empty ones
    /// between them included; together all ranges.
    std::vector<LengthBin> histogram;
    std::vector<ClipStatistics> perClip; ///< those with a range, in order of clip

    bool operator==(const QueryStatistics&) const = default;
};

/// The statistics of an answer that this library gave. O(ranges · log ranges). Of a counted tag, ranges and
/// lengths are those of its instances, given as `counted`; frames, seconds and percent count each frame once.
QueryStatistics statistics(const FrameSet& answer, const QueryLibrary& library,
                           CountedOperand* counted = nullptr);

} // namespace tagline
