#include "widgets/query/QueryBar.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/controls/MenuText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace tagline {

namespace {

constexpr int widestQuery = 60;      ///< characters of a saved or recent query in its menu
constexpr qsizetype mostRecent = 20; ///< queries in the menu; Up and Down reach the whole history
constexpr int narrowestEcho = 90;    ///< pixels; a narrower echo is not shown
constexpr int leastError = 80;       ///< pixels; an error has so many at least, before what is typed

/// The query, cut to the width of a menu entry.
QString shortened(const QString& text)
{
    return text.size() <= widestQuery ? text : text.left(widestQuery - 1) + QStringLiteral("…");
}

QString summaryText(const QuerySummary& summary)
{
    const QLocale locale;
    const auto counted = [&](const char* text, qint64 count) {
        const int plural = int(std::min<qint64>(count, std::numeric_limits<int>::max()));
        return QueryBar::tr(text, nullptr, plural).arg(locale.toString(count));
    };
    return QueryBar::tr("%1 · %2 · %3 · %4 ms", "ranges, clips, frames and time of an answer")
        .arg(counted(QT_TRANSLATE_N_NOOP("tagline::QueryBar", "%1 range(s)"), summary.ranges),
             counted(QT_TRANSLATE_N_NOOP("tagline::QueryBar", "%1 clip(s)"), summary.clips),
             counted(QT_TRANSLATE_N_NOOP("tagline::QueryBar", "%1 frame(s)"), summary.frames),
             locale.toString(summary.milliseconds, 'f', 2));
}

} // namespace

