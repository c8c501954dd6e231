#pragma once

// QueryNames are the names that a query can use:
// tags, saved queries, properties and joints.

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

/// A property of frames, or a value of a counted tag's instances, with the values that it can have.
struct QueryProperty
{
    std::string name;
    std::vector<PropertyType> types; ///< types of its values; empty: not known
    /// All texts that it can equal, in the order of completion; empty: any.
    std::vector<std::string> values = {};
    /// For a value of instances: full name of the tag that begins `name` (`Punch` of `Punch.hand`).
    std::string tag = {};
    /// Texts that occur in instances, in order, at most mostMet; queries can use others too.
    std::vector<std::string> met = {};

    static constexpr std::size_t mostMet = 100;

    bool isOfInstances() const { return !tag.empty(); }
    bool operator==(const QueryProperty&) const = default;
};

/// The meaning of a name in a tag's place; a derived tag is a pointer into the given names.
using QueryMeaning = std::variant<TagId, const SavedQuery*, UnknownTag, AmbiguousTag>;

/// Tag and value of a name such as Punch.hand; the value's name points into that name.
struct TagValueName
{
    TagId tag;
    std::string_view value;
};

/// Holds references to all of it.
struct QueryNames
{
    const TagVocabulary& vocabulary;
    std::span<const SavedQuery> savedQueries = {};
    /// In order of the names' UTF-8 bytes; none: any name before a comparison is a property.
    std::optional<std::span<const QueryProperty>> properties = {};
    /// Whether the library has motion: signals and contacts.
    bool hasSignals = false;
    /// The joints of the library's clips; none: any name is a joint.
    std::optional<std::span<const std::string>> joints = {};

    /// Index of the tags that have ranges in clips; null if it is not known.
    const TagIndex* tagged = nullptr;
    /// Tags that are the answers of their queries.
    std::span<const SavedQuery> derivedTags = {};
    /// Examples for like(); none: any name is an example.
    std::optional<std::span<const MotionExample>> examples = {};

    /// The tag that a typed name means. A tag with neither a definition nor ranges, such as a deleted one or
    /// one whose creation was undone, hides no other and makes none ambiguous.
    TagResolution resolve(std::string_view typed) const;
    /// The meaning of a typed name in named tag sets, if the default set has no range of it: the tag of the
    /// only named set with ranges of it, or ambiguous if several have; else none.
    std::optional<TagResolution> resolvedInSets(std::string_view typed) const;
    /// The meaning of a typed name. A full name has priority: first of a tag that has a definition or ranges,
    /// itself or below it, then of a derived tag. Otherwise all names that end in it count together, and more
    /// than one is ambiguous.
    QueryMeaning meaningOf(std::string_view typed) const;
    /// The name of the tag, including derived ones, that is nearest to an unknown typed name; empty if none
    /// is near.
    std::string nearestTag(std::string_view typed, const UnknownTag& unknown) const;
    /// Whether the tag or one that counts as it has a definition or ranges; true if `tagged` is null.
    bool isKnown(TagId tag) const;
    /// The known tags directly below a tag, in order of id: for Contact, Contact.Left and not
    /// Contact.Left.Toe. O(tags).
    std::vector<TagId> rightBelow(TagId parent) const;
    /// Whether a tag names this group, or it is declared; compared in composed form. O(tags).
    bool isGroup(std::string_view name) const;
    /// The stored spelling of an example's name, which may be composed differently; none if there is no such
    /// example. O(examples).
    std::optional<std::string> findExample(std::string_view name) const;
    /// The property of that name; null if it is not known. O(log properties).
    const QueryProperty* findProperty(std::string_view name) const;
    /// The property or value that a name before a comparison means: the property of that full name, else a
    /// value of the instances of the tag before one of its last dots, the longest such tag first. Null if
    /// neither is known.
    const QueryProperty* findCompared(std::string_view typed) const;
    /// The tag and value if findCompared() would choose a value of instances; none if it chooses a property.
    /// If properties are not known: the value of a counted tag, unless it has the name of a record.
    std::optional<TagValueName> instanceValue(std::string_view typed) const;
    /// The counted tag before a dot of a name, and the value behind it, even if no instance has that value.
    std::optional<TagValueName> countedTagIn(std::string_view typed) const;
    /// The names of the values that instances of a tag have, in order.
    std::vector<std::string_view> valueNames(TagId tag) const;
    /// Whether a clip of the library may have a joint of that name: letters and digits are compared, ignoring
    /// case and any prefix up to the last ':' or '|'. O(joints).
    bool isJoint(std::string_view name) const;
};

/// The properties of clips and those that a library declares, for QueryNames; also the state of clips.
std::vector<QueryProperty> queryProperties(const PropertyIndex& index,
                                           std::span<const PropertyDefinition> declared);
/// Also with the vocabulary's declarations and the values of instances, for a tag those of all that count as
/// it. A property of frames has priority over a value, a longer tag's value over a shorter one's.
std::vector<QueryProperty> queryProperties(const PropertyIndex& index, const InstanceIndex& instances,
                                           const TagVocabulary& vocabulary);

} // namespace tagline
