#pragma once

// Command is one subcommand of the tagline program.

#include <QString>
#include <QStringList>

#include "app/cli/ExitStatus.h"
#include "app/cli/options/CommandArguments.h"

namespace tagline {

struct Command
{
    QString name;
    QString summary;                          ///< one line
    QString help;                             ///< usage and options, with a final line break
    int (*run)(const QStringList& arguments); ///< gets the arguments after the name; returns an ExitStatus
    CommandOptions options;                   ///< its own options, without those of all commands
    /// Lines for a shell, at least one, run next to a copy of the sample library, named sample, and other
    /// files. The tests run them.
    QStringList examples;
    /// Whether --write-directly applies: the command writes files that may exist already.
    bool writesDirectly = false;
    /// Prints the help of one part, such as a function of queries, and returns an ExitStatus; null if the
    /// command has no parts.
    int (*explain)(const QString& part) = nullptr;
};

Command infoCommand();
Command queryCommand();
Command captionCommand();
Command checkCommand();
Command backupsCommand();
Command compareCommand();
Command coverageCommand();
Command cutCommand();
Command diffCommand();
Command driveCommand();
Command duplicatesCommand();
Command exportCommand();
Command examplesCommand();
Command fitCommand();
Command formatCommand();
Command formatsCommand();
Command importCommand();
Command pickCommand();
Command poseCommand();
Command propertyCommand();
Command queriesCommand();
Command tagCommand();
Command relinkCommand();
Command renameCommand();
Command mergeCommand();
Command mediaCommand();
Command mergeFilesCommand();
Command likeCommand();
Command minutesCommand();
Command mirrorCommand();
Command deleteCommand();
Command segmentsCommand();
Command setsCommand();
Command signalsCommand();
Command splitCommand();
Command stateCommand();
Command suggestCommand();
Command takesCommand();
Command transitionsCommand();
Command unitCommand();
Command vocabularyCommand();

} // namespace tagline
