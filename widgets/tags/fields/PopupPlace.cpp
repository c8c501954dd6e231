#include "widgets/tags/fields/PopupPlace.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace tagline {

namespace {

constexpr int popupGap = 6; ///< between a popup and what it is about, pixels

/// The nearest corner at which all of a popup is on the screen.
QPoint onScreen(QPoint corner, QSize popup, const QRect& screen)
{
    return {std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - popup.width())),
            std::clamp(corner.y(), screen.top(), std::max(screen.top(), screen.bottom() - popup.height()))};
}

} // namespace

void placePopup(QWidget& popup, const QPoint& globalPosition)
{
    popup.adjustSize();
    popup.move(onScreen(globalPosition, popup.size(), popup.screen()->availableGeometry()));
}

QPoint placeClearOf(const QRect& subject, QSize popup, const QRect& screen)
{
    const QRect around = subject.adjusted(-popupGap, -popupGap, popupGap, popupGap);
    const int above = around.top() - popup.height(), before = around.left() - popup.width();
    const QPoint corners[]{{subject.left(), above},
                           {subject.left(), around.bottom()},
                           {around.right(), subject.top()},
                           {before, subject.top()}};
    for (const QPoint& corner : corners) {
        const QRect place(onScreen(corner, popup, screen), popup);
        if (!place.intersects(subject)) return place.topLeft();
    }
    return onScreen({subject.left(), above}, popup, screen);
}

void placePopup(QWidget& popup, const QRect& subject)
{
    popup.adjustSize();
    popup.move(placeClearOf(subject, popup.size(), popup.screen()->availableGeometry()));
}

} // namespace tagline
