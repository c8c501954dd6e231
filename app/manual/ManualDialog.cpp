#include "app/manual/ManualDialog.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/PageText.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace tagline {
namespace {

constexpr int listWidth = 220; ///< device-independent pixels
constexpr int textMargin = 12;
constexpr int pageRole = Qt::UserRole;

} // namespace

ManualDialog::ManualDialog(QList<ManualPage> pages, QWidget* parent)
    : Dialog(parent)
    , m_pages(std::move(pages))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName("manualDialog");
    setWindowTitle(tr("Manual"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    resize(QSize(980, 680).boundedTo(screen()->availableSize() * 0.85));
    m_text->setObjectName("manualText");
    m_text->setAccessibleName(tr("Page of the manual"));
    m_text->setToolTip(tr("The page that is chosen at the left"));
    m_text->setOpenLinks(false);
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(textMargin);
    auto* row = new QHBoxLayout(this);
    row->addWidget(newList());
    row->addWidget(m_text, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ManualDialog::listFound);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManualDialog::showRow);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualDialog::follow);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, &ManualDialog::beginSearch);
    connect(&themeSignal(), &ThemeSignal::changed, this, [this] {
        QScrollBar& place = *m_text->verticalScrollBar(); // what is read stays in view
        const int before = place.value();
        showRow(m_list->currentRow());
        place.setValue(before);
    });
    listFound();
    beginSearch();
}

void ManualDialog::beginSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

QWidget* ManualDialog::newList()
{
    m_search->setObjectName("manualSearch");
    m_search->setPlaceholderText(tr("Find in the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Find in the manual"));
    m_search->setToolTip(tr("List the pages that have all of these words"));
    m_list->setObjectName("manualPages");
    m_list->setAccessibleName(tr("Pages"));
    m_list->setToolTip(tr("Choose a page"));
    auto* column = new QWidget(this);
    column->setFixedWidth(listWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    return column;
}

void ManualDialog::setPages(QList<ManualPage> pages)
{
    const QString shown = shownPage();
    m_pages = std::move(pages);
    listFound();
    showPage(shown);
}

QString ManualDialog::shownPage() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? m_pages[item->data(pageRole).toInt()].name : QString();
}

/// The page that is shown stays, where it has the words.
void ManualDialog::listFound()
{
    const QString shown = shownPage();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const int page : pagesWith(m_search->text(), m_pages)) {
            auto* item = new QListWidgetItem(m_pages[page].title, m_list);
            item->setData(pageRole, page);
            if (m_pages[page].name == shown) m_list->setCurrentItem(item);
        }
        if (!m_list->currentItem() || !m_search->text().isEmpty()) m_list->setCurrentRow(0);
    }
    showRow(m_list->currentRow());
}

void ManualDialog::showPage(const QString& name)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_pages[m_list->item(row)->data(pageRole).toInt()].name == name)
            return m_list->setCurrentRow(row);
}

void ManualDialog::showRow(int row)
{
    const QListWidgetItem* item = m_list->item(row);
    tagline::showPage(*m_text,
                      item ? m_pages[item->data(pageRole).toInt()].markdown : tr("No page has these words."));
    markWords();
}

/// Every word that is looked for, and the first of them in view.
void ManualDialog::markWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : m_search->text().split(' ', Qt::SkipEmptyParts))
        for (QTextCursor found = m_text->document()->find(word); !found.isNull();
             found = m_text->document()->find(word, found)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(theme().selection);
            mark.format.setForeground(theme().onSelection);
            marks << mark;
        }
    m_text->setExtraSelections(marks);
    if (marks.isEmpty()) return;
    QTextCursor first = marks.front().cursor;
    first.setPosition(first.selectionStart());
    m_text->setTextCursor(first);
    m_text->ensureCursorVisible();
}

/// Links are names of pages; what was looked for is left.
void ManualDialog::follow(const QUrl& link)
{
    m_search->clear();
    showPage(link.toString());
}

} // namespace tagline
