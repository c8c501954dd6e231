#pragma once

// ShellCompletions are scripts that let shells complete commands, options, their values and files.

#include <QString>
#include <QStringList>

namespace tagline {

/// The shells with a script: bash, zsh, fish.
QStringList completedShells();

/// The script for a shell, generated from the table of commands. Expects one of completedShells().
/// Sources: bash(1) "Programmable Completion"; zshcompsys(1) "_arguments", "_describe"; fish's "complete".
QString completionScript(const QString& shell);

} // namespace tagline
