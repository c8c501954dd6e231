#pragma once

// LockedSteps finds the undo steps that change a tag set which was locked meanwhile: they are neither undone
// nor redone, and stay in the history.

#include <QString>
#include <QStringList>

#include "core/tags/sheet/SheetSets.h"

#include <optional>

class QUndoStack;

namespace tagline {

/// An undo step, and the names of the locked sets that it changes; that of the default set is empty.
struct LockedStep
{
    QString text;
    QStringList sets;
};

/// The first such step between the present index of the history and the index `done`; none if there is none.
/// Expects that the history has at least `done` steps.
std::optional<LockedStep> lockedStepOnTheWay(const QUndoStack& history, int done, const SetList& locked);

} // namespace tagline
