#include "widgets/library/NameFilterField.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QKeyEvent>
#include <QStyle>
#include <QToolButton>

namespace tagline {
namespace {

bool isKeyOfField(const QEvent& event)
{
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Escape || key == Qt::Key_Down;
}

} // namespace

NameFilterField::NameFilterField(QWidget* parent)
    : QLineEdit(parent)
{
    setPlaceholderText(tr("Filter by name, or /expression/"));
    setAccessibleName(tr("Name filter"));
    setObjectName("libraryFilter");
    setKey({});
    setClearButtonEnabled(true);
    addAction(icon("search", &Theme::muted), QLineEdit::LeadingPosition);
    const auto buttons = findChildren<QToolButton*>(); // that which clears is the first
    buttons.front()->setAccessibleName(tr("Clear the name filter"));
    buttons.back()->setAccessibleName(accessibleName());
}

void NameFilterField::setKey(const QString& key)
{
    setToolTip(tipWithKey(tr("Words that are all in a name or path, or /a regular expression/; Enter "
                             "opens the first clip, Esc clears the filter"),
                          key));
}

void NameFilterField::setInvalid(bool isInvalid)
{
    setProperty("invalid", isInvalid);
    style()->unpolish(this);
    style()->polish(this);
}

bool NameFilterField::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || !isKeyOfField(*event)) return QLineEdit::event(event);
    event->accept();
    return true;
}

void NameFilterField::keyPressEvent(QKeyEvent* event)
{
    if (!isKeyOfField(*event)) return QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else
        emit left();
}

} // namespace tagline
