#pragma once

// SaveRemedies are the choices of a person after something could not be saved.

#include "core/support/Result.h"

#include <QString>
#include <QTime>

#include <set>
#include <string>
#include <vector>

class QWidget;

namespace tagline {

/// None: nothing changes, the edits stay here unsaved.
enum class SaveRemedy { None, TryAgain, SaveElsewhere, WriteDirectly, ReplaceDamaged };

/// A failed save, with the other place that a person may save in.
struct FailedSave
{
    QString text;              ///< the sentence that says which save failed
    std::vector<Error> errors; ///< the first is the reason that is told first
    QString elsewhere;         ///< the words of the button, and of its tip
    QString elsewhereTip;
    int triedAgain = 0;        ///< number of times that a person tried again
    QTime lastTried = {};      ///< time of the last of these
    QString backupFolder = {}; ///< folder for the former content of files that are written directly
};

/// Waits for the choice. Writing directly is offered if that may help one of the files: never if the program
/// itself refuses to write, or has no disk to write to. Replacing is offered for tags whose file on the disk
/// is damaged.
SaveRemedy chosenRemedy(const FailedSave& failed, QWidget* parent);

/// The folders of the files that may be helped by writing them directly.
std::set<std::string> foldersHelpedDirectly(const std::vector<Error>& errors);

/// The damaged files of tags among those of the errors.
std::set<std::string> damagedFiles(const std::vector<Error>& errors);

} // namespace tagline
