#pragma once

// GitInstallation is `tagline merge-files --install`: what a repository lacks is shown, agreed to, and
// written.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// Of the repository that the one path lies in, the current folder without one; asks at the terminal unless
/// --yes was given. Returns an ExitStatus.
int installInRepository(const CommandArguments& arguments);

} // namespace tagline
