#pragma once

// TagRenaming edits all that names a tag: queries, derived tags, rules, tags that mirror or imply it.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The edit of everything besides ranges that renames a tag to `to`: its definition, definitions that name
/// it, queries, derived tags and rules. The old name becomes a synonym. Another tag that already has the name
/// `to` is replaced by that definition.
LibraryEdit renamingEdit(const ClipLibrary& library, TagId tag, const TagDefinition& to);
/// The edit for moving the ranges of one tag to another existing tag.
/// The boundary rule, the examples and the keys of other programs in
/// the library file move along, unless the other tag has its own.
LibraryEdit mergingEdit(const ClipLibrary& library, TagId from, TagId into);
/// The edit that adds or replaces a definition. Its key, name and synonyms are taken from the tags that have
/// them. Queries that mean another tag by a part of its name that could also mean the new one get that tag's
/// full name.
LibraryEdit definingEdit(const ClipLibrary& library, const TagDefinition& definition);

/// The keys of other programs in a tag's entry that a merge loses, because the other tag has other values or
/// no entry; all keys if the tag is deleted (null).
std::vector<std::string> lostKeys(const TagDefinition& before, const TagDefinition* into);

/// The boundary rule and examples that a merge loses, because the other tag has its own or no entry.
struct LostGuide
{
    bool hasRule = false;
    std::size_t examples = 0;

    bool operator==(const LostGuide&) const = default;
};
LostGuide lostGuide(const TagDefinition& before, const TagDefinition& into);

/// The reason why an edit must not be applied to the vocabulary, a sentence for people; none if it may be.
std::optional<std::string> refusal(const TagVocabulary& vocabulary, const LibraryEdit& edit);

/// A tag that is renamed along with a name above it.
struct RenamedTag
{
    TagId tag;
    std::string name;
};
/// The tags below a dotted name, in order of name, with their names below another.
std::vector<RenamedTag> renamedBelow(const TagVocabulary& vocabulary, std::string_view from,
                                     std::string_view to);
/// The reason why a name cannot be renamed with all below it, a sentence for people; none if it can be.
std::optional<std::string> treeRefusal(const TagVocabulary& vocabulary, std::string_view from,
                                       std::string_view to);

/// The validation error of a full dotted name, a sentence for people; empty for a valid one.
std::string tagNameProblem(std::string_view name);

/// The reason why a definition is not possible beside these live (derived) tags, as a query could mean
/// either: a sentence for people; none if it is. Names that the tag had before are not checked: a file that
/// has both is kept as it is.
std::optional<std::string> liveTagClash(std::span<const SavedQuery> derived, const TagDefinition& definition,
                                        const TagDefinition& before = {});

/// The counts of what a change of a tag touches in the whole library.
struct TagUse
{
    RangeTotals totals;
    int queries = 0; ///< saved queries, derived tags and checks that name it
    int tags = 0;    ///< tags that mirror or imply it
};
TagUse tagUse(const ClipLibrary& library, TagId tag);

/// The counts for a dotted name and all below it.
struct TreeUse
{
    int tags = 0;            ///< registered, or with ranges
    std::int64_t ranges = 0; ///< of all these tags
    std::int64_t clips = 0;  ///< with any of them
};
TreeUse treeUse(const ClipLibrary& library, std::string_view path);

} // namespace tagline