QueryBar::QueryBar(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QueryEdit(this))
    , m_echoLabel(new ElidedLabel({}, this))
    , m_answer(new ElidedLabel({}, this))
    , m_errorIcon(new QLabel(this))
    , m_error(new ElidedLabel({}, this))
    , m_progress(new ElidedLabel({}, this))
    , m_stop(new QToolButton(this))
    , m_suggest(new QToolButton(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_use(new QToolButton(this))
    , m_clear(new QToolButton(this))
    , m_save(new QToolButton(this))
    , m_saved(new QToolButton(this))
    , m_savedMenu(new QMenu(this))
    , m_recent(new QToolButton(this))
    , m_recentMenu(new QMenu(this))
{
    m_answer->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_answer->setFont(tabularFont(font()));
    m_error->setColour(&Theme::error);
    m_errorIcon->setObjectName("queryErrorIcon");
    setThemedIcon(m_errorIcon, QStringLiteral("warning"), &Theme::error, measure::iconSize);
    m_echoLabel->setObjectName("queryEcho");
    m_echoLabel->setFont(codeFont(font()));
    m_echoLabel->setColour(&Theme::muted);
    m_echoLabel->hide();
    m_edit->installEventFilter(this);
    m_edit->setProperty("showsFocusItself", true); // drawn as the border of the bar
    connect(m_edit, &QueryEdit::textEdited, this, [this](const QString& text) {
        m_echo.clear();
        updateButtons();
        updateEcho();
        emit textEdited(text);
    });
    connect(m_edit, &QueryEdit::accepted, this, &QueryBar::accepted);
    connect(m_edit, &QueryEdit::left, this, &QueryBar::left);
    // Behind the text, which takes its own font then.
    connect(&themeSignal(), &ThemeSignal::changed, this, &QueryBar::updateEcho);
    setFocusKey({});
    buildButtons();
    layOut();
    clearAnswer();
    updateButtons();
}

void QueryBar::buildButtons()
{
    m_suggest->setObjectName("querySuggestion");
    m_suggest->setProperty("look", "link");
    m_suggest->setAccessibleName(tr("Replace the underlined word"));
    m_suggest->setToolTip(tr("Replace the underlined word with this (Tab)"));
    connect(m_suggest, &QToolButton::clicked, m_edit, &QueryEdit::takeSuggestion);

    m_progress->setFont(tabularFont(font()));
    m_progress->setColour(&Theme::muted);
    m_stop->setObjectName("stopQuery");
    m_stop->setProperty("look", "link");
    connect(m_stop, &QToolButton::clicked, this,
            [this] { m_isStopped ? emit continueRequested() : emit stopRequested(); });
    setProgress({});

    m_previous->setObjectName("previousHit");
    m_previous->setAccessibleName(tr("Previous hit"));
    m_previous->setToolTip(tr("Go to the previous range of the answer"));
    m_next->setObjectName("nextHit");
    m_next->setAccessibleName(tr("Next hit"));
    m_next->setToolTip(tr("Go to the next range of the answer, in this clip or the next"));
    showHitButtons(false);

    m_use->setObjectName("useAnswer");
    m_use->setIcon(icon("tag", &Theme::muted));
    m_use->setToolTip(tr("Tag these hits, make a live tag of them, or export them"));
    m_use->setAccessibleName(tr("Use the answer"));
    m_use->setPopupMode(QToolButton::InstantPopup);
    m_use->setMenu(new QMenu(this));
    m_use->hide();

    m_clear->setObjectName("clearQuery");
    m_clear->setIcon(icon("close", &Theme::muted));
    m_clear->setToolTip(tr("Clear the query (Esc)"));
    m_clear->setAccessibleName(tr("Clear the query"));
    connect(m_clear, &QToolButton::clicked, this, [this] {
        setText({});
        emit textEdited({});
    });

    m_save->setObjectName("saveQuery");
    setSaveKey({});
    m_save->setAccessibleName(tr("Save this query"));
    connect(m_save, &QToolButton::clicked, this, [this] { emit saveRequested(text()); });

    m_saved->setObjectName("savedQueries");
    m_saved->setIcon(icon("bookmark", &Theme::muted));
    m_saved->setToolTip(tr("Saved queries"));
    m_saved->setAccessibleName(tr("Saved queries"));
    m_saved->setPopupMode(QToolButton::InstantPopup);
    m_saved->setMenu(m_savedMenu);
    m_savedMenu->setToolTipsVisible(true);
    connect(m_savedMenu, &QMenu::aboutToShow, this, &QueryBar::fillSavedMenu);

    m_recent->setObjectName("recentQueries");
    m_recent->setIcon(icon("history", &Theme::muted));
    setRecentKey({});
    m_recent->setAccessibleName(tr("Recent queries"));
    m_recent->setPopupMode(QToolButton::InstantPopup);
    m_recent->setMenu(m_recentMenu);
    m_recentMenu->setToolTipsVisible(true);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &QueryBar::fillRecentMenu);

    for (QToolButton* button : {m_previous, m_next, m_use, m_clear, m_save, m_saved, m_recent})
        button->setIconSize({measure::iconSize, measure::iconSize});
    setChevron(*m_previous, Qt::UpArrow);
    setChevron(*m_next, Qt::DownArrow);
}

void QueryBar::layOut()
{
    auto* lens = new QLabel(this);
    setThemedIcon(lens, QStringLiteral("search"), &Theme::accent, measure::iconSize);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 3, 6, 3);
    layout->setSpacing(6);
    layout->addWidget(lens);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_echoLabel);
    layout->addWidget(m_errorIcon);
    layout->addWidget(m_error);
    layout->addWidget(m_suggest);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    layout->addWidget(m_answer);
    for (QToolButton* button : {m_previous, m_next, m_use, m_clear, m_save, m_saved, m_recent})
        layout->addWidget(button);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void QueryBar::setText(const QString& text)
{
    m_echo.clear();
    m_edit->setText(text);
    updateButtons();
    updateEcho();
}

void QueryBar::setVocabularyItems(const std::vector<VocabularyItem>& items,
                                  const std::vector<std::string>& namespaces)
{
    m_edit->setVocabularyItems(items, namespaces);
}

void QueryBar::setProperties(std::vector<QueryProperty> properties)
{
    m_edit->setProperties(std::move(properties));
}

void QueryBar::setJoints(std::vector<std::string> joints) { m_edit->setJoints(std::move(joints)); }

void QueryBar::setExamples(std::vector<MotionExample> examples) { m_edit->setExamples(std::move(examples)); }

void QueryBar::setSavedQueries(std::vector<SavedQuery> queries)
{
    m_savedQueries = std::move(queries);
    m_edit->setSavedQueries(m_savedQueries);
    updateButtons();
}

