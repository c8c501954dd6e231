#pragma once

// StripSlots says in which line of a clip's strip each tag stands, the same in every row of the library.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/library/rows/LibraryRow.h"

#include <vector>

namespace tagline {

/// By tag, of four lines: 0 for tags of the first exclusive group, or where none is exclusive of the first
/// group of names; 2 and 3 for other tags that say a side, left and right. All others take turns in the lines
/// that are left, in the vocabulary's order, so that a tag that comes moves none: 1, and those above for
/// which there are no such tags.
std::vector<int> stripSlots(const TagVocabulary& vocabulary);

/// The tags of a sheet as bars of a strip, in these lines (of the same vocabulary).
std::vector<StripBar> stripBars(const TagSheet& sheet, const TagVocabulary& vocabulary,
                                const std::vector<int>& lines);

} // namespace tagline
