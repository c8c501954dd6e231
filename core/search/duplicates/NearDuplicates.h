#pragma once

// NearDuplicates are stretches of clips that are the same motion but for noise, another rate or another
// place: copies, takes that were exported twice, clips that were cut from one another.
//
//   clip 3   ──────────[═══════════════]────      rows at the same time of both stretches: parts of the body
//   clip 7        ─────[═══════════════]────────  lie less than the threshold apart, over each half second
//
// Two stretches are told by pieces of half a second: their rows are laid over each other where they fit best
// (AlignedRows), and the parts of the body are then at most `threshold` apart, as the root of the mean
// square. A piece in which a body hardly moves is told alone where it fits twice as well as the body moves in
// it: two people who stand are no copies of each other.
//
// Exact but for the choice of one shift of some that fit: pieces on a grid of each clip are sought at every
// row of the others by bounds that never miss one (PieceNumbers). Where hundreds of pieces lie about some
// rows, these are told beside the first `mostCopiesCompared` clips that fit them, and not beside the rest:
// thousands of copies are one group all the same, for the others were told beside these clips too.

#include "core/search/duplicates/CopyRows.h"
#include "core/support/GoOn.h"
#include "core/support/StrongId.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Clips beside which each stretch of a motion with very many copies is told.
inline constexpr std::size_t mostCopiesCompared = 32;

struct DuplicateOptions
{
    static constexpr double leastSeconds = 0.5, mostSeconds = 60.0;
    static constexpr double leastThreshold = 0.001, mostThreshold = 0.2; ///< leg lengths
    /// 0.02 leg lengths are about two centimetres: more than resampling, compression and smoothing change,
    /// less than a person's own steps differ.
    static constexpr double usualThreshold = 0.03;

    double seconds = 1.0;              ///< that a stretch has at least, and as much of it tells
    double threshold = usualThreshold; ///< leg lengths
    bool findsMirrored = false;        ///< copies in a mirror too
    bool findsWithin = false;          ///< stretches of one clip, that do not overlap, too
};

/// Two stretches with the same motion.
struct DuplicateStretch
{
    ClipId first; ///< the clip of the higher id, or the later stretch of the same clip
    ClipId second;
    FrameRange firstFrames;
    FrameRange secondFrames;
    bool isMirrored = false;
    float distance = 0.0f; ///< leg lengths: the root of the mean cost over its pieces

    bool operator==(const DuplicateStretch&) const = default;
};

/// All of them (of motion with very many copies see above), by ClipId of the clips: in order of first clip,
/// second clip and frames. Of two that overlap by more than half of the shorter in both clips the one that
/// fits worse is left out. On all cores, the same on any; `goOn` is asked on any of them, one at a time. None
/// if it returns no. Expects options within their bounds.
std::optional<std::vector<DuplicateStretch>>
nearDuplicates(std::span<const CopyRows> clips, const DuplicateOptions& options, const GoOn& goOn = {});

} // namespace tagline
