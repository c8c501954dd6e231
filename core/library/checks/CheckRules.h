#pragma once

// CheckRules are what the checks of a library ask of one clip.

#include "core/io/LibraryFile.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRanges.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

// The checks that every library has, by the name that is shown.
inline constexpr const char* readableCheck = "Files are readable";
inline constexpr const char* fittingCheck = "Sidecars fit their files";
inline constexpr const char* knownTagsCheck = "Tags are in the vocabulary";
inline constexpr const char* declaredValuesCheck = "Values are as declared";
inline constexpr const char* keptGroupsCheck = "Groups are kept";

/// Whether a vocabulary says which tags there are: any tag is registered.
bool saysWhichTags(const TagVocabulary& vocabulary);
/// Whether a tag is one of these; a tag of a set is known where the tag itself is.
bool isKnownTag(const TagDefinition& tag, const TagVocabulary& vocabulary);

/// The frames of authored ranges, canonical.
std::vector<FrameRange> canonicalRanges(std::span<const FrameRange> ranges);

/// The frames of a clip that break a check whose query found these; none if the check is kept.
std::optional<FrameRanges> brokenFrames(const LibraryCheck& check, const FrameRanges& found, Frame frames);

} // namespace tagline
