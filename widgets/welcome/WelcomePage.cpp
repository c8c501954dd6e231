#include "widgets/welcome/WelcomePage.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/LocalPaths.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/welcome/DropField.h"
#include "widgets/welcome/RecentList.h"
#include "widgets/welcome/RecentRow.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int widestContent = 920;
constexpr int pageMargin = 16;
constexpr int pageGap = 12;       ///< between the parts
constexpr int columnsGap = 32;    ///< between the two columns
constexpr int twoColumns = 560;   ///< from this width on
constexpr int buttonsInRow = 460; ///< from this width on
constexpr int withHead = 400;     ///< from this height on
constexpr int signSide = 32;
constexpr int slack = 8; ///< left free of the height
constexpr int mostNews = 5;

QPushButton* newButton(const QString& text, const char* name, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAccessibleName(QString(text).remove(QStringLiteral("…")).trimmed());
    return button;
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
{
    setObjectName("welcomePage");
    setAccessibleName(tr("Welcome"));
    setAcceptDrops(true);
    m_scroll->setWidget(newContent());
    m_scroll->widget()->setAutoFillBackground(false); // the panel's ground shows through
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    setFolderKey({});
    setLibraryKey({});
}

QWidget* WelcomePage::newContent()
{
    auto* room = new QWidget;
    room->setObjectName("welcomeRoom");
    m_content = new QWidget(room);
    m_content->setMaximumWidth(widestContent);
    auto* beside = new QHBoxLayout(room);
    beside->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    beside->addStretch(1);
    beside->addWidget(m_content, 1000); // takes the width up to its maximum, then is centred
    beside->addStretch(1);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(pageGap);
    m_head = newHead(m_content);
    QBoxLayout* keys = newKeys(m_content);
    m_drop = new DropField(m_content);
    column->addStretch(2);
    column->addWidget(m_head);
    column->addLayout(newButtons(m_content));
    column->addLayout(newColumns(m_content));
    column->addLayout(keys);
    column->addWidget(m_drop);
    column->addStretch(3);
    return room;
}

QWidget* WelcomePage::newHead(QWidget* parent)
{
    auto* head = new QWidget(parent);
    auto* sign = new QLabel(head);
    sign->setPixmap(icon("tagline").pixmap(signSide, signSide));
    auto* title = new QLabel(tr("Tagline"), head);
    followTheme(title, [title] { title->setFont(textFont(TextSize::CurrentFrame, QFont::DemiBold)); });
    auto* what = new QLabel(tr("Open motion clips, tag them, ask for what you tagged."), head);
    what->setWordWrap(true);
    setTextColour(what, &Theme::muted);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(pageGap);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(title);
    words->addWidget(what);
    row->addWidget(sign);
    row->addLayout(words, 1);
    return head;
}

QBoxLayout* WelcomePage::newButtons(QWidget* parent)
{
    m_folder = newButton(tr("Open Folder…"), "welcomeFolder", parent);
    m_library = newButton(tr("Open Library…"), "welcomeLibrary", parent);
    m_sample = newButton(tr("Open Sample Library"), "welcomeSample", parent);
    m_folder->setProperty("look", "primary");
    m_sample->setToolTip(tr("Open the mannequin and clips that come with Tagline"));
    connect(m_folder, &QPushButton::clicked, this, &WelcomePage::openFolderRequested);
    connect(m_library, &QPushButton::clicked, this, &WelcomePage::openLibraryRequested);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::openSampleRequested);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->setSpacing(8);
    for (QPushButton* button : {m_folder, m_library, m_sample}) m_buttons->addWidget(button);
    m_buttons->addStretch(1);
    return m_buttons;
}

QBoxLayout* WelcomePage::newColumns(QWidget* parent)
{
    m_recent = new RecentList(parent);
    m_news = new NewsList(parent);
    connect(m_recent, &RecentList::chosen, this, &WelcomePage::libraryChosen);
    connect(m_recent, &RecentList::removalRequested, this, &WelcomePage::removalRequested);
    connect(m_news, &NewsList::allRequested, this, &WelcomePage::newsRequested);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(columnsGap);
    m_columns->addWidget(m_recent, 1);
    m_columns->addWidget(m_news, 1);
    return m_columns;
}

