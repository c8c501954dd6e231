#pragma once

// Adds to the lanes of a clip what follows from the vocabulary: frames that break an exclusive group, and
// frames that other tags imply.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/timeline/TimelineContent.h"

namespace tagline {

void addGroupViolations(TimelineContent& content, const TagSheet& sheet, const TagVocabulary& vocabulary);
/// Frames that have a tag by a tag below it or one that implies it, and do not have it themselves.
void addImpliedRanges(TimelineContent& content, const TagSheet& sheet, const TagVocabulary& vocabulary);

} // namespace tagline
