#pragma once

// Command is one sub-command of the tagline program.

#include <QString>
#include <QStringList>

namespace tagline {

/// What a command ends with.
enum ExitStatus { ExitDone = 0, ExitBadInput = 1, ExitUsage = 2 };

struct Command
{
    QString name;
    QString summary;                          ///< one line
    QString help;                             ///< usage and options, with a final line break
    int (*run)(const QStringList& arguments); ///< gets what follows its name; returns an ExitStatus
};

Command infoCommand();
Command queryCommand();
Command checkCommand();
Command cutCommand();
Command driveCommand();
Command exportCommand();
Command formatsCommand();
Command importCommand();
Command pickCommand();
Command tagCommand();
Command renameCommand();
Command mergeCommand();
Command likeCommand();
Command mirrorCommand();
Command deleteCommand();
Command setsCommand();
Command signalsCommand();
Command unitCommand();

} // namespace tagline
