#pragma once

// PathPatterns are paths with wildcards, for shells that pass them on as they are typed.

#include <string>
#include <vector>

namespace tagline {

/// The paths that a pattern matches, in order: `*` and `?` in a part stand for names of that folder, without
/// those that begin with a dot, `**` for any number of folders. A path that is there, that has no wildcard or
/// that nothing matches is itself the answer.
std::vector<std::string> matchingPaths(const std::string& pattern);

} // namespace tagline
