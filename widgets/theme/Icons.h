#pragma once

// The program's own icons by name: drawings in the theme's colours, sharp at every size and scale.

#include <QIcon>
#include <QStringList>

#include "widgets/theme/Theme.h"

namespace tagline {

/// The icon `resources/icons/<name>.svg`, in the theme's colour for its state: `muted` at rest, `text` under
/// the mouse, `accent` if on. `tagline`, the program's own icon, keeps its colours.
/// Expects a name of `iconNames()`.
QIcon icon(const QString& name);
/// The icon in one colour of the theme, independent of its state.
QIcon icon(const QString& name, ThemeColour colour);

/// The names of all icons, in order.
QStringList iconNames();

} // namespace tagline
