#pragma once

// The echo of a query shows how it was parsed: symbols, full names and all brackets.
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

/// A name as written in a query: unchanged, or in quotes if it would not be read as one name.
///
///   Locomotion.Run      "walk-fast"      "None"      "say \"hi\""
std::string quotedName(std::string_view name);

/// The name of a value of a tag's instances in queries: `Punch.hand`.
std::string valueName(std::string_view tag, std::string_view value);

/// A text in quotes, with escapes.
std::string inQuotes(std::string_view text);

/// A value as written in a query: "gravel" in quotes, 3.5, true.
std::string valueInQuery(const PropertyValue& value);

} // namespace tagline
