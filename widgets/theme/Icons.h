#pragma once

// The program's own icons by name: drawings in the theme's colours, sharp at every size and scale.

#include <QIcon>
#include <QStringList>

#include "widgets/theme/Theme.h"

namespace tagline {

/// The icon `resources/icons/<name>.svg`, in the colour that the theme has for its state: read second at
/// rest, read under the mouse, accent where on. `tagline`, the program's own icon, keeps its colours. Expects
/// a name of `iconNames()`.
QIcon icon(const QString& name);
/// The same in one colour of the theme that does not change with the state.
QIcon icon(const QString& name, ThemeColour colour);

/// Every name that there is, in order.
QStringList iconNames();

} // namespace tagline
