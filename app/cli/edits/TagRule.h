#pragma once

// TagRule runs a rule of the library file from the command line: `tagline tag --rule NAME`.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// Accepts every suggestion of the rule --rule in the paths and saves, or with --dry-run prints the
/// expected result; returns an ExitStatus. Expects --rule, a path, and a number for --leave if that is
/// given.
int runTagRule(const CommandArguments& arguments);

} // namespace tagline
