#pragma once

// The echo of a query says how it was understood: symbols, full names and all brackets.
//
//   run and Male & (tired or Limping)      ((Locomotion.Run & Male) & (Style.Tired | Style.Limping))

#include "core/tags/vocabulary/TagVocabulary.h"

#include "core/tags/sheet/PropertyValue.h"

#include <string>
#include <string_view>

namespace tagline {

class QueryExpression;

/// The query as text that parses to the same expression (while its brackets nest within the parser's bounds).
std::string echo(const QueryExpression& query, const TagVocabulary& vocabulary);

/// A name as a query writes it: as it is, or in quotes where it would not be read as one name.
///
///   Locomotion.Run      "walk-fast"      "None"      "say \"hi\""
std::string quotedName(std::string_view name);

/// What queries call a value of the instances of a tag: `Punch.hand`.
std::string valueName(std::string_view tag, std::string_view value);

/// A text in quotes, whatever is in it.
std::string inQuotes(std::string_view text);

/// A value as a query compares with it: "gravel" in quotes, 3.5, true.
std::string valueInQuery(const PropertyValue& value);

} // namespace tagline
