#include "widgets/finding/FinderPopup.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize largest{640, 420};
constexpr int besideWindow = 24; ///< pixels that stay free
constexpr int belowTop = 72;
constexpr int rowsOfAPage = 10;

} // namespace

FinderPopup::FinderPopup(const Words& words, QWidget* window)
    : QFrame(window)
    , m_edit(new QLineEdit(this))
    , m_count(new ElidedLabel({}, this))
    , m_list(new QListView(this))
{
    hide();
    setObjectName(words.name);
    setAccessibleName(words.title);
    setThemedStyleSheet(this, QStringLiteral("#%1 { background: @panel; border: 1px solid @accent; "
                                             "border-radius: 6px; }")
                                  .arg(words.name));
    m_edit->setObjectName(words.name + "Text");
    m_edit->setPlaceholderText(words.placeholder);
    m_edit->setAccessibleName(words.fieldName);
    m_edit->addAction(icon("search", &Theme::muted), QLineEdit::LeadingPosition);
    m_edit->installEventFilter(this);
    m_count->setColour(&Theme::muted);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_list->setObjectName(words.name + "List");
    m_list->setAccessibleName(words.listName);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    auto* line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_count);
    layout->addLayout(line);
    layout->addWidget(m_list, 1);
    connect(m_edit, &QLineEdit::textChanged, this, &FinderPopup::findAgain);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { choose(index); });
    window->installEventFilter(this);
}

void FinderPopup::setFound(QAbstractItemModel* found, QAbstractItemDelegate* delegate)
{
    m_list->setModel(found);
    m_list->setItemDelegate(delegate);
}

void FinderPopup::addBelow(QWidget* widget) { layout()->addWidget(widget); }

void FinderPopup::setFieldTip(const QString& tip) { m_edit->setToolTip(tip); }

void FinderPopup::open()
{
    if (!isVisible()) m_focusBefore = focusToReturnTo();
    gather();
    m_edit->clear();
    findAgain();
    place();
    show();
    raise();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

/// The widget with the focus; if that is in another finder, which closes now, the focus before that one.
QWidget* FinderPopup::focusToReturnTo()
{
    QWidget* focus = QApplication::focusWidget();
    for (QWidget* each = focus; each; each = each->parentWidget())
        if (const auto* other = qobject_cast<FinderPopup*>(each)) return other->m_focusBefore;
    return focus;
}

/// The popup is as high as whole rows are.
void FinderPopup::place()
{
    const QWidget* window = parentWidget();
    const int width = std::min(largest.width(), window->width() - 2 * besideWindow);
    const int height = std::min(largest.height(), window->height() - belowTop - besideWindow);
    const int row = m_list->sizeHintForRow(0), others = sizeHint().height() - m_list->sizeHint().height();
    const int cut = row > 0 ? std::max(height - others, 0) % row : 0;
    setGeometry((window->width() - width) / 2, belowTop, width, height - cut);
}

void FinderPopup::findAgain()
{
    m_count->setText(find(m_edit->text()));
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
}

void FinderPopup::move(int rows)
{
    const QAbstractItemModel& found = *m_list->model();
    if (found.rowCount() == 0) return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, found.rowCount() - 1);
    m_list->setCurrentIndex(found.index(row, 0));
}

void FinderPopup::leave()
{
    const bool hadFocus = m_edit->hasFocus();
    hide();
    if (hadFocus && m_focusBefore && m_focusBefore->isVisible()) m_focusBefore->setFocus();
}

/// Returns true if the key is one of the finder's own.
bool FinderPopup::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return move(-1), true;
    case Qt::Key_Down:
        return move(1), true;
    case Qt::Key_PageUp:
        return move(-rowsOfAPage), true;
    case Qt::Key_PageDown:
        return move(rowsOfAPage), true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentIndex().isValid()) choose(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        return leave(), true;
    default:
        return false;
    }
}

/// Handles the finder's keys before any shortcut of the window, and changes of the window's size.
bool FinderPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_edit) {
        if (event->type() == QEvent::Resize && isVisible()) place();
        return QFrame::eventFilter(watched, event);
    }
    constexpr int keys[] = {Qt::Key_Up,     Qt::Key_Down,  Qt::Key_PageUp, Qt::Key_PageDown,
                            Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape};
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (std::find(std::begin(keys), std::end(keys), key) == std::end(keys)) return false;
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) return takeKey(static_cast<QKeyEvent*>(event)->key());
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) hide();
    }
    return false;
}

} // namespace tagline
