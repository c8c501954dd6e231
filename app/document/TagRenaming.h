#pragma once

// What else says a tag's name: queries, derived tags, rules, and the tags that mirror or imply it.

#include "app/document/LibraryEdit.h"
#include "core/library/ClipLibrary.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Queries with a tag's name replaced, where they are valid: `Run & ~Bad` as `Sprint & ~Bad`. Those that are
/// not stay as they are.
std::vector<SavedQuery> withTagRenamed(std::vector<SavedQuery> queries, const TagVocabulary& vocabulary,
                                       TagId tag, const std::string& name);

/// Everything beside ranges that changes where a tag becomes `to`: its definition, those that named it,
/// queries, derived tags and rules. Its old name becomes a synonym. A tag that has the name `to` already is
/// replaced by that definition.
LibraryEdit renamingEdit(const ClipLibrary& library, std::span<const NamedQuery> derived, TagId tag,
                         const TagDefinition& to);
/// The same where one tag's ranges go to another tag that is there.
LibraryEdit mergingEdit(const ClipLibrary& library, std::span<const NamedQuery> derived, TagId from,
                        TagId into);
/// The same where a definition is new, or another than before. Key, name and synonyms of the definition are
/// taken from the tags that have them.
LibraryEdit definingEdit(const TagVocabulary& vocabulary, const TagDefinition& definition);

/// Why the vocabulary must not become what an edit makes of it: a sentence for people; none where it may.
std::optional<std::string> refusal(const TagVocabulary& vocabulary, const LibraryEdit& edit);

/// What is wrong with a full dotted name: a sentence for people; empty where it is one.
std::string tagNameProblem(std::string_view name);

/// What a change of a tag over the whole library touches.
struct TagUse
{
    RangeTotals totals;
    int queries = 0; ///< saved queries and derived tags that name it
    int tags = 0;    ///< tags that mirror or imply it
};
TagUse tagUse(const ClipLibrary& library, std::span<const NamedQuery> derived, TagId tag);

} // namespace tagline
