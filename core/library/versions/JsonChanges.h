#pragma once

// JsonChanges says what differs between two JSON values, member by member.

#include "core/io/json/JsonDocument.h"
#include "core/library/versions/Change.h"
#include "core/support/ExtraKey.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A member that differs.
struct MemberChange
{
    /// Keys from the outside in; an element of a list of named objects is named: vocabulary, Run, colour.
    std::vector<std::string> path;
    Change<std::string> json; ///< values as JSON text in the project's layout

    bool operator==(const MemberChange&) const = default;
};

/// Names of the elements of lists, by the keys that these have in the outermost object.
using ListNames = std::map<std::string, std::vector<std::string>>;

/// Objects are compared member by member, in any order. Lists whose elements have names in both versions, or
/// are objects with a "name" each (or a "source"), none twice, are compared by it, and their order as one
/// more change, of the list of names. Any other value is the same or not.
std::vector<MemberChange> changesBetween(JsonNode before, JsonNode after, const ListNames& namesBefore = {},
                                         const ListNames& namesAfter = {});

/// The changes between lists of unknown members. Expects them as they were read.
std::vector<MemberChange> changesBetween(std::span<const ExtraKey> before, std::span<const ExtraKey> after);

/// The elements of a list by the values of "name", else of "source"; none if an element has neither, or two
/// have the same.
std::optional<std::vector<std::pair<std::string, JsonNode>>> namedElements(JsonNode list);

/// The members of an object in its order.
std::vector<std::pair<std::string, JsonNode>> membersOf(JsonNode object);

/// The JSON text of an object with these members.
std::string objectOf(std::span<const ExtraKey> members);

} // namespace tagline
