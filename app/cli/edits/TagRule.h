#pragma once

// TagRule runs a rule of the library file from the command line: `tagline tag --rule NAME`.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// Accepts every suggestion of the rule --rule in the paths and saves, or with --dry-run says what it would;
/// the answer is an ExitStatus. Expects that --rule is given, a path, and of --leave a
/// number.
int runTagRule(const CommandArguments& arguments);

} // namespace tagline
