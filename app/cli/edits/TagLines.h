#pragma once

// TagLines are several edits of tags from standard input, one per line: `tagline tag -`.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// The problem of the arguments of the command; empty if there is none.
QString misuseOfTagLines(const CommandArguments& arguments);

/// Makes all edits of standard input in order, saves, and prints a result for each; returns an ExitStatus.
/// With --strict nothing is saved if a line fails. Expects arguments without misuse.
int runTagLines(const CommandArguments& arguments, CommandDocument& read);

} // namespace tagline
