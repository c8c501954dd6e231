#pragma once

// TakeProposals find clips that may have been recorded together: by a pattern of their names, by an equal
// start timecode, or by equal length and names that differ in one word.
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

/// A clip that may belong to a take.
struct TakeCandidate
{
    ClipId clip;
    std::string folder; ///< with '/' between its parts; may be empty
    std::string name;   ///< displayed name
    Frame frames = 0;
    FrameRate rate;
    std::optional<Timecode> start = {}; ///< of the first frame, if it is known
};

/// Clips that may form one take; at least two, in the order of the candidates.
struct TakeProposal
{
    std::string name;
    std::vector<ClipId> clips;

    bool operator==(const TakeProposal&) const = default;
};

/// The takes of clip names by a pattern, in order of their first clips. Of clips with the same take and
/// subject the first is used. Takes of one name in two folders get their folders in their names.
std::vector<TakeProposal> takesByPattern(std::span<const TakeCandidate> candidates,
                                         const TakePattern& pattern);

/// Clips with the same start timecode, whatever their folders, lengths
/// and rates: also clips of different days. A take is named by the words
/// with which all its names begin; if there are none, by the first name.
std::vector<TakeProposal> takesByTimecode(std::span<const TakeCandidate> candidates);

/// Clips of one folder, length and rate whose names differ in one word (a run of letters and digits). Each
/// clip is in one proposal at most: other words have priority over numbers, which mostly count takes, then
/// more clips over fewer, then later words over earlier ones.
std::vector<TakeProposal> takesByNames(std::span<const TakeCandidate> candidates);

} // namespace tagline