/// The line of key hints with the button of the tour.
QBoxLayout* WelcomePage::newKeys(QWidget* parent)
{
    m_keys = new KeyHints(parent);
    m_tour = newButton(tr("Take the tour: 2 minutes"), "welcomeTour", parent);
    m_tour->setProperty("look", "link");
    m_tour->setToolTip(tr("Show in six steps how clips are opened, played, tagged, asked for and handed on"));
    connect(m_tour, &QPushButton::clicked, this, &WelcomePage::tourRequested);
    auto* row = new QHBoxLayout;
    row->setSpacing(pageGap);
    row->addWidget(m_keys, 1, Qt::AlignVCenter); // one line with the button's words
    row->addWidget(m_tour);
    return row;
}

void WelcomePage::setLibraries(const QList<RecentLibrary>& libraries) { m_recent->setLibraries(libraries); }

void WelcomePage::setNews(const QList<NewsLine>& news)
{
    m_news->setNews(news.first(std::min<qsizetype>(news.size(), mostNews)));
    fit();
}

void WelcomePage::setKeyHints(const QList<KeyHint>& hints)
{
    m_keys->setHints(hints);
    fit();
}

void WelcomePage::setFolderKey(const QString& key)
{
    m_folder->setToolTip(tipWithKey(tr("Open the clips of a folder and its subfolders"), key));
}

void WelcomePage::setLibraryKey(const QString& key)
{
    m_library->setToolTip(tipWithKey(tr("Open a library file"), key));
}

/// Height of the page that is left for the columns, in pixels.
int WelcomePage::roomForColumns() const
{
    const int line = std::min(width() - 2 * pageMargin, widestContent); // of the keys and the tour
    const int ofKeys = m_keys->heightForWidth(line - pageGap - m_tour->sizeHint().width());
    int taken = 2 * pageMargin + 3 * pageGap + slack + std::max(ofKeys, m_tour->sizeHint().height()) +
                m_drop->sizeHint().height() + m_buttons->sizeHint().height();
    if (!m_head->isHidden()) taken += m_head->heightForWidth(line) + pageGap;
    return height() - taken;
}

/// Shows as many rows as there is room for; in one column a few of each.
void WelcomePage::fit()
{
    constexpr int fewRows = 4, fewNews = 2, mostRows = 10;
    const bool hasColumns = width() >= twoColumns;
    m_head->setVisible(height() >= withHead);
    m_buttons->setDirection(width() >= buttonsInRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setDirection(hasColumns ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setSpacing(hasColumns ? columnsGap : pageGap);
    const int room = roomForColumns();
    const int rows = (room - m_recent->headHeight()) / RecentRow::rowHeight;
    m_recent->setMostRows(hasColumns ? std::clamp(rows, 2, mostRows) : fewRows);
    const int entry = std::max(1, m_news->entryHeight());
    m_news->setMostEntries(hasColumns ? std::clamp((room - m_news->frameHeight()) / entry, 1, mostNews)
                                      : fewNews);
}

void WelcomePage::resizeEvent(QResizeEvent*) { fit(); }

/// The size of texts follows the size of the window.
void WelcomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_content) fit();
}

void WelcomePage::dragEnterEvent(QDragEnterEvent* event)
{
    if (localPaths(*event->mimeData()).isEmpty()) return;
    m_drop->setLit(true);
    event->acceptProposedAction();
}

void WelcomePage::dragLeaveEvent(QDragLeaveEvent*) { m_drop->setLit(false); }

void WelcomePage::dropEvent(QDropEvent* event)
{
    m_drop->setLit(false);
    event->acceptProposedAction();
    emit pathsDropped(localPaths(*event->mimeData()));
}

} // namespace tagline
