#pragma once

// Phases are tags that follow each other in a motion, as Windup, Strike and Recovery: the order is kept with
// a group (TagGroup::phases), and one key goes from each to the next.

#include "core/support/Result.h"
#include "core/tags/vocabulary/VocabularySettings.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

struct TagPhases
{
    std::string group;
    std::vector<TagId> tags; ///< in order; those that are tags of the vocabulary
};

/// Of every group that has phases, in the groups' order.
std::vector<TagPhases> allPhases(const TagVocabulary& vocabulary);
/// The phases that include a tag; for a tag that is no phase, those of the only group that has phases. None
/// if it is not clear which phases are meant.
std::optional<TagPhases> phasesFor(const TagVocabulary& vocabulary, TagId tag);

/// Settings whose phases are named as a person types them, with full names. Error code: phases.unknown-tag.
Result<VocabularySettings> withPhasesNamed(VocabularySettings settings, const TagVocabulary& vocabulary);

} // namespace tagline
