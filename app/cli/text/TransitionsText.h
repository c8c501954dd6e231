#pragma once

// TransitionsText formats the pairs of `tagline transitions`: for people, as JSON and as a table.

#include "core/exports/ExportOptions.h"
#include "core/library/ClipLibrary.h"
#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionPairs.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Data for formatting any transitions.
struct TransitionsTold
{
    const ClipLibrary& library;
    const CostTimes& times;
    std::size_t withoutBody = 0; ///< number of clips that were left out
};

/// The best pair from each of some tags to each of them.
struct TagTransitions
{
    std::vector<TagId> tags;
    std::vector<std::optional<TransitionPair>> pairs; ///< bestTransitionsAmong() the frames of the tags
};

/// "≈ 80 ms  walk.bvh 120 → run.bvh 33", one per line.
std::string transitionsText(std::span<const TransitionPair> pairs, const TransitionsTold& told);
std::string transitionsJson(std::span<const TransitionPair> pairs, const TransitionsTold& told);
/// from_clip,from_frame,to_clip,to_frame,cost,milliseconds; lines end in CR LF (RFC 4180).
std::string transitionsCsv(std::span<const TransitionPair> pairs, const TransitionsTold& told,
                           const ExportOptions& options);

/// A block per source tag: the target tags, the cheapest first.
std::string tagTransitionsText(const TagTransitions& found, const TransitionsTold& told);
std::string tagTransitionsJson(const TagTransitions& found, const TransitionsTold& told);
/// from_tag,to_tag and the columns of transitionsCsv(), which are empty if there is no transition.
std::string tagTransitionsCsv(const TagTransitions& found, const TransitionsTold& told,
                              const ExportOptions& options);

} // namespace tagline
