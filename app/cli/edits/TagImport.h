#pragma once

// TagImport reads the tags of other programs' files from the command line: `tagline import --from FORMAT`.

#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// The options that `tagline import` knows.
CommandOptions importOptions();

/// What is wrong with the arguments of an import of tags; empty where nothing is.
QString misuseOfTagImport(const CommandArguments& arguments);

/// Imports the tags and saves, or with --dry-run says what would come of it; the answer is an ExitStatus.
/// Expects arguments that are not misused.
int runTagImport(const CommandArguments& arguments);

} // namespace tagline
