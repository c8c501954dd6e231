#pragma once

// The actions that change what is open: none of them can be taken while it is only looked at.

#include <QList>

namespace tagline {

/// Ids of the action table. Actions that open something in which changes are only a part of what can be done
/// are none of them: there each change is refused by itself. Nor is Save, whose key says that nothing is
/// saved.
const QList<const char*>& editActions();
bool isEditAction(const char* id);

} // namespace tagline
