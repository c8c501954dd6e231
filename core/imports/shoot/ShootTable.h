#pragma once

// ShootTable reads a shoot sheet that is a table of text: a row a take, or a row a mark.

#include "core/imports/ForeignTags.h"
#include "core/imports/TagImportOptions.h"

namespace tagline {

/// A column all of whose fields are numbers (or true and false) has such values; numbers that begin with 0 or
/// have more digits than a number keeps are texts.
Result<ForeignTags> shootTable(const ForeignFile& file, const TagImportOptions& options);

} // namespace tagline
