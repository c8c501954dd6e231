#pragma once

// TransitionPairs are the best frames to go from one set of frames to another: pairs whose poses and
// velocities are most alike. After the transition costs of Kovar and others 2002 (Motion Graphs).

#include "core/search/driving/MotionMatcher.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagline {

/// Which parts of the body must go on.
enum class TransitionBody : std::uint8_t {
    Legs, ///< places and velocities of both feet, velocity of the hips: 15 numbers
    Whole ///< places and velocities of 11 parts: 66 numbers
};

FeatureSchema transitionSchema(TransitionBody body);

/// Playing up to `from` and on from `to`.
struct TransitionPair
{
    FeaturePlace from;
    FeaturePlace to;
    float cost = 0.0f; ///< sum of squared differences of comparable numbers

    bool operator==(const TransitionPair&) const = default;
};

/// Whether a frame lies within a third of a second of another of its clip, over a loop's end too: playing on
/// leads there, and there is nothing to go over.
bool leadsByItself(const FeatureStore& store, const FeaturePlace& from, const FeaturePlace& to);

/// The best pairs of each range of `from`: the minima over its rows of the cost of the nearest row that may
/// be entered of `to` (appendEnterableRows), three a range at most and none within a quarter of a second of a
/// better one; of all ranges the best `most`, the cheapest first, equals in order of clip and frame. None
/// leads where playing on leads (leadsByItself). On all cores; once stopped it ends soon, with none. Expects
/// a store without mirrors, of whose clips these frames are.
std::vector<TransitionPair> bestTransitions(const FeatureStore& store, const PlayableFrames& from,
                                            const PlayableFrames& to, std::size_t most,
                                            const std::stop_token& stop = {});

/// From each of some sets of frames to each of them the first of bestTransitions(): [from · sets.size() +
/// to], none if there is nothing to go over. A row that lies in several sets is looked at once. Once
/// stopped it ends soon, with none at all.
std::vector<std::optional<TransitionPair>> bestTransitionsAmong(const FeatureStore& store,
                                                                std::span<const PlayableFrames> sets,
                                                                const std::stop_token& stop = {});

} // namespace tagline
