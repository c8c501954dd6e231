#include "widgets/welcome/NewsList.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int aboveEntry = 8;
constexpr int longestTip = 400; ///< letters
constexpr const char* wholeText = "wholeText";
constexpr int mostLines = 3; ///< of a text

/// Places in a text at which a sentence, or a part of one, ends. The full stop of an abbreviation ends none:
/// it follows a single letter ("e.g.", "z. B."), or a small letter follows; and nothing ends within brackets.
QList<qsizetype> endsOfParts(const QString& text)
{
    static const QRegularExpression end(
        QStringLiteral(R"((?:(?<!(?<!\p{L})\p{L})\.(?= (?!\p{Ll}))|[;:](?= )))"));
    QList<qsizetype> ends;
    for (auto each = end.globalMatch(text); each.hasNext();) {
        const qsizetype at = each.next().capturedStart();
        const QStringView before = QStringView(text).left(at);
        if (before.count(u'(') <= before.count(u')')) ends << at;
    }
    return ends;
}

/// The longest beginning of a text that ends a sentence, or a part of one, and has so many lines at most;
/// all of it where even its first part has more.
QString wholePart(const ElidedLabel& label, const QString& text, int width)
{
    ElidedLabel tried(text);
    tried.setFont(label.font());
    if (tried.linesAt(width) <= mostLines) return text;
    QString found = text;
    for (const qsizetype end : endsOfParts(text)) {
        const QString part = text.left(end) + '.';
        tried.setText(part);
        if (tried.linesAt(width) > mostLines) break;
        found = part;
    }
    return found;
}

} // namespace

NewsList::NewsList(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("New in this version"), this))
    , m_all(new QPushButton(tr("All changes…"), this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName("newsList");
    setAccessibleName(m_title->text());
    followTheme(m_title, [this] { m_title->setFont(textFont(TextSize::Body, QFont::DemiBold)); });
    m_all->setObjectName("welcomeNews");
    m_all->setProperty("look", "link");
    setThemedStyleSheet(m_all, QStringLiteral("QPushButton { padding: 4px 6px 4px 0px; border: none; }"));
    m_all->setToolTip(tr("Read all that is new in this version"));
    m_all->setAccessibleName(tr("All changes"));
    connect(m_all, &QPushButton::clicked, this, &NewsList::allRequested);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_title);
    m_column->addWidget(m_all, 0, Qt::AlignLeading);
    m_column->addStretch(1);
}

int NewsList::frameHeight() const { return m_title->sizeHint().height() + m_all->sizeHint().height(); }

int NewsList::entryHeight() const
{
    int highest = 0;
    for (const QWidget* entry : m_entries) highest = std::max(highest, entry->sizeHint().height());
    return highest;
}

void NewsList::setNews(const QList<NewsLine>& news)
{
    qDeleteAll(m_entries);
    m_entries.clear();
    for (const NewsLine& line : news) addEntry(line);
    showEntries();
}

void NewsList::addEntry(const NewsLine& line)
{
    auto* entry = new QWidget(this);
    auto* title = new ElidedLabel(line.title, entry);
    auto* text = new ElidedLabel(line.text, entry);
    followTheme(title, [title] { title->setFont(textFont(TextSize::Body, QFont::Medium)); });
    text->setColour(&Theme::muted);
    text->setMostLines(mostLines);
    text->setProperty(wholeText, line.text);
    text->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    text->setToolTip(line.text.size() > longestTip ? line.text.left(longestTip) + QStringLiteral("…")
                                                   : line.text);
    auto* rows = new QVBoxLayout(entry);
    rows->setContentsMargins(0, aboveEntry, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(title);
    rows->addWidget(text);
    m_column->insertWidget(m_column->count() - 2, entry);
    m_entries << entry;
    m_fittedTo = -1;
}

/// Texts end with a sentence, and are as high as that is.
void NewsList::fitTexts()
{
    if (std::exchange(m_fittedTo, width()) == width()) return;
    for (QWidget* entry : m_entries)
        for (auto* label : entry->findChildren<ElidedLabel*>()) {
            const QString text = label->property(wholeText).toString();
            if (text.isEmpty()) continue;
            label->setText(wholePart(*label, text, width()));
            label->setMostLines(std::min(label->linesAt(width()), mostLines));
        }
}

void NewsList::resizeEvent(QResizeEvent*) { fitTexts(); }

void NewsList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    m_fittedTo = -1;
    fitTexts();
}

void NewsList::setMostEntries(int most)
{
    m_most = std::max(1, most);
    showEntries();
}

void NewsList::showEntries()
{
    for (qsizetype place = 0; place < m_entries.size(); ++place) m_entries[place]->setVisible(place < m_most);
    setVisible(!m_entries.isEmpty());
    fitTexts();
}

} // namespace tagline
