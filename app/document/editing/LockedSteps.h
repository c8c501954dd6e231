#pragma once

// LockedSteps finds the steps of the history that change a tag set which was locked meanwhile: they are
// neither undone nor redone, and stay in the history.

#include <QString>
#include <QStringList>

#include "core/tags/sheet/SheetSets.h"

#include <optional>

class QUndoStack;

namespace tagline {

/// A step, and the locked sets that it changes; the default one is empty.
struct LockedStep
{
    QString text;
    QStringList sets;
};

/// The first such step on the way from where the history is to where `done` steps are done; none where there
/// is none. Expects as many steps.
std::optional<LockedStep> lockedStepOnTheWay(const QUndoStack& history, int done, const SetList& locked);

} // namespace tagline
