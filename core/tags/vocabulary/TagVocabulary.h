#pragma once

// TagVocabulary has the names, colours and keys of tags, knows which tags count as which, and resolves a
// typed name to a tag.
//
// A frame that has the left tag also has the right one, over any number of steps:
//
//   Locomotion.Run   counts as   Locomotion     its parent: the name up to a dot
//   Run              counts as   Moving         by the implication Run ⇒ Moving
//   Jog              is          Run            by the synonym Jog of Run: another name for the same tag
//
// None of this is stored with the frames. A first dotted part that is a namespace is no parent: with the
// namespace Game, `Game.Run` counts as no tag `Game`, and is another tag than `Voice.Run`.

#include "core/support/StringMap.h"
#include "core/tags/vocabulary/MirrorWords.h"
#include "core/tags/vocabulary/PropertyTypes.h"
#include "core/tags/vocabulary/TagDefinition.h"
#include "core/tags/vocabulary/TagGroups.h"
#include "core/tags/vocabulary/TagRelations.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagline {

/// A typed name that means no tag, with the nearest name.
struct UnknownTag
{
    std::string suggestion;   ///< the nearest full or last name, empty if none is near
    bool isNamespace = false; ///< the name is that of a namespace, which is no tag
};

/// A last part that is common to several tags.
struct AmbiguousTag
{
    std::vector<std::string> candidates; ///< their full names, in byte order
};

/// The result of TagVocabulary::resolve.
using TagResolution = std::variant<TagId, UnknownTag, AmbiguousTag>;

/// Ids are dense and never change or vanish during a session. Names are unique.
///
/// Interning `Locomotion.Run` interns its parents too, as unregistered tags, so that `Locomotion` can be
/// named; they are grey and take no automatic colour until they are interned or defined themselves.
///
/// Only registered tags have synonyms and implications. Where definitions contradict each other
/// (core/tags/vocabulary/VocabularyCheck.h refuses those before they get here) nothing is lost: a registered
/// tag keeps its name before a synonym, the first of two tags keeps a synonym, and implications that go round
/// make their tags match alike.
class TagVocabulary
{
public:
    /// The tag of a full name; a new one is added as unregistered, with an automatic colour distinct from
    /// those of the other tags, which do not change.
    TagId intern(std::string_view name);
    /// Adds or replaces the definition of the tag named `definition.name`. A colour of 0 means the automatic
    /// one.
    TagId define(TagDefinition definition);

    std::size_t size() const { return m_definitions.size(); }
    const TagDefinition& operator[](TagId id) const { return m_definitions[id.value]; }
    /// The tag of a full name: the registered tag of that name, else the tag that has it as a synonym, else
    /// the unregistered tag of that name.
    std::optional<TagId> find(std::string_view name) const;
    /// The tag of exactly this name; synonyms do not count.
    std::optional<TagId> findNamed(std::string_view name) const;
    /// The tags of that name in named sets: `gameplay::Run` for `Run` (SetNames.h).
    std::vector<TagId> inSets(std::string_view name) const;
    /// The tag with that key, if any.
    std::optional<TagId> findKey(std::string_view key) const;

    // Relations between tags
    /// The tags whose frames count as this tag's: itself, all below it, and those that imply any of these,
    /// over any number of steps; in order of id. O(answer); the relations are computed once after a change.
    ///
    ///     matching(Moving)       Moving, Run                       by Run ⇒ Moving
    ///     matching(Locomotion)   Locomotion, Run, Walk, Walk.Fast
    std::vector<TagId> matching(TagId id) const;
    /// The tags whose frames are this tag's own: itself, and tags of sheets that were read before their name
    /// became a synonym of it. The meaning of `exact(Locomotion)`.
    std::vector<TagId> exactly(TagId id) const;
    /// All ids in order of the names' UTF-8 bytes, without those that are only namespaces.
    std::vector<TagId> inNameOrder() const;

