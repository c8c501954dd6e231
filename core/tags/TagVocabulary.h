#pragma once

// TagVocabulary gives tags their names, colours and keys, and resolves what a person typed to a tag.

#include "core/support/StrongId.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace tagline {

/// Whether a tag marks runs of frames or single moments (ranges of one frame, drawn as pins).
enum class TagKind { Range, Point };

/// A colour as 0xRRGGBB.
using Colour = std::uint32_t;

/// What a vocabulary says of one tag.
struct TagDefinition
{
    std::string name;        ///< the full dotted name, `Locomotion.Run`; UTF-8, case-sensitive
    Colour colour = 0;       ///< how its ranges are drawn
    std::string key;         ///< the tag key ("1", "Q"), empty for none
    std::string group;       ///< the editing group, independent of dots; empty for none
    std::string description; ///< for people
    std::string mirror;      ///< full name of the left/right partner, empty for none
    TagKind kind = TagKind::Range;
    bool isRegistered = true; ///< false: a sidecar used the name, no library file defines it

    bool operator==(const TagDefinition&) const = default;
};

/// A typed name that means no tag: what it may have meant.
struct UnknownTag
{
    std::string suggestion; ///< the nearest full or last name, empty where nothing is near
};

/// A last part that several tags share.
struct AmbiguousTag
{
    std::vector<std::string> candidates; ///< their full names, in byte order
};

/// The answer of TagVocabulary::resolve.
using TagResolution = std::variant<TagId, UnknownTag, AmbiguousTag>;

/// Ids are dense and never change or vanish during a session. Names are unique.
/// Interning `Locomotion.Run` interns its parents too, as unregistered tags, so that `Locomotion` can be
/// named; they are grey and take no automatic colour until they are interned or defined themselves.
class TagVocabulary
{
public:
    /// The tag of that full name; added as unregistered, with the next automatic colour, where it is new.
    TagId intern(std::string_view name);
    /// Adds or replaces what is known of `definition.name`. A colour of 0 means the automatic one.
    TagId define(TagDefinition definition);

    std::size_t size() const { return m_definitions.size(); }
    const TagDefinition& operator[](TagId id) const { return m_definitions[id.value]; }
    std::optional<TagId> find(std::string_view name) const;
    /// The tag with that key, if any.
    std::optional<TagId> findKey(std::string_view key) const;

    /// The tag and every tag below it (`Locomotion` → itself, `Locomotion.Run` …), in order of id.
    std::vector<TagId> withDescendants(TagId id) const;
    /// All ids in order of the names' UTF-8 bytes.
    std::vector<TagId> inNameOrder() const;

    /// What a typed name means: a full name wins; else a last part (or last parts) that only one tag ends
    /// with.
    TagResolution resolve(std::string_view typed) const;
    /// The tag that `resolve` answers, without the reasons where there is none.
    std::optional<TagId> findTyped(std::string_view typed) const;

private:
    TagId present(std::string_view name);
    TagId added(std::string_view name);
    void internParents(std::string_view name);
    void giveColour(TagId id);
    std::vector<TagId> endingWith(std::string_view parts) const;
    std::string suggestion(std::string_view typed) const;

    std::vector<TagDefinition> m_definitions;
    std::vector<std::optional<std::size_t>> m_colourIndices; ///< by TagId; none of tags that are only parents
    std::size_t m_nextColour = 0;
    std::unordered_map<std::string, TagId> m_byName;
};

/// The n-th colour of the automatic palette: told apart by colour-blind people as well, and away from the
/// yellow that is the query's alone. Repeats, shifted in lightness, after the palette's length.
Colour automaticColour(std::size_t index);

/// `Run` of `Locomotion.Run`.
std::string_view lastPart(std::string_view dottedName);

} // namespace tagline
