#pragma once

// The rows that palette, picker and query editors show of a library's tags.

#include "core/library/ClipLibrary.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/tags/choice/TagRow.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The tags that people see, with their counts.
std::vector<TagRow> tagRows(const ClipLibrary& library);

/// Asked how much a live tag holds; none while its query has no answer.
using LiveTagTotals = std::function<std::optional<RangeTotals>(const std::string& name)>;

/// The live tags, which stand among the others though nobody gives them to frames.
std::vector<TagRow> liveTagRows(const ClipLibrary& library, const LiveTagTotals& totals);

/// The tags that people see, as names that a query's editor colours and completes.
std::vector<VocabularyItem> vocabularyItems(const ClipLibrary& library);

} // namespace tagline
