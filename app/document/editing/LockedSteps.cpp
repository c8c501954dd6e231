#include "app/document/editing/LockedSteps.h"

#include "app/document/editing/TagSheetEdit.h"

namespace tagline {
namespace {

/// The sets of `locked` that a step changes.
QStringList lockedSetsOf(const QUndoCommand& step, const SetList& locked)
{
    QStringList sets;
    if (const auto* edit = dynamic_cast<const TagSheetEdit*>(&step))
        for (const std::string& set : edit->sets())
            if (locked.contains(set)) sets << QString::fromStdString(set);
    for (int i = 0; i < step.childCount(); ++i) sets << lockedSetsOf(*step.child(i), locked);
    sets.removeDuplicates();
    return sets;
}

} // namespace

std::optional<LockedStep> lockedStepOnTheWay(const QUndoStack& history, int done, const SetList& locked)
{
    const int now = history.index();
    const bool isUndo = done < now;
    for (int i = isUndo ? now - 1 : now; isUndo ? i >= done : i < done; i += isUndo ? -1 : 1) {
        const QUndoCommand& step = *history.command(i);
        if (const QStringList sets = lockedSetsOf(step, locked); !sets.isEmpty())
            return LockedStep{step.actionText(), sets};
    }
    return std::nullopt;
}

} // namespace tagline
