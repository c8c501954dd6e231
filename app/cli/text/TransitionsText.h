#pragma once

// TransitionsText is how `tagline transitions` says its pairs of frames: for people, as JSON and as a table.

#include "core/exports/ExportOptions.h"
#include "core/library/ClipLibrary.h"
#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionPairs.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// What all of them are told by.
struct TransitionsTold
{
    const ClipLibrary& library;
    const CostTimes& times;
    std::size_t withoutBody = 0; ///< clips that were left out
};

/// The best pair from each of some tags to each of them.
struct TagTransitions
{
    std::vector<TagId> tags;
    std::vector<std::optional<TransitionPair>> pairs; ///< bestTransitionsAmong() their frames
};

/// "≈ 80 ms  walk.bvh 120 → run.bvh 33", a line each.
std::string transitionsText(std::span<const TransitionPair> pairs, const TransitionsTold& told);
std::string transitionsJson(std::span<const TransitionPair> pairs, const TransitionsTold& told);
/// from_clip,from_frame,to_clip,to_frame,cost,milliseconds; lines end in CR LF (RFC 4180).
std::string transitionsCsv(std::span<const TransitionPair> pairs, const TransitionsTold& told,
                           const ExportOptions& options);

/// A block a tag that is gone from: the tags that are gone to, the cheapest first.
std::string tagTransitionsText(const TagTransitions& found, const TransitionsTold& told);
std::string tagTransitionsJson(const TagTransitions& found, const TransitionsTold& told);
/// from_tag,to_tag and the columns of transitionsCsv(), which are empty where there is no transition.
std::string tagTransitionsCsv(const TagTransitions& found, const TransitionsTold& told,
                              const ExportOptions& options);

} // namespace tagline
