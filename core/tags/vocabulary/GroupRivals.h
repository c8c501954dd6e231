#pragma once

// GroupRivals says which tags may exclude each other: those of one group in one tag set.

#include "core/tags/vocabulary/TagVocabulary.h"

namespace tagline {

/// Whether two tags are of one group in one tag set: `Run` and `Walk`, `gameplay::Run` and `gameplay::Walk`,
/// but never `Run` and `gameplay::Walk`.
bool areRivals(TagId one, TagId other, const TagVocabulary& vocabulary);

} // namespace tagline
