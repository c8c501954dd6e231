#pragma once

// ChosenSet says which tag gets the frames while a person has chosen the tag set that new tags go to: the one
// answer for tag keys, palette, picker, the wall's marquee, hits and bulk tagging.
//
//   chosen: gameplay     Run            → gameplay::Run     whether or not the set has it yet
//                        review::Run    → gameplay::Run     where the set has it
//                        review::Note   → review::Note      that set alone has it
//   chosen: default      as it is

#include "core/tagging/BulkTagging.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// The name of the tag that is given in place of `tag` while new tags go to `set`; empty: the default one.
std::string nameInChosenSet(const TagVocabulary& vocabulary, TagId tag, std::string_view set);

/// The name of a new tag: in that set, unless the typed text names one itself. For an empty
/// text, the beginning of such a name with the set.
std::string nameOfNewTag(std::string_view typed, std::string_view set);

/// The plan of giving a tag in many clips, also if no tag of that name is there yet: the plan's changes
/// are then those of the id that the name gets when it is interned next.
BulkPlan planInChosenSet(const ClipLibrary& library, TagId tag, std::string_view set, BulkOperation operation,
                         std::span<const ClipFrames> where);

} // namespace tagline
