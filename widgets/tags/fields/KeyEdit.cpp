#include "widgets/tags/fields/KeyEdit.h"

#include <QKeyEvent>

namespace tagline {

QString tagKeyOf(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return {};
    const QString text = event.text();
    return text.size() == 1 && text.front().isLetterOrNumber() ? text.toUpper() : QString();
}

KeyEdit::KeyEdit(QWidget* parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setMaxLength(1);
    setAlignment(Qt::AlignCenter);
    setPlaceholderText(tr("Press a key"));
    setToolTip(tr("Press a digit or a letter; Backspace removes the key"));
    setAccessibleName(tr("Key of the tag"));
    setContextMenuPolicy(Qt::NoContextMenu);
}

bool KeyEdit::event(QEvent* event)
{
    // So that the press arrives here and not at a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        event->ignore(); // a dialog closes by it
        return;
    }
    const bool clears = event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete;
    const QString key = tagKeyOf(*event);
    if (!clears && key.isEmpty()) {
        event->ignore();
        return;
    }
    setText(key);
    emit keyChosen(key);
}

} // namespace tagline
