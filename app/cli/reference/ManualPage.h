#pragma once

// ManualPage is tagline(1), generated from the table of commands.

#include <QString>

namespace tagline {

/// The page in the macros of man(7): each command with its complete help, the options of all commands, the
/// exit statuses and the environment. `version` is that of the program.
QString manualPage(const QString& version);

/// The text escaped so that roff finds no requests in it.
QString roffText(QString text);

} // namespace tagline
