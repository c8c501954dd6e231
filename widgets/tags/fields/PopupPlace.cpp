#include "widgets/tags/fields/PopupPlace.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace tagline {

void placePopup(QWidget& popup, const QPoint& globalPosition)
{
    popup.adjustSize();
    const QRect available = popup.screen()->availableGeometry();
    popup.move(std::clamp(globalPosition.x(), available.left(),
                          std::max(available.left(), available.right() - popup.width())),
               std::clamp(globalPosition.y(), available.top(),
                          std::max(available.top(), available.bottom() - popup.height())));
}

} // namespace tagline
