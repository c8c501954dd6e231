#pragma once

// BesidePlace is where windows stand that a person works in beside the main window.

#include <QSize>

class QWidget;

namespace tagline {

/// Puts a window at the right edge of another, below its menus, so that the library and the figure stay in
/// sight. It is no larger than most of the screen.
void placeBeside(QWidget& placed, const QWidget& window, QSize wanted);

} // namespace tagline
