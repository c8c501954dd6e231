#pragma once

// MirroredQuery is a query as it is asked of motion in a mirror.

#include "core/query/language/QueryExpression.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <array>

namespace tagline {

/// The query with left and right changed: of the tags that it names, of texts that values of instances are
/// compared with, and of the joints whose motion it compares (TagMirror.h). A tag whose partner the
/// vocabulary does not know holds nowhere in the mirror, nor does a value of instances that is compared with
/// a pattern or by the order of texts. like() stays as it is: what moves like an example is as good in a
/// mirror.
QueryExpression mirroredQuery(const QueryExpression& query, const TagVocabulary& vocabulary);

/// The query and its mirrored one: what is asked, and what must be computed first, where motion may play in a
/// mirror.
std::array<QueryExpression, 2> queriesOfBothSides(const QueryExpression& query,
                                                  const TagVocabulary& vocabulary);

} // namespace tagline
