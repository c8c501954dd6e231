#pragma once

// The program's own icons by name: drawings in the palette's colours, sharp at every size and scale.

#include <QColor>
#include <QIcon>
#include <QStringList>

namespace tagline {

/// The icon `resources/icons/<name>.svg`, drawn in the colour of the palette's text (muted where disabled,
/// accent where on). `tagline`, the program's own icon, keeps its colours. Expects a name of `iconNames()`.
QIcon icon(const QString& name);
/// The same in one colour that does not change with the state.
QIcon icon(const QString& name, const QColor& colour);

/// Every name that there is, in order.
QStringList iconNames();

} // namespace tagline
