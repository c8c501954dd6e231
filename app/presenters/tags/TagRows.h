#pragma once

// The rows that palette and picker show of a library's tags.

#include "core/library/ClipLibrary.h"
#include "widgets/tags/choice/TagRow.h"

#include <vector>

namespace tagline {

/// The tags that people see, with their counts.
std::vector<TagRow> tagRows(const ClipLibrary& library);

} // namespace tagline
