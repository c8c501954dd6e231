#include "app/presenters/live/KeyMode.h"

#include "app/presenters/live/KeyListening.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace tagline {

KeyMode::KeyMode(QWidget& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool KeyMode::hearsPresses() const { return hearsKeys(m_window); }

bool KeyMode::eventFilter(QObject* watched, QEvent* event)
{
    if (!isListening()) return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (!watched->isWidgetType() || !filterKey(static_cast<QKeyEvent&>(*event), event->type()))
            return false;
        event->accept();
        return true;
    case QEvent::ApplicationDeactivate:
    case QEvent::WindowDeactivate:
        releaseAll();
        return false;
    default:
        noteOther(*event);
        return false;
    }
}

} // namespace tagline
