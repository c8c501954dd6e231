#pragma once

// TagImport reads the tags of other programs' files from the command line: `tagline import --from FORMAT`.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// The options of `tagline import`.
CommandOptions importOptions();

/// The problem of the arguments of an import of tags; empty if there is none.
QString misuseOfTagImport(const CommandArguments& arguments);

/// Imports the tags and saves, or with --dry-run prints the expected result; returns an ExitStatus. Expects
/// arguments without misuse.
int runTagImport(const CommandArguments& arguments);

} // namespace tagline
