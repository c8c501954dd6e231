#include "widgets/theme/controls/InView.h"

#include <QScrollArea>

namespace tagline {

void bringIntoView(QWidget& widget)
{
    for (QWidget* above = widget.parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(&widget);
}

} // namespace tagline
