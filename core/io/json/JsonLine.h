#pragma once

// JsonLine is JSON on one line, for messages and for line-based formats.

#include <string>
#include <string_view>

namespace tagline {

/// Expects the output of JsonWriter, whose strings hold no line breaks.
std::string inOneLine(std::string_view json);

} // namespace tagline
