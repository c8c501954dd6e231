#pragma once

// The command line of the tagline program: the table of its sub-commands, and help about them.
//
// Results go to standard output, messages to standard error as `file:line:column: message`. What the process
// ends with says app/cli/ExitStatus.h.

#include <QStringList>

#include "app/cli/Command.h"

#include <string>
#include <vector>

namespace tagline {

/// All sub-commands in the order of the help.
const std::vector<Command>& commands();

/// Whether a first argument asks for the command line, and not for a window: a sub-command, help or the
/// version.
bool isCommand(const QString& argument);

/// What to do about a word that is no command: "did you mean render? tagline help lists all commands".
QString commandAdvice(const QString& typed);

/// A variable of the environment that commands heed.
struct EnvironmentVariable
{
    QString name;
    QString meaning;
};

const std::vector<EnvironmentVariable>& environmentVariables();

/// All that `tagline help` says of a command: its help and its examples.
QString wholeHelp(const Command& command);

/// The table of commands and options for people: what `tagline help` prints.
QString overview();

/// Runs the arguments that follow the program's name (app/cli/options/ArgumentText.h). Returns the exit
/// status. Expects a QCoreApplication, whose folder is where the import worker is looked for.
int runCommandLine(const QStringList& arguments);

/// Says why an argument cannot be used. Returns the exit status.
int refuseArgument(const QString& argument, const std::string& why);

} // namespace tagline
