#include "widgets/timeline/LaneFilterField.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QKeyEvent>

namespace tagline {

LaneFilterField::LaneFilterField(QWidget* parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("laneFilter"));
    setPlaceholderText(tr("Filter lanes"));
    setAccessibleName(tr("Lane filter"));
    setClearButtonEnabled(true);
    setFrame(false);
    followTheme(this, [this] { setFont(textFont(TextSize::Caption)); }); // it stands in a narrow strip
    setError({});
}

void LaneFilterField::setError(const QString& error)
{
    m_error = error;
    showTip();
    // A colour of the text makes the hint of an empty field half as strong as it.
    setThemedStyleSheet(this, QStringLiteral("QLineEdit { %1background: @sunken; "
                                             "border: 1px solid @edge; border-radius: 3px; padding: 0 4px; "
                                             "min-height: 0; }"
                                             "QLineEdit:focus { border-color: @accent; }")
                                  .arg(error.isEmpty() ? "" : "color: @error; "));
}

void LaneFilterField::setKey(const QString& key)
{
    m_key = key;
    showTip();
}

void LaneFilterField::showTip()
{
    setToolTip(
        m_error.isEmpty()
            ? tipWithKey(tr("Show only lanes whose names contain this or match /a regular expression/"),
                         m_key)
            : m_error);
}

/// Escape is for this field before any shortcut of the window sees it.
bool LaneFilterField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QLineEdit::event(event);
}

void LaneFilterField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    emit focusChanged();
}

void LaneFilterField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    emit focusChanged();
}

void LaneFilterField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!text().isEmpty()) return clear();
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        emit left();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace tagline
