#include "tests/app/WidgetFaults.h"

#include "widgets/theme/controls/ElidedButton.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLabel>

#include <algorithm>

namespace tagline::test {
namespace {

QString nameOf(const QWidget& widget)
{
    QString name = widget.metaObject()->className();
    for (const QWidget* each = &widget; each && !each->isWindow(); each = each->parentWidget())
        if (!each->objectName().isEmpty()) return name + " in " + each->objectName();
    return name;
}

/// What scrolls may reach beyond what shows it.
bool isScrolled(const QWidget& widget)
{
    const auto* area = widget.parentWidget()
                           ? qobject_cast<QAbstractScrollArea*>(widget.parentWidget()->parentWidget())
                           : nullptr;
    return area && area->viewport() == widget.parentWidget();
}

/// Qt keeps tab bars that are not shown as widgets without a height.
bool isSeen(const QWidget& widget)
{
    return widget.isVisible() && !widget.isWindow() && !widget.size().isEmpty() &&
           !widget.visibleRegion().isEmpty();
}

bool isOutside(const QWidget& widget)
{
    return !isScrolled(widget) && !widget.parentWidget()->rect().contains(widget.geometry());
}

/// Whether words have less room than they need, and nothing says the rest. A tooltip does where the words end
/// in "…"; a button that is no ElidedButton loses letters at both sides.
bool isCut(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button && !qobject_cast<const ElidedButton*>(button))
        return !button->text().isEmpty() && button->sizeHint().width() > button->width();
    if (!widget.toolTip().isEmpty()) return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const bool isRich = label->textFormat() == Qt::RichText ||
                            (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        if (label->wordWrap() || isRich) return false;
        const QStringList lines = label->text().remove('&').split('\n');
        return std::any_of(lines.begin(), lines.end(), [label](const QString& line) {
            return label->fontMetrics().horizontalAdvance(line) > label->width();
        });
    }
    return false; // an ElidedLabel says what it cuts
}

} // namespace

QStringList widgetFaults(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isSeen(*widget)) continue;
        const QRect at = widget->geometry();
        const QString where = QString("%1 at %2,%3 %4×%5")
                                  .arg(nameOf(*widget))
                                  .arg(at.x())
                                  .arg(at.y())
                                  .arg(at.width())
                                  .arg(at.height());
        if (isOutside(*widget)) found << where + " reaches out of " + nameOf(*widget->parentWidget());
        if (isCut(*widget)) found << where + " is cut";
    }
    return found;
}

} // namespace tagline::test
