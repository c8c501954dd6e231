#include "widgets/library/NameFilterField.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QKeyEvent>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolButton>

#include <algorithm>

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
    setHints({tr("Filter by name, or /expression/")});
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

void NameFilterField::setHints(const QStringList& hints)
{
    m_hints = hints;
    showHint();
}

/// Beside the picture of a lens, in device-independent pixels.
int NameFilterField::textRoom() const
{
    constexpr int aroundIcon = 6, aroundText = 2; // of QLineEdit
    QStyleOptionFrame option;
    initStyleOption(&option);
    const int all = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).width();
    const int icon = style()->pixelMetric(QStyle::PM_LineEditIconSize, nullptr, this) + aroundIcon +
                     style()->pixelMetric(QStyle::PM_LineEditIconMargin, nullptr, this);
    return all - icon - 2 * aroundText;
}

void NameFilterField::showHint()
{
    if (m_hints.isEmpty()) return setPlaceholderText({});
    const int room = textRoom();
    const auto fits = [&](const QString& hint) { return fontMetrics().horizontalAdvance(hint) <= room; };
    const auto found = std::find_if(m_hints.cbegin(), m_hints.cend(), fits);
    setPlaceholderText(found != m_hints.cend() ? *found : m_hints.last());
}

void NameFilterField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    showHint();
}

void NameFilterField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) showHint();
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
