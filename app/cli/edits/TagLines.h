#pragma once

// TagLines are several edits of tags from standard input, one a line: `tagline tag -`.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"

namespace tagline {

/// What is wrong with the arguments of the command; empty where nothing is.
QString misuseOfTagLines(const CommandArguments& arguments);

/// Makes all edits of standard input in order, saves, and answers each; the answer is an ExitStatus. With
/// --strict a line that cannot be done keeps all from being saved. Expects arguments that are not misused.
int runTagLines(const CommandArguments& arguments, CommandDocument& read);

} // namespace tagline
