#pragma once

// The commands that print documents generated from the table of commands.

#include "app/cli/Command.h"

namespace tagline {

Command completionsCommand();
Command manualCommand();

} // namespace tagline
