#pragma once

// ForeignSuggestions are the suggestions of a suggester's answer that await the user's decision, and the
// changes that accepting them makes.

#include "core/library/edits/SheetChange.h"
#include "core/library/suggesters/SuggesterAnswer.h"

#include <span>
#include <vector>

namespace tagline {

/// The undecided suggestions of an answer, like those of a rule (SuggestionRule.h): a
/// range of which half or more of the frames are decided by hand is settled as a whole,
/// from others such frames are removed. Decided are the frames that have the tag, those
/// of other tags of its exclusive group, and `rejected` ones. Of overlapping suggestions
/// of a tag, the one with the higher score keeps the frames. In order of doubt.
std::vector<ForeignSuggestion> openSuggestions(std::span<const ForeignSuggestion> answer,
                                               std::span<const ForeignSuggestion> rejected,
                                               const ClipLibrary& library);

/// How uncertain a score is: 0.5 for a score of 0.5, 0 for scores of 0 and of 1.
double doubtOf(double score);

/// Whether `a` comes before `b` in the order of doubt, which is total.
bool isMoreDoubtful(const ForeignSuggestion& a, const ForeignSuggestion& b);

/// The sheets after accepting these suggestions, as if drawn by hand, but never over decided frames; of
/// suggestions that exclude each other, the one with the highest score comes first. Expects that their tags
/// are in the vocabulary.
std::vector<SheetChange> acceptedChanges(std::span<const ForeignSuggestion> accepted,
                                         const ClipLibrary& library);

} // namespace tagline
