#pragma once

// SaveRemedies is what a person may do where something could not be saved.

#include "core/support/Result.h"

#include <QString>
#include <QTime>

#include <set>
#include <string>
#include <vector>

class QWidget;

namespace tagline {

/// None: all stays as it is, edited here and not saved.
enum class SaveRemedy { None, TryAgain, SaveElsewhere, WriteDirectly };

/// What is not saved, and where a person may save it instead.
struct FailedSave
{
    QString text;              ///< what could not be done
    std::vector<Error> errors; ///< the first is the reason that is told first
    QString elsewhere;         ///< the words of the button, and of its tip
    QString elsewhereTip;
    int triedAgain = 0;        ///< how often a person had it tried again
    QTime lastTried = {};      ///< when that was the last time
    QString backupFolder = {}; ///< where what is written over directly is kept
};

/// Waits for the choice. To write directly is offered where that may help one of the files: never where the
/// program will not write, or has no disk to write to.
SaveRemedy chosenRemedy(const FailedSave& failed, QWidget* parent);

/// The folders of the files that may be helped by writing them directly.
std::set<std::string> foldersHelpedDirectly(const std::vector<Error>& errors);

} // namespace tagline
