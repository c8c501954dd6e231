#pragma once

// GitInstallation is `tagline merge-files --install`: shows the missing setup of a repository, asks for
// consent, and writes it.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// Installs into the repository of the one path, or of the current folder if there is no path; asks at the
/// terminal unless --yes was given. Returns an ExitStatus.
int installInRepository(const CommandArguments& arguments);

} // namespace tagline
