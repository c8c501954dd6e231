#pragma once

// PopupPlace computes the position of popups.

#include <QPoint>
#include <QRect>
#include <QSize>

class QWidget;

namespace tagline {

/// Gives a popup its preferred size and moves its corner to a global position, or to the nearest one at which
/// the popup is entirely on the screen.
void placePopup(QWidget& popup, const QPoint& globalPosition);

/// Position of a popup that does not cover its subject: above it, else below, else beside it; if there is no
/// room, above it as far as the screen allows. All global.
QPoint placeClearOf(const QRect& subject, QSize popup, const QRect& screen);
/// Gives a popup its preferred size and places it clear of its subject.
void placePopup(QWidget& popup, const QRect& subject);

} // namespace tagline
