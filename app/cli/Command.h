#pragma once

// Command is one sub-command of the tagline program.

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
    int (*run)(const QStringList& arguments); ///< gets what follows its name; returns an ExitStatus
    CommandOptions options;                   ///< its own, without those of all commands
    /// Lines for a shell, at least one, of a copy of the sample library, sample, and files beside it. The
    /// tests run them.
    QStringList examples;
    /// Whether --write-directly has a meaning: it writes files that may be there already.
    bool writesDirectly = false;
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
