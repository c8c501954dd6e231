#pragma once

// What else says a tag's name: queries, derived tags, rules, and the tags that mirror or imply it.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Everything beside ranges that changes where a tag becomes `to`: its definition, those that named it,
/// queries, derived tags and rules. Its old name becomes a synonym. A tag that has the name `to` already is
/// replaced by that definition.
LibraryEdit renamingEdit(const ClipLibrary& library, TagId tag, const TagDefinition& to);
/// The same where one tag's ranges go to another tag that is there. Its boundary rule and its examples go
/// along, each where the other one has none, and so does what other programs say of it in the library file,
/// where they do not say something else of the other one.
LibraryEdit mergingEdit(const ClipLibrary& library, TagId from, TagId into);
/// The same where a definition is new, or another than before. Key, name and synonyms of the definition are
/// taken from the tags that have them. Queries that mean another tag by a part of its name that could mean
/// the new one too get that tag's full name.
LibraryEdit definingEdit(const ClipLibrary& library, const TagDefinition& definition);

/// The keys of other programs in a tag's entry that a merge loses, because the other tag has other values or
/// no entry; all where the tag is deleted (null).
std::vector<std::string> lostKeys(const TagDefinition& before, const TagDefinition* into);

/// What a merge loses of how a tag is drawn, because the other tag has its own or no entry.
struct LostGuide
{
    bool hasRule = false;
    std::size_t examples = 0;

    bool operator==(const LostGuide&) const = default;
};
LostGuide lostGuide(const TagDefinition& before, const TagDefinition& into);

/// Why the vocabulary must not become what an edit makes of it: a sentence for people; none where it may.
std::optional<std::string> refusal(const TagVocabulary& vocabulary, const LibraryEdit& edit);

/// A tag that gets another name because one above it does.
struct RenamedTag
{
    TagId tag;
    std::string name;
};
/// The tags below a dotted name, in order of name, with their names below another.
std::vector<RenamedTag> renamedBelow(const TagVocabulary& vocabulary, std::string_view from,
                                     std::string_view to);
/// Why a name cannot become another with all below it: a sentence for people; none where it can.
std::optional<std::string> treeRefusal(const TagVocabulary& vocabulary, std::string_view from,
                                       std::string_view to);

/// The validation error of a full dotted name, a sentence for people; empty for a valid one.
std::string tagNameProblem(std::string_view name);

/// Why a definition cannot be one beside these live (derived) tags, as a query could mean either: a sentence
/// for people; none where it can. Names that the tag had before are not looked at: a file that holds both is
/// kept as it is.
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

/// The same of a dotted name and all below it.
struct TreeUse
{
    int tags = 0;            ///< registered, or with ranges
    std::int64_t ranges = 0; ///< of them all
    std::int64_t clips = 0;  ///< that have any of them
};
TreeUse treeUse(const ClipLibrary& library, std::string_view path);

} // namespace tagline
