#pragma once

// ForeignSuggestions are what of a suggester's answer is open for a person to decide, and what deciding comes
// to.

#include "core/library/edits/SheetChange.h"
#include "core/library/suggesters/SuggesterAnswer.h"

#include <span>
#include <vector>

namespace tagline {

/// What is still to be decided of an answer, as a rule's suggestions are (SuggestionRule.h): ranges that lie,
/// half or more, on frames that a hand has decided are settled as a whole, of the others such frames are
/// taken out. Decided are the frames that have the tag, those of other tags of its exclusive group, and
/// `rejected` ones. Of suggestions of a tag that overlap, the one with the higher score keeps the frames. The
/// result is in order of doubt.
std::vector<ForeignSuggestion> openSuggestions(std::span<const ForeignSuggestion> answer,
                                               std::span<const ForeignSuggestion> rejected,
                                               const ClipLibrary& library);

/// How far a person's word is worth more than the score: 0.5 for a score of 0.5, 0 for those of 0 and of 1.
double doubtOf(double score);

/// The order of doubt, which no two suggestions share.
bool isMoreDoubtful(const ForeignSuggestion& a, const ForeignSuggestion& b);

/// What the sheets become where these are accepted: as if a person had drawn them, but never over what is
/// decided, and of those that exclude each other the surest first. Expects that their tags are in the
/// vocabulary.
std::vector<SheetChange> acceptedChanges(std::span<const ForeignSuggestion> accepted,
                                         const ClipLibrary& library);

} // namespace tagline
