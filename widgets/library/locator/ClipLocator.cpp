#include "widgets/library/locator/ClipLocator.h"

#include "widgets/library/locator/ClipLocatorList.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize largest{640, 420};
constexpr int besideWindow = 24; ///< pixels that stay free
constexpr int belowTop = 72;
constexpr int rowsOfAPage = 10;

} // namespace

ClipLocator::ClipLocator(const LibraryModel& library, QWidget* window)
    : QFrame(window)
    , m_library(library)
    , m_found(new ClipLocatorList(library, this))
    , m_edit(new QLineEdit(this))
    , m_count(new ElidedLabel({}, this))
    , m_list(new QListView(this))
{
    hide();
    setObjectName("clipLocator");
    setAccessibleName(tr("Find a clip"));
    setThemedStyleSheet(this, QStringLiteral("#clipLocator { background: @panel; border: 1px solid @accent; "
                                             "border-radius: 6px; }"));
    m_edit->setObjectName("clipLocatorText");
    m_edit->setPlaceholderText(tr("Find a clip by some of its letters"));
    m_edit->setAccessibleName(tr("Letters of a clip's name"));
    m_edit->addAction(icon("search", &Theme::muted), QLineEdit::LeadingPosition);
    m_edit->installEventFilter(this);
    setKey({});
    m_count->setColour(&Theme::muted);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_list->setObjectName("clipLocatorList");
    m_list->setAccessibleName(tr("Clips that fit"));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new ClipLocatorDelegate(*m_found, m_list));
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
    connect(m_edit, &QLineEdit::textChanged, this, &ClipLocator::find);
    connect(m_list, &QListView::clicked, this, &ClipLocator::choose);
    connect(&m_library, &QAbstractItemModel::modelReset, this, &ClipLocator::takeLibrary);
    connect(&m_library, &QAbstractItemModel::dataChanged, m_list->viewport(), qOverload<>(&QWidget::update));
    window->installEventFilter(this);
}

void ClipLocator::setKey(const QString& key)
{
    m_edit->setToolTip(
        tipWithKey(tr("Letters of the name and folder, in their order; Up and Down choose, Enter "
                      "opens the clip, Esc leaves"),
                   key));
}

void ClipLocator::open()
{
    if (!isVisible()) m_focusBefore = QApplication::focusWidget();
    m_found->gather();
    m_edit->clear();
    find();
    place();
    show();
    raise();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void ClipLocator::place()
{
    const QWidget* window = parentWidget();
    const int width = std::min(largest.width(), window->width() - 2 * besideWindow);
    const int height = std::min(largest.height(), window->height() - belowTop - besideWindow);
    setGeometry((window->width() - width) / 2, belowTop, width, height);
}

/// Rows of the library have other places now.
void ClipLocator::takeLibrary()
{
    if (!isVisible()) return;
    m_found->gather();
    find();
}

void ClipLocator::find()
{
    m_found->find(m_edit->text());
    const QLocale locale;
    m_count->setText(
        tr("%1 of %2").arg(locale.toString(m_found->foundCount()), locale.toString(m_library.clipCount())));
    m_list->setCurrentIndex(m_found->index(0));
}

void ClipLocator::move(int rows)
{
    if (m_found->rowCount() == 0) return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_found->rowCount() - 1);
    m_list->setCurrentIndex(m_found->index(row));
}

void ClipLocator::choose(const QModelIndex& index)
{
    if (!index.isValid()) return;
    const ClipId clip = m_found->rowOf(index).clip;
    leave();
    emit clipChosen(clip);
}

void ClipLocator::leave()
{
    const bool hadFocus = m_edit->hasFocus();
    hide();
    if (hadFocus && m_focusBefore) m_focusBefore->setFocus();
}

/// Whether it is one of the locator's own keys.
bool ClipLocator::takeKey(int key)
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
        return choose(m_list->currentIndex()), true;
    case Qt::Key_Escape:
        return leave(), true;
    default:
        return false;
    }
}

/// Its keys before any shortcut of the window; and the size of the window.
bool ClipLocator::eventFilter(QObject* watched, QEvent* event)
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
