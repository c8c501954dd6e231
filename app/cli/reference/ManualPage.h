#pragma once

// ManualPage is tagline(1), made of the table of commands.

#include <QString>

namespace tagline {

/// The page in the macros of man(7): each command with its whole help, the options of all commands, the exit
/// statuses and the environment. `version` is that of the program.
QString manualPage(const QString& version);

/// A text in which roff finds no command of its own.
QString roffText(QString text);

} // namespace tagline
