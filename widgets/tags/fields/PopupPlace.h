#pragma once

// PopupPlace is where a popup opens.

#include <QPoint>
#include <QRect>
#include <QSize>

class QWidget;

namespace tagline {

/// Gives a popup its size and puts its corner at a global position, as far as the screen lets it be seen
/// whole.
void placePopup(QWidget& popup, const QPoint& globalPosition);

/// Where a popup of a size covers nothing of what it is about: above that, else below, else beside it; where
/// there is no room at all, as far up as the screen goes. All of it global.
QPoint placeClearOf(const QRect& subject, QSize popup, const QRect& screen);
/// Gives a popup its size and puts it there.
void placePopup(QWidget& popup, const QRect& subject);

} // namespace tagline
