#pragma once

// QueryNames are the names that a query can use where it is asked: tags, saved queries, properties and
// joints.

#include "core/query/editing/MotionExample.h"
#include "core/query/editing/SavedQuery.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/PropertyIndex.h"
#include "core/tags/index/TagIndex.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagline {

/// A property of frames, or a value of the instances of a counted tag, that can be compared, and what with.
struct QueryProperty
{
    std::string name;
    std::vector<PropertyType> types; ///< that its values have; empty: not known
    /// All texts that it can be equal to, in the order in which they are offered; empty: any.
    std::vector<std::string> values = {};
    /// Of a value of instances: the full name of the tag, with which `name` begins (`Punch` of `Punch.hand`).
    std::string tag = {};
    /// Texts that instances have, in order, at most mostMet; others can be asked for too.
    std::vector<std::string> met = {};

    static constexpr std::size_t mostMet = 100;

    bool isOfInstances() const { return !tag.empty(); }
    bool operator==(const QueryProperty&) const = default;
};

/// The meaning of a name in a tag's place; a derived tag is borrowed.
using QueryMeaning = std::variant<TagId, const SavedQuery*, UnknownTag, AmbiguousTag>;

/// What a name such as Punch.hand asks of the instances of a tag; the value's name is a part of that name.
struct TagValueName
{
    TagId tag;
    std::string_view value;
};

/// Borrows all of it.
struct QueryNames
{
    const TagVocabulary& vocabulary;
    std::span<const SavedQuery> savedQueries = {};
    /// In order of the names' UTF-8 bytes; without a value any name before a comparison is a property.
    std::optional<std::span<const QueryProperty>> properties = {};
    /// Whether there is motion to ask: signals and contacts.
    bool hasSignals = false;
    /// The joints that the library's clips have; without a value any name is a joint.
    std::optional<std::span<const std::string>> joints = {};

    /// Of which tags clips have ranges; null where that is not known.
    const TagIndex* tagged = nullptr;
    /// Tags that are the answers of their queries.
    std::span<const SavedQuery> derivedTags = {};
    /// What like() can name; without a value any name is an example's.
    std::optional<std::span<const MotionExample>> examples = {};

    /// The tag that a typed name means. A tag that is a name alone, without a definition and without ranges,
    /// as one that was deleted or whose making was undone, hides no other and makes none ambiguous.
    TagResolution resolve(std::string_view typed) const;
    /// The same of the names of tag sets alone: the tag of the one named set that has ranges of it, where the
    /// default set has none; none where the sets do not decide.
    std::optional<TagResolution> resolvedInSets(std::string_view typed) const;
    /// The meaning of a typed name. A full name goes first: of a tag that has a definition or ranges, itself
    /// or below it, then of a derived tag. Else names that end so count together, and more than one is
    /// ambiguous.
    QueryMeaning meaningOf(std::string_view typed) const;
    /// The name of a tag, derived ones too, that is nearest to a typed name which means none; empty where
    /// none is near.
    std::string nearestTag(std::string_view typed, const UnknownTag& unknown) const;
    /// Whether a query for the tag can find anything that people know of: itself, or one below it.
    bool isKnown(TagId tag) const;
    /// The tags right below one that a query can find anything for, in order of id: of Contact, Contact.Left
    /// and not Contact.Left.Toe. O(tags).
    std::vector<TagId> rightBelow(TagId parent) const;
    /// Whether tags name such a group, or one is declared; in composed form. O(tags).
    bool isGroup(std::string_view name) const;
    /// The example's name as it is kept, whose letters may be put together in another way; none where there
    /// is no such example. O(examples).
    std::optional<std::string> findExample(std::string_view name) const;
    /// The property of that name; null where it is not known. O(log properties).
    const QueryProperty* findProperty(std::string_view name) const;
    /// What a name before a comparison asks: the property of that full name, else a value of the instances of
    /// the tag that the name says before one of its last dots, the longest such tag first. Null where neither
    /// is known.
    const QueryProperty* findCompared(std::string_view typed) const;
    /// The tag whose instances' values such a name asks, as findCompared() decides; none where it asks a
    /// property. Where properties are not known: of a counted tag, unless the value is called as a record is.
    std::optional<TagValueName> instanceValue(std::string_view typed) const;
    /// The counted tag that a name says before a dot, and the value behind it, though no instance has it.
    std::optional<TagValueName> countedTagIn(std::string_view typed) const;
    /// The names of the values that instances of a tag have, in order.
    std::vector<std::string_view> valueNames(TagId tag) const;
    /// Whether a clip of the library may have a joint of that name: one is spelled so but for case, for what
    /// stands before the last ':' or '|', and for all but letters and digits. O(joints).
    bool isJoint(std::string_view name) const;
};

/// The properties that clips have or a library declares, as QueryNames takes them; the state of clips too.
std::vector<QueryProperty> queryProperties(const PropertyIndex& index,
                                           std::span<const PropertyDefinition> declared);
/// The same with what the vocabulary declares, and the values of instances: of a tag, those of what counts as
/// it. A property of frames goes before a value of that name, a longer tag's value before a shorter one's.
std::vector<QueryProperty> queryProperties(const PropertyIndex& index, const InstanceIndex& instances,
                                           const TagVocabulary& vocabulary);

} // namespace tagline
