#pragma once

// The rows that palette, picker and query editors show of a library's tags.

#include "core/library/ClipLibrary.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/tags/choice/TagRow.h"

#include <vector>

namespace tagline {

/// The tags that people see, with their counts.
std::vector<TagRow> tagRows(const ClipLibrary& library);

/// The tags that people see, as names that a query's editor colours and completes.
std::vector<VocabularyItem> vocabularyItems(const ClipLibrary& library);

} // namespace tagline