void QueryBar::setLiveTags(std::vector<SavedQuery> tags)
{
    m_liveTags = std::move(tags);
    m_edit->setLiveTags(m_liveTags);
}

void QueryBar::setAnswerActions(const QList<QAction*>& actions)
{
    m_use->menu()->clear();
    m_use->menu()->addActions(actions);
}

void QueryBar::setHitActions(QAction* previous, QAction* next)
{
    for (const auto& [button, action] : {std::pair(m_previous, previous), std::pair(m_next, next)}) {
        const auto follow = [button = button, action = action] { button->setToolTip(action->toolTip()); };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        follow();
    }
    m_hasHitActions = true;
}

void QueryBar::showHitButtons(bool areShown)
{
    for (QToolButton* button : {m_previous, m_next}) button->setVisible(areShown);
}

void QueryBar::setManageAction(QAction* action) { m_manage = action; }

void QueryBar::setFocusKey(const QString& key)
{
    const QString tip = tr("Combine tags with | & - ~ and brackets. Up and Down: earlier queries. "
                           "Esc clears the query, and once more returns to the timeline");
    m_editTip = tipWithKey(tip, key);
    m_edit->setToolTip(m_editTip);
}

void QueryBar::setSaveKey(const QString& key)
{
    m_save->setToolTip(tipWithKey(tr("Save this query under a name"), key));
}

void QueryBar::setRecentKey(const QString& key)
{
    m_recent->setToolTip(tipWithKey(tr("Recent queries"), key));
}

void QueryBar::showRecent() { m_recent->showMenu(); }

void QueryBar::setHistory(const QStringList& texts) { m_edit->history() = QueryHistory(texts); }

void QueryBar::setAnswer(const QuerySummary& summary)
{
    m_answer->setText(summaryText(summary));
    m_answer->setColour(&Theme::queryText);
    m_answer->show();
    m_use->setVisible(summary.ranges > 0 && !m_use->menu()->isEmpty());
    showHitButtons(summary.ranges > 0 && m_hasHitActions);
    showError(false);
    m_suggest->hide();
    m_edit->setError(0);
    updateEcho();
}

void QueryBar::setProgress(const QString& text, bool isStopped)
{
    m_isStopped = isStopped;
    m_progress->setText(text);
    m_progress->setVisible(!text.isEmpty());
    m_stop->setVisible(!text.isEmpty());
    m_stop->setText(isStopped ? tr("Continue") : tr("Stop"));
    m_stop->setAccessibleName(isStopped ? tr("Continue computing") : tr("Stop computing"));
    m_stop->setToolTip(isStopped ? tr("Compute the remaining clips")
                                 : tr("Keep the answer for the clips computed so far"));
}

void QueryBar::setNote(const QString& text)
{
    setProgress({});
    m_progress->setText(text);
    m_progress->setToolTip(text);
    m_progress->setVisible(!text.isEmpty());
}

void QueryBar::setEcho(const QString& echo)
{
    m_echo = echo;
    setToolTip(echo);
    updateButtons();
    updateEcho();
}

void QueryBar::setError(const QString& message, int column, const QString& suggestion)
{
    setProgress({});
    m_error->setText(message);
    showError(true);
    m_suggest->setText(tr("Use %1 (Tab)").arg(menuText(suggestion)));
    m_suggest->setAccessibleName(tr("Replace with %1").arg(suggestion));
    m_suggest->setVisible(!suggestion.isEmpty() && column > 0);
    m_answer->setColour(&Theme::hint);
    m_use->hide();
    showHitButtons(false);
    m_edit->setError(column, suggestion);
    updateEcho();
}

void QueryBar::clearAnswer()
{
    setProgress({});
    m_answer->setText({});
    m_answer->hide();
    m_use->hide();
    showHitButtons(false);
    showError(false);
    m_suggest->hide();
    m_edit->setError(0);
    updateEcho();
}

