#pragma once

// JsonScan reads the JSON that programs write in a single pass, and leaves all that is unusual to the parser.

#include "core/io/json/JsonBuilder.h"

#include <stop_token>
#include <string_view>

namespace tagline {

/// Calls a builder for a whole text just as the parser would. False if it does not: for text that is no JSON
/// or that the builder refuses, strings with escapes, numbers with an exponent or more than 18 digits, and if
/// it is to stop. `position` is the one that the builder was made with.
bool scanJson(std::string_view bytes, JsonBuilder& builder, std::size_t& position,
              const std::stop_token& stop);

} // namespace tagline
