#include "widgets/theme/controls/StepStrip.h"

#include "widgets/theme/controls/ToolTips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace tagline {
namespace {

/// How far an arrow key steps; 0 of other keys.
int stepOf(int key) { return key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0; }

} // namespace

StepStrip::StepStrip(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty(tipsByPlace, true);
}

void StepStrip::request(int item)
{
    if (item >= 0 && item < itemCount()) emit itemRequested(item);
}

void StepStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) request(itemAt(event->position().x()));
}

void StepStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (followsDrags() && event->buttons() & Qt::LeftButton) request(itemAt(event->position().x()));
}

void StepStrip::keyPressEvent(QKeyEvent* event)
{
    const int step = stepOf(event->key());
    if (step == 0 || itemCount() == 0) return QWidget::keyPressEvent(event);
    request(currentItem() + step);
}

bool StepStrip::event(QEvent* event)
{
    // The arrows step here, and not on the timeline.
    if (event->type() == QEvent::ShortcutOverride && stepOf(static_cast<QKeyEvent*>(event)->key()) != 0) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int item = itemAt(help->pos().x());
    QToolTip::showText(help->globalPos(), item >= 0 ? tipOf(item) : toolTip(), this);
    return true;
}

} // namespace tagline
