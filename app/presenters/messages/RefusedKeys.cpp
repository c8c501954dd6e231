#include "app/presenters/messages/RefusedKeys.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/KeySet.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

namespace tagline {

RefusedKeys::RefusedKeys(QWidget& window, const ActionRegistry& actions, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
{
    window.installEventFilter(this);
}

bool RefusedKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto& press = static_cast<const QKeyEvent&>(*event);
    if (press.isAutoRepeat() || press.key() == Qt::Key_unknown || press.key() == 0) return false;
    const QKeySequence key(int(press.modifiers() & ~Qt::KeypadModifier) | press.key());
    const QString id = actionWithKey(key, keysNow(m_actions));
    if (id.isEmpty()) return false;
    const QString whyNot = m_actions.whyNot(id);
    if (!whyNot.isEmpty())
        emit pressed(id, tr("“%1”: %2", "a command, and why not now").arg(nameOfAction(id), whyNot));
    return false;
}

} // namespace tagline
