#pragma once

// TagVocabulary gives tags their names, colours and keys, knows what counts as what, and resolves what a
// person typed to a tag.
//
// A frame that has the tag below has the tag above too, in as many steps as there are:
//
//   Locomotion.Run   counts as   Locomotion     its parent: the name up to a dot
//   Run              counts as   Moving         by the implication Run ⇒ Moving
//   Jog              is          Run            by the synonym Jog of Run: another name for the same tag
//
// None of this is stored with the frames. A first dotted part that is a namespace is no parent: with the
// namespace Game, `Game.Run` counts as no tag `Game`, and stays another tag than `Voice.Run`.

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

/// A typed name that means no tag: what it may have meant.
struct UnknownTag
{
    std::string suggestion;   ///< the nearest full or last name, empty where nothing is near
    bool isNamespace = false; ///< the name is that of a namespace, which is no tag
};

/// A last part that several tags share.
struct AmbiguousTag
{
    std::vector<std::string> candidates; ///< their full names, in byte order
};

/// The answer of TagVocabulary::resolve.
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
    /// The tag that a full name means; added as unregistered, with an automatic colour that is told apart
    /// from those of the others, where it is new. They keep theirs.
    TagId intern(std::string_view name);
    /// Adds or replaces what is known of the tag that is named `definition.name`. A colour of 0 means the
    /// automatic one.
    TagId define(TagDefinition definition);

    std::size_t size() const { return m_definitions.size(); }
    const TagDefinition& operator[](TagId id) const { return m_definitions[id.value]; }
    /// The tag that a full name means: the registered tag of that name, else the tag that has it as a
    /// synonym, else the unregistered tag of that name.
    std::optional<TagId> find(std::string_view name) const;
    /// The tag that is named so itself; synonyms do not count.
    std::optional<TagId> findNamed(std::string_view name) const;
    /// The tags of named sets that are named so there: `gameplay::Run` for `Run` (SetNames.h).
    std::vector<TagId> inSets(std::string_view name) const;
    /// The tag with that key, if any.
    std::optional<TagId> findKey(std::string_view key) const;

    // What counts as what
    /// The tags whose frames count as this tag's: itself, all below it, and what implies any of these, in
    /// whatever many steps; in order of id. O(answer); the relations are worked out once after a change.
    ///
    ///     matching(Moving)       Moving, Run                       by Run ⇒ Moving
    ///     matching(Locomotion)   Locomotion, Run, Walk, Walk.Fast
    std::vector<TagId> matching(TagId id) const;
    /// The tags whose frames are this tag's own: itself, and tags of sheets that were read before their name
    /// became a synonym of it. What `exact(Locomotion)` means.
    std::vector<TagId> exactly(TagId id) const;
    /// All ids in order of the names' UTF-8 bytes, without those that are only namespaces.
    std::vector<TagId> inNameOrder() const;

    // What a person types
    /// A full name or synonym wins, else last parts that one tag ends with, else one tag's synonym; of the
    /// set that is named, or of the default one before others. Equal last names are two candidates.
    TagResolution resolve(std::string_view typed) const;
    /// The tag that `resolve` answers, without the reasons where there is none.
    std::optional<TagId> findTyped(std::string_view typed) const;

    // What tags share
    const std::vector<std::string>& namespaces() const { return m_namespaces; }
    void setNamespaces(std::vector<std::string> firstParts);
    bool isNamespace(std::string_view firstPart) const;
    const std::vector<TagGroup>& groups() const { return m_groups; }
    void setGroups(std::vector<TagGroup> groups) { m_groups = std::move(groups); }
    /// The group of a tag: what is declared of it, else one that carves and excludes nothing. Its name is
    /// empty where the tag has no group.
    TagGroup groupOf(TagId id) const;
    /// The declared properties of frames.
    const std::vector<PropertyDefinition>& properties() const { return m_properties; }
    void setProperties(std::vector<PropertyDefinition> properties) { m_properties = std::move(properties); }
    /// The words that are swapped in a mirror.
    const MirrorWords& mirrorWords() const { return m_mirrorWords; }
    /// As they were set; without any the built-in ones are swapped.
    const std::vector<MirrorPair>& mirrorPairs() const { return m_mirrorWords.pairs(); }
    /// Expects pairs without a problem.
    void setMirrorPairs(std::vector<MirrorPair> pairs) { m_mirrorWords = MirrorWords(std::move(pairs)); }

private:
    /// A name that ends with the part under which it is listed.
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
    std::vector<std::optional<std::size_t>> m_colourIndices; ///< by TagId; none of tags that are only parents
    std::size_t m_nextColour = 0;
    StringMap<TagId> m_byName;
    StringMap<std::vector<TagId>> m_bySynonym; ///< all that claim it, in order of id
    StringMap<std::vector<Ending>> m_byLastPart;
    std::vector<std::string> m_namespaces;
    std::vector<TagGroup> m_groups;
    std::vector<PropertyDefinition> m_properties;
    MirrorWords m_mirrorWords;
    mutable CachedRelations m_relations; ///< null: a tag or its relations changed
};

/// The n-th colour of the automatic palette: told apart by colour-blind people as well, and away from the
/// yellow that is the query's alone. Repeats, shifted in lightness, after the palette's length.
Colour automaticColour(std::size_t index);
/// So many automatic colours are there before they repeat themselves.
inline constexpr std::size_t automaticColourCount = 100;
/// Which automatic colour a new tag gets beside those that are taken: from `first` on in the palette's order
/// (and then from its beginning) the first that is told apart from all of them in OKLCH; where none is, the
/// one that is farthest from its nearest.
std::size_t distinctColourIndex(std::span<const Colour> taken, std::size_t first = 0);

/// `Run` of `Locomotion.Run` and of `gameplay::Run`.
std::string_view lastPart(std::string_view dottedName);

} // namespace tagline
