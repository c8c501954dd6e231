#pragma once

// TakeProposals find clips that may have been recorded together: by a pattern of their names, by the timecode
// at which they begin, or by names that differ in one word where the clips are as long as each other.
//
//   fight_01_A.bvh  600 frames                 take fight_01: A, B
//   fight_01_B.bvh  600 frames
//   fight_02_A.bvh  480 frames, 10:02:07:11    take fight_02: A, C
//   fight_02_C.bvh  460 frames, 10:02:07:11

#include "core/support/StrongId.h"
#include "core/tags/takes/TakePattern.h"
#include "core/time/FrameRate.h"
#include "core/time/Timecode.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A clip that may be in a take.
struct TakeCandidate
{
    ClipId clip;
    std::string folder; ///< with '/' between its parts; empty where there is none
    std::string name;   ///< as people see it
    Frame frames = 0;
    FrameRate rate;
    std::optional<Timecode> start = {}; ///< of the first frame, where it is known
};

/// Clips that may be one take; at least two, in the order of the candidates.
struct TakeProposal
{
    std::string name;
    std::vector<ClipId> clips;

    bool operator==(const TakeProposal&) const = default;
};

/// The takes that names have by a pattern, in order of their first clips. Of clips with the same take and
/// subject the first counts. Two takes of one name, in two folders, have their folders in their names.
std::vector<TakeProposal> takesByPattern(std::span<const TakeCandidate> candidates,
                                         const TakePattern& pattern);

/// Clips that begin at one timecode, whatever their folders, lengths and rates are: of two days with the same
/// one too. They are named by the words with which their names begin alike; where there are none, by the
/// first.
std::vector<TakeProposal> takesByTimecode(std::span<const TakeCandidate> candidates);

/// Clips of one folder, one length and one rate whose names differ in one word: letters and digits in a row.
/// Each clip is in one proposal at most: words that are not numbers go before numbers, which rather count
/// takes, then more clips before fewer, then a later word before an earlier one.
std::vector<TakeProposal> takesByNames(std::span<const TakeCandidate> candidates);

} // namespace tagline
