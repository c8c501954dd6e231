#pragma once

// RangeMatching is which ranges of two annotators are the same event, and how far their edges lie apart.
//
//   a   [0 ──── 10)  [20 ─── 30)  [40 ──── 60)          [70 ─ 75)
//   b    [1 ──── 11)              [40 ─ 48)[50 ─ 60)
//        matched     missed by b  matched  doubled by b  missed by b

#include "core/time/FrameRange.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Two ranges of one event.
struct RangePair
{
    FrameRange a;
    FrameRange b;

    bool operator==(const RangePair&) const = default;
};

/// Missed: ranges of the other annotator that overlap none of one's own. Doubled: ranges of the other that
/// overlap several of one's own.
struct RangeMatching
{
    std::vector<RangePair> pairs; ///< in order of the ranges of a
    std::int64_t missedByA = 0;
    std::int64_t missedByB = 0;
    std::int64_t doubledByA = 0;
    std::int64_t doubledByB = 0;
};

/// Pairs overlapping ranges, those first that share most frames, of equal ones the earlier; each range is in
/// one pair at most. Expects ranges in order, none overlapping another of its own; they may touch.
RangeMatching matched(std::span<const FrameRange> a, std::span<const FrameRange> b);

/// The value below or at which this share of the values lies (nearest rank); none without values. `share` is
/// more than 0 and at most 1: 0.5 is the median, the lower one of two.
std::optional<double> quantile(std::vector<double> values, double share);

} // namespace tagline
