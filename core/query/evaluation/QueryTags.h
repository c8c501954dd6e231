#pragma once

// QueryTags finds the tags whose frames make up the terms of a query.
//
//   Locomotion          Locomotion, Run, Walk       itself, all below it, what implies any of these
//   exact(Locomotion)   Locomotion
//   group(gait)         Run, Walk                   what matches any tag of the group
//   Punch.hand == ""    Punch, Punch.Jab            whose instances are asked
//
// Like names, groups are those of the default tag set, or of named sets if it has no tag of the group.

#include "core/query/language/QueryExpression.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The tags whose frames or instances a term uses, in order of id; none for an element that is no term of
/// tags.
std::vector<TagId> tagsOf(const QueryExpression& query, const QueryElement& term,
                          const TagVocabulary& vocabulary);

/// The names of the groups that tags name or that are declared, in order of their UTF-8 bytes.
std::vector<std::string> groupNames(const TagVocabulary& vocabulary);

/// The tags that count as a tag of the group, in order of id. Names are compared in composed form.
std::vector<TagId> tagsOfGroup(std::string_view group, const TagVocabulary& vocabulary);

} // namespace tagline
