#pragma once

// The commands that print what is made of the table of commands.

#include "app/cli/Command.h"

namespace tagline {

Command completionsCommand();
Command manualCommand();

} // namespace tagline
