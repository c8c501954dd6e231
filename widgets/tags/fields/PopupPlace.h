#pragma once

// PopupPlace is where a popup opens.

#include <QPoint>

class QWidget;

namespace tagline {

/// Gives a popup its size and puts its corner at a global position, as far as the screen lets it be seen
/// whole.
void placePopup(QWidget& popup, const QPoint& globalPosition);

} // namespace tagline
