#pragma once

// RangeOperations are the operations of the query language on the ranges of one clip: parts of each range,
// selections of ranges, and ranges related to those of another set.
//
// Every operation takes canonical ranges (core/time/FrameRanges.h) within [0, frames) of their clip and
// appends its canonical answer within the clip to `out`, which is none of the inputs. Counts and distances
// are frames ≥ 0, of any size: results are cut to the clip. Each is one pass, O(a + b).

#include "core/time/FrameRanges.h"

#include <span>
#include <vector>

namespace tagline::derived {

using Ranges = std::span<const FrameRange>;
using RangesOut = std::vector<FrameRange>&;

// Parts of each range

/// The first `count` frames of each range.
///
///     ranges          ..######..##..####
///     head, 3         ..###.....##..###.
void head(Ranges ranges, Frame count, RangesOut out);

/// The last `count` frames of each range.
///
///     ranges          ..######..##..####
///     tail, 3         .....###..##...###
void tail(Ranges ranges, Frame count, RangesOut out);

/// The first frame of each range, and the last.
///
///     ranges          ..######..##..####
///     starts          ..#.......#...#...
///     ends            .......#...#.....#
void starts(Ranges ranges, RangesOut out);
void ends(Ranges ranges, RangesOut out);

// Parts of the whole set of the clip

/// The first `count` frames of the set, counted over its ranges.
///
///     ranges          ..######..##..####
///     firstFrames, 7  ..######..#.......
void firstFrames(Ranges ranges, Frame count, RangesOut out);

/// The last `count` frames of the set, counted over its ranges.
///
///     ranges          ..######..##..####
///     lastFrames, 7   .......#..##..####
void lastFrames(Ranges ranges, Frame count, RangesOut out);

// Some of the ranges

/// The first `count` ranges, and the last.
///
///     ranges          ..######..##..####
///     firstRanges, 2  ..######..##......
///     lastRanges, 2   ..........##..####
void firstRanges(Ranges ranges, std::size_t count, RangesOut out);
void lastRanges(Ranges ranges, std::size_t count, RangesOut out);

/// The `place`-th range, counted from 1; none if there are fewer.
///
///     ranges          ..######..##..####
///     nthRange, 2     ..........##......
void nthRange(Ranges ranges, std::size_t place, RangesOut out);

/// The ranges of more than `length` frames, and those of fewer. A length that is no whole number of frames is
/// compared exactly if it is rounded down for `longer` and up for `shorter`.
///
///     ranges          ..######..##..####
///     longer, 4       ..######..........
///     shorter, 4      ..........##......
void longer(Ranges ranges, Frame length, RangesOut out);
void shorter(Ranges ranges, Frame length, RangesOut out);

// Moved edges

/// Each start moved `before` frames to the left, each stop `after` frames to the right, cut to the clip;
/// resulting ranges that overlap or touch are joined.
///
///     ranges          ..###....##..#....
///     grown, 1, 2     .######.########..
void grown(Ranges ranges, Frame before, Frame after, Frame frames, RangesOut out);

/// Each start moved `before` frames to the right, each stop `after` frames to the left; ranges that become
/// empty are dropped. The clip's own ends count as edges like any other.
///
///     ranges          #######..###..####
///     shrunk, 1, 2    .####..........#..
void shrunk(Ranges ranges, Frame before, Frame after, RangesOut out);

/// Gaps of at most `gap` frames between two ranges filled; frames before the first and after the last range
/// are no gap.
///
///     ranges          ..##..###...##....
///     closed, 2       ..#######...##....
void closed(Ranges ranges, Frame gap, RangesOut out);

// Whole ranges of a, by their relation to ranges of b

/// The ranges of a that share a frame with b. Touching does not count.
///
///     a               .####...##..###...
///     b               ...####...##...##.
///     overlapping     .####.............
void overlapping(Ranges a, Ranges b, RangesOut out);

/// The ranges of a that lie within one range of b, including equal ones.
///
///     a               .##..###..##..###.
///     b               #####.########.##.
///     inside          .##.......##......
void inside(Ranges a, Ranges b, RangesOut out);

/// The ranges of a that contain a whole range of b, including equal ones.
///
///     a               #####.###.####.##.
///     b               .##....##...###.#.
///     containing      #####.###......##.
void containing(Ranges a, Ranges b, RangesOut out);

/// For each range of b the first range of a within it, and the last, including equal ones.
///
///     a               .##.##.##.###.####
///     b               #########...####..
///     firstInside     .##...............
///     lastInside      ......##..........
void firstInside(Ranges a, Ranges b, RangesOut out);
void lastInside(Ranges a, Ranges b, RangesOut out);

/// The ranges of a that stop at most `distance` frames before some range of b starts, without sharing a
/// frame with that range: 0 ≤ b.start − a.stop ≤ distance.
///
///     a               ###....##...##....
///     b               ....##...##......#
///     before, 1       ###....##.........
void before(Ranges a, Ranges b, Frame distance, RangesOut out);

/// The ranges of a that start at most `distance` frames after some range of b stops: 0 ≤ a.start − b.stop ≤
/// distance.
///
///     a               ...##..##.....####
///     b               .##..##...##......
///     after, 1        ...##..##.........
void after(Ranges a, Ranges b, Frame distance, RangesOut out);

/// The ranges of a that start between `from` and `to` frames after some range of b stops (negative: before it
/// stops): from ≤ a.start − b.stop ≤ to. Distances of any size and sign.
///
///     a               ...##..##.....####
///     b               .####.....##......
///     nearby, -2, 2   ...##..##.....####
///     nearby, 0, 2    .......##.....####
void nearby(Ranges a, Ranges b, Frame from, Frame to, RangesOut out);

} // namespace tagline::derived
