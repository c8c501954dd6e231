#include "tests/app/WidgetFaults.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLabel>

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

/// Whether words have less room than they need, and nothing says the rest.
bool isCut(const QWidget& widget)
{
    if (!widget.toolTip().isEmpty()) return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const bool isPlain =
            !label->text().isEmpty() && !label->wordWrap() && label->textFormat() != Qt::RichText;
        return isPlain && label->fontMetrics().horizontalAdvance(label->text().remove('&')) > label->width();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return !button->text().isEmpty() && button->sizeHint().width() > button->width();
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
