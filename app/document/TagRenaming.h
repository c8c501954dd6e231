#pragma once

// TagRenaming writes another name for a tag into what speaks of tags by name: queries.

#include "core/query/SavedQuery.h"
#include "core/tags/TagVocabulary.h"

#include <string>
#include <vector>

namespace tagline {

/// The saved queries with `name` wherever they name the tag, in full or by its last part; all else is as it
/// was. `vocabulary` still has the tag under its old name. A query that does not parse is left alone.
std::vector<SavedQuery> withTagRenamed(std::vector<SavedQuery> queries, const TagVocabulary& vocabulary,
                                       TagId tag, const std::string& name);

} // namespace tagline
