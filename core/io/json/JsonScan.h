#pragma once

// JsonScan reads the JSON that programs write in a single pass, and leaves all that is unusual to the parser.

#include "core/io/json/JsonBuilder.h"

#include <stop_token>
#include <string_view>

namespace tagline {

/// Tells a builder of a whole text what the parser would. False where it does not: of what is no JSON, what
/// the builder refuses, strings with escapes, numbers with an exponent or more than 18 digits, and where it
/// is to stop. `position` is the one that the builder was made with.
bool scanJson(std::string_view bytes, JsonBuilder& builder, std::size_t& position,
              const std::stop_token& stop);

} // namespace tagline
