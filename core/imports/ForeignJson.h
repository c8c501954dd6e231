#pragma once

// ForeignJson is what readers of other programs' JSON share: members by name, numbers, lists.

#include "core/imports/ForeignTags.h"
#include "core/io/json/JsonReading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The code of the error of a file of tags of our own.
inline constexpr std::string_view ownTagsCode = "foreign.own-tags";

/// The whole file; errors have codes that begin with "foreign.", a file of tags of our own too.
Result<JsonDocument> parsedJson(const ForeignFile& file);

/// The member of an object; none if the value is no object or has no such member, or has null there.
std::optional<JsonNode> memberOf(JsonNode node, std::string_view name);
/// The text of a member; empty if it is no string.
std::string textOf(JsonNode node, std::string_view name);
/// The elements of a member; none if it is no array.
std::vector<JsonNode> elementsOf(JsonNode node, std::string_view name);

/// A finite number under that name, or a problem: "expected the number start_t".
std::optional<double> numberMember(JsonNode node, std::string_view name, JsonProblems& problems);

} // namespace tagline
