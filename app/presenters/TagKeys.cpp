#include "app/presenters/TagKeys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
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

} // namespace

TagKeys::TagKeys(QWidget& window, std::function<std::optional<TagId>(const std::string&)> tagOfKey,
                 QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_tagOfKey(std::move(tagOfKey))
{
    qApp->installEventFilter(this);
}

void TagKeys::setTagMode(bool isOn)
{
    if (isOn == m_isTagMode) return;
    m_isTagMode = isOn;
    emit tagModeChanged(isOn);
}

/// Whether a person works in the window itself, or in a panel that was torn off it.
bool TagKeys::isWindowActive() const
{
    const QWidget* active = QApplication::activeWindow();
    if (!active || active == &m_window) return active != nullptr;
    const Qt::WindowType type = active->windowType();
    return active->parentWidget() == &m_window && (type == Qt::Tool || type == Qt::Window) &&
           !qobject_cast<const QDialog*>(active);
}

bool TagKeys::isListening() const
{
    return isWindowActive() && !QApplication::activePopupWidget() && !QApplication::activeModalWidget() &&
           !takesText(QApplication::focusWidget());
}

std::optional<TagId> TagKeys::tagOf(const QKeyEvent& event) const
{
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) return std::nullopt;
    const int key = event.key();
    const bool isDigit = key >= Qt::Key_0 && key <= Qt::Key_9;
    const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
    if (event.modifiers() & Qt::ShiftModifier) return std::nullopt;
    if (!isDigit && !(isLetter && m_isTagMode)) return std::nullopt;
    return m_tagOfKey(std::string(1, char(key)));
}

/// Whether the event is ours; does what a press means.
bool TagKeys::take(const QKeyEvent& event, bool isPress)
{
    if (m_isTagMode && event.key() == Qt::Key_Escape) {
        if (isPress) setTagMode(false);
        return true;
    }
    const auto tag = tagOf(event);
    const bool isDigit = event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9;
    if (!tag && isPress && isDigit && event.modifiers() == Qt::NoModifier) emit keyWithoutTag(event.text());
    if (!tag) return false;
    if (isPress && !event.isAutoRepeat()) emit tagKeyPressed(*tag);
    return true;
}

bool TagKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((!isOverride && event->type() != QEvent::KeyPress) || !watched->isWidgetType() || !isListening())
        return false;
    if (!take(static_cast<QKeyEvent&>(*event), !isOverride)) return false;
    event->accept();
    return true;
}

} // namespace tagline
