#pragma once

// PathPatterns are paths with wildcards, for shells that pass them on unexpanded.

#include <string>
#include <vector>

namespace tagline {

/// The paths that a pattern matches, in order: `*` and `?` in a part match names in that folder, except those
/// that begin with a dot, `**` any number of folders. A path that exists, has no wildcard or matches nothing
/// is returned unchanged.
std::vector<std::string> matchingPaths(const std::string& pattern);

} // namespace tagline
