#pragma once

// AnyRecord is the property `any.author` and its like: the record of any tag (core/tags/sheet/TagRecords.h).
//
//   Run.author              [12 ── "ana" ── 31)
//   Walk.author                                   [40 ─ "ben" ─ 58)
//   any.author == "ben"                           [40 ──────── 58)

#include "core/query/evaluation/QueryLibrary.h"
#include "core/tags/sheet/TagRecords.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The field that such a property asks for; none for any other name.
std::optional<RecordField> anyRecord(std::string_view property);
/// The type that the values of a field have.
PropertyType typeOf(RecordField field);

/// The properties of the library that are records of the field that `property` asks for; none for any other
/// name. O(properties).
std::vector<std::string> recordsMeant(std::string_view property, const QueryLibrary& library);

} // namespace tagline
