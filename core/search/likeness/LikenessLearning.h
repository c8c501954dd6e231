#pragma once

// LikenessLearning ranks hits anew after each decision of a person: what moves like the accepted ones and
// unlike the rejected ones comes first.
//
// A hit's score is w · a / √(a + r): a and r are its squared distances to the nearest accepted (the example
// is one) and to the nearest rejected, w is how much of its difference from the example lies in parts of the
// body in which the rejected differ more than the accepted. No training, and no state but the decisions.

#include "core/search/likeness/LikenessIndex.h"

#include <span>
#include <stop_token>
#include <vector>

namespace tagline {

/// A hit that a person accepted or rejected.
struct LikenessDecision
{
    ClipId clip;
    FrameRange frames;
    bool isMirrored = false;
    bool isAccepted = false;

    bool operator==(const LikenessDecision&) const = default;
};

/// The hits that are still open, by score, the lowest first: in the place of its distance each has its score,
/// which is of the same unit. Hits that overlap a decision of their side by more than half of the shorter are
/// decided and left out. Without decisions the hits as they are. Of the accepted the first four and the last
/// four count. Once stopped it ends soon, with none. Expects hits and decisions of this index, and the
/// example that they are hits of.
std::vector<LikenessHit> learnedOrder(const LikenessIndex& index, const LikenessExample& example,
                                      std::span<const LikenessHit> hits,
                                      std::span<const LikenessDecision> decisions,
                                      const std::stop_token& stop = {});

} // namespace tagline
