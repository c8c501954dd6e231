#pragma once

// The command line of the tagline program: the table of its subcommands, and their help.
//
// Results go to standard output, messages to standard error as `file:line:column: message`. The exit statuses
// are listed in app/cli/ExitStatus.h.

#include <QStringList>

#include "app/cli/Command.h"

#include <string>
#include <vector>

namespace tagline {

/// All subcommands in the order of the help.
const std::vector<Command>& commands();

/// Whether a first argument selects the command line instead of a window: a subcommand, help or the
/// version.
bool isCommand(const QString& argument);

/// Advice on a word that is no command: "did you mean render? tagline help lists all commands".
QString commandAdvice(const QString& typed);

/// An environment variable that commands use.
struct EnvironmentVariable
{
    QString name;
    QString meaning;
};

const std::vector<EnvironmentVariable>& environmentVariables();

/// The complete text of `tagline help` for a command: its help and its examples.
QString wholeHelp(const Command& command);

/// The table of commands and options for people: the output of `tagline help`.
QString overview();

/// Runs the arguments after the program's name (app/cli/options/ArgumentText.h). Returns the exit status.
/// Expects a QCoreApplication, in whose folder the import worker is looked for.
int runCommandLine(const QStringList& arguments);

/// Reports why an argument cannot be used. Returns the exit status.
int refuseArgument(const QString& argument, const std::string& why);

} // namespace tagline
