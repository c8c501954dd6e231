#pragma once

// ChangedSets are the tag sets that a change of a sheet is about.

#include "core/tags/sheet/SheetSets.h"

namespace tagline {

/// The sets in which two sheets differ. O(ranges).
SetList changedSets(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary);

} // namespace tagline
