#include "app/presenters/live/KeyListening.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QWidget>

namespace tagline {
namespace {

bool takesText(const QWidget* widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) return box->isEditable();
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
}

bool isActive(const QWidget& window)
{
    const QWidget* active = QApplication::activeWindow();
    if (!active || active == &window) return active != nullptr;
    const Qt::WindowType type = active->windowType();
    return active->parentWidget() == &window && (type == Qt::Tool || type == Qt::Window) &&
           !qobject_cast<const QDialog*>(active);
}

} // namespace

bool hearsKeys(const QWidget& window)
{
    return isActive(window) && !QApplication::activePopupWidget() && !QApplication::activeModalWidget() &&
           !takesText(QApplication::focusWidget());
}

} // namespace tagline