    // Resolving typed names
    /// The tag of a full name or synonym, else the only tag that ends in these parts, else the only synonym
    /// that does; in the named set, or in the default one before others. Equal last names are ambiguous.
    TagResolution resolve(std::string_view typed) const;
    /// The tag of resolve(), or none without the reason.
    std::optional<TagId> findTyped(std::string_view typed) const;

    // Settings that tags share
    const std::vector<std::string>& namespaces() const { return m_namespaces; }
    void setNamespaces(std::vector<std::string> firstParts);
    bool isNamespace(std::string_view firstPart) const;
    const std::vector<TagGroup>& groups() const { return m_groups; }
    void setGroups(std::vector<TagGroup> groups) { m_groups = std::move(groups); }
    /// The group of a tag as declared, else a default group (carve, not exclusive). Its name is empty if the
    /// tag has no group.
    TagGroup groupOf(TagId id) const;
    /// The declared properties of frames.
    const std::vector<PropertyDefinition>& properties() const { return m_properties; }
    void setProperties(std::vector<PropertyDefinition> properties) { m_properties = std::move(properties); }
    /// The pairs of words that mirroring swaps.
    const MirrorWords& mirrorWords() const { return m_mirrorWords; }
    /// The pairs as they were set; empty if the built-in ones are used.
    const std::vector<MirrorPair>& mirrorPairs() const { return m_mirrorWords.pairs(); }
    /// Expects pairs without a problem.
    void setMirrorPairs(std::vector<MirrorPair> pairs) { m_mirrorWords = MirrorWords(std::move(pairs)); }

private:
    /// A name that ends in the part under which it is listed.
    struct Ending
    {
        std::string name;
        TagId tag;
        bool isSynonym = false;
    };

    TagId present(std::string_view name);
    TagId added(std::string_view name);
    void internParents(std::string_view name);
    void giveColour(TagId id);
    std::size_t nextColourBeside(TagId id) const;
    void lookAsPlain(TagId id);
    void claimSynonyms(TagId id);
    void releaseSynonyms(TagId id);
    std::optional<TagId> findSynonym(std::string_view name) const;
    bool isOnlyNamespace(TagId id) const;
    std::optional<TagId> findFull(std::string_view typed) const;
    std::vector<TagId> endingWith(std::string_view parts) const;
    std::vector<TagId> endingWith(std::string_view parts, bool isSynonym) const;
    std::string suggestion(std::string_view typed) const;
    std::optional<TagId> parentOf(std::string_view name) const;
    void appendRelations(TagId id, std::vector<TagRelation>& relations) const;
    std::shared_ptr<const TagRelations> relations() const;

    std::vector<TagDefinition> m_definitions;
    std::vector<std::optional<std::size_t>> m_colourIndices; ///< by TagId; none for mere parents
    std::size_t m_nextColour = 0;
    StringMap<TagId> m_byName;
    StringMap<std::vector<TagId>> m_bySynonym; ///< all tags that claim it, in order of id
    StringMap<std::vector<Ending>> m_byLastPart;
    std::vector<std::string> m_namespaces;
    std::vector<TagGroup> m_groups;
    std::vector<PropertyDefinition> m_properties;
    MirrorWords m_mirrorWords;
    mutable CachedRelations m_relations; ///< null: a tag or its relations changed
};

/// The n-th colour of the automatic palette: distinct for colour-blind people too, and distinct from the
/// yellow of queries. Repeats, shifted in lightness, after the palette's length.
Colour automaticColour(std::size_t index);
/// Number of automatic colours before they repeat.
inline constexpr std::size_t automaticColourCount = 100;
/// The index of a new tag's automatic colour beside the taken ones: from `first` on in the palette's order
/// (then from its beginning) the first that is distinct from all of them in OKLCH; if none is, the one with
/// the largest distance to its nearest taken colour.
std::size_t distinctColourIndex(std::span<const Colour> taken, std::size_t first = 0);

/// `Run` for `Locomotion.Run` and for `gameplay::Run`.
std::string_view lastPart(std::string_view dottedName);

} // namespace tagline