/// Shows how the query is understood while the user types, if that differs from the text, in the free width;
/// without room, as a tool tip. An error has the free width too.
void QueryBar::updateEcho()
{
    const bool isTold = m_edit->hasFocus() && !m_echo.isEmpty() && m_echo != text().trimmed();
    const int room = roomFor(*m_echoLabel);
    m_echoLabel->setText(isTold ? QStringLiteral("= ") + m_echo : QString());
    const int wanted = std::min(m_echoLabel->sizeHint().width(), room);
    m_echoLabel->setFixedWidth(std::max(wanted, narrowestEcho));
    const bool hasRoom = wanted >= std::min(narrowestEcho, m_echoLabel->sizeHint().width());
    m_echoLabel->setVisible(isTold && hasRoom);
    m_edit->setToolTip(isTold && !hasRoom ? m_editTip + '\n' + m_echoLabel->text() : m_editTip);
    m_error->setMaximumWidth(std::max({leastError, width() * 2 / 5, roomFor(*m_error)}));
}

/// The width that the text and the other parts leave to one of these.
int QueryBar::roomFor(const QWidget& part) const
{
    int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (int at = 0; at < layout()->count(); ++at) {
        const QWidget* each = layout()->itemAt(at)->widget();
        if (each->isHidden() && each != &part) continue;
        room -= layout()->spacing();
        if (each == m_edit)
            room -= m_edit->textWidth();
        else if (each != &part)
            room -= each->sizeHint().width();
    }
    return room;
}

void QueryBar::showError(bool isShown)
{
    for (QWidget* part : {static_cast<QWidget*>(m_errorIcon), static_cast<QWidget*>(m_error)})
        part->setVisible(isShown);
}

void QueryBar::focusEdit()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void QueryBar::fillSavedMenu()
{
    m_savedMenu->clear();
    addQueries(m_savedQueries, "bookmark");
    if (m_savedQueries.empty()) m_savedMenu->addAction(tr("No saved queries yet"))->setEnabled(false);
    if (!m_liveTags.empty()) m_savedMenu->addSection(tr("Live Tags"));
    addQueries(m_liveTags, "tag");
    if (!m_manage) return;
    m_savedMenu->addSeparator();
    m_savedMenu->addAction(m_manage);
}

/// Adds the names of queries to the menu, and their texts at the right.
void QueryBar::addQueries(const std::vector<SavedQuery>& queries, const char* iconName)
{
    for (const SavedQuery& query : queries) {
        const QString asked = QString::fromStdString(query.text);
        QAction* action = m_savedMenu->addAction(
            icon(iconName), menuText(QString::fromStdString(query.name)) + '\t' + menuText(shortened(asked)));
        action->setToolTip(asked);
        connect(action, &QAction::triggered, this, [this, asked] { emit queryChosen(asked); });
    }
}

/// Fills the menu, the latest query first; the query in the bar is ticked.
void QueryBar::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList texts = history();
    for (qsizetype at = texts.size() - 1; at >= std::max<qsizetype>(texts.size() - mostRecent, 0); --at) {
        const QString asked = texts[at];
        QAction* action = m_recentMenu->addAction(menuText(shortened(asked)));
        action->setToolTip(asked);
        action->setCheckable(true);
        action->setChecked(asked == text().trimmed());
        connect(action, &QAction::triggered, this, [this, asked] {
            m_edit->history().add(asked);
            emit queryChosen(asked);
        });
    }
    if (texts.isEmpty())
        return m_recentMenu->addAction(tr("No queries yet: Enter finishes one"))->setEnabled(false);
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("Clear Recent Queries"), this, [this] { setHistory({}); });
}

void QueryBar::updateButtons()
{
    const std::string now = text().trimmed().toStdString();
    const std::string echo = m_echo.toStdString();
    const bool isSaved =
        !now.empty() &&
        std::any_of(m_savedQueries.begin(), m_savedQueries.end(), [&](const SavedQuery& query) {
            return query.text == now || (!echo.empty() && query.text == echo);
        });
    m_save->setIcon(isSaved ? icon("star-filled", &Theme::accent) : icon("star", &Theme::muted));
    m_save->setEnabled(!now.empty());
    m_clear->setVisible(!now.empty());
}

void QueryBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_edit->hasFocus() ? theme().accent : theme().edge, 1));
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::panelRadius,
                            measure::panelRadius);
}

void QueryBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateEcho();
}

/// The size of texts follows the size of the window.
void QueryBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateEcho();
}

bool QueryBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
        updateEcho();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagline
