#pragma once

// NameClash says where two names could mean the same to a query.

#include <string_view>

namespace tagline {

/// Whether `text` in a query could mean a tag of that full name, or one above it: `Run`, `Fast` and
/// `Locomotion.Run` of `Locomotion.Run.Fast`, not `Loco`.
bool couldMean(std::string_view text, std::string_view name);

} // namespace tagline
