#pragma once

// TransitionCosts are the costs of going over at each of the frames around a transition, to show other places
// for it as a picture.

#include "core/search/survey/TransitionPairs.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace tagline {

/// The rows of two clips around a pair, and what each of the one costs with each of the other.
struct TransitionCosts
{
    /// A pair by the places of its rows.
    struct Cell
    {
        std::size_t from = 0;
        std::size_t to = 0;

        bool operator==(const Cell&) const = default;
    };

    std::vector<FeaturePlace> from; ///< in order of frames
    std::vector<FeaturePlace> to;
    std::vector<float> costs; ///< [from · to.size() + to]; infinite where playing on leads there anyway

    float at(Cell cell) const { return costs[cell.from * to.size() + cell.to]; }
    /// The cell's frames and cost.
    TransitionPair pair(Cell cell) const { return {from[cell.from], to[cell.to], at(cell)}; }
    /// The cell of a pair; none if one of its frames is no row of these.
    std::optional<Cell> find(const TransitionPair& pair) const;
};

/// Of all rows up to so many seconds before and after both frames of a pair, on all cores. Expects a store
/// without mirrors that holds both clips. Once stopped it ends soon, without rows.
TransitionCosts transitionCosts(const FeatureStore& store, const TransitionPair& around, double seconds,
                                const std::stop_token& stop = {});

} // namespace tagline
