#include "widgets/query/QueryBar.h"

#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tagline {

namespace {

QString summaryText(const QuerySummary& summary)
{
    const QLocale locale;
    return QueryBar::tr("%1 ranges · %2 clips · %3 frames · %4 ms")
        .arg(locale.toString(summary.ranges), locale.toString(summary.clips), locale.toString(summary.frames),
             locale.toString(summary.milliseconds, 'f', 2));
}

} // namespace

QueryBar::QueryBar(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QueryEdit(this))
    , m_answer(new ElidedLabel({}, this))
    , m_error(new ElidedLabel({}, this))
    , m_progress(new ElidedLabel({}, this))
    , m_stop(new QToolButton(this))
    , m_suggest(new QToolButton(this))
    , m_clear(new QToolButton(this))
    , m_save(new QToolButton(this))
    , m_saved(new QToolButton(this))
    , m_savedMenu(new QMenu(this))
{
    m_answer->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_answer->setFont(tabularFont(font()));
    m_error->setColour(theme().error);
    m_edit->installEventFilter(this);
    connect(m_edit, &QueryEdit::textEdited, this, [this](const QString& text) {
        m_echo.clear();
        updateButtons();
        emit textEdited(text);
    });
    connect(m_edit, &QueryEdit::accepted, this, &QueryBar::accepted);
    buildButtons();
    layOut();
    clearAnswer();
    updateButtons();
}

void QueryBar::buildButtons()
{
    m_suggest->setProperty("look", "link");
    m_suggest->setAccessibleName(tr("Replace the marked word"));
    m_suggest->setToolTip(tr("Replace the marked word with this"));
    connect(m_suggest, &QToolButton::clicked, this, &QueryBar::takeSuggestion);

    m_progress->setFont(tabularFont(font()));
    m_progress->setColour(theme().muted);
    m_stop->setProperty("look", "link");
    connect(m_stop, &QToolButton::clicked, this,
            [this] { m_isStopped ? emit continueRequested() : emit stopRequested(); });
    setProgress({});

    m_clear->setIcon(icon("close", theme().muted));
    m_clear->setToolTip(tr("Clear the query (Esc)"));
    m_clear->setAccessibleName(tr("Clear the query"));
    connect(m_clear, &QToolButton::clicked, this, [this] {
        setText({});
        emit textEdited({});
    });

    m_save->setToolTip(tr("Save this query under a name"));
    m_save->setAccessibleName(tr("Save this query"));
    connect(m_save, &QToolButton::clicked, this, [this] { emit saveRequested(text()); });

    m_saved->setIcon(icon("chevron-down", theme().muted));
    m_saved->setToolTip(tr("Saved queries"));
    m_saved->setAccessibleName(tr("Saved queries"));
    m_saved->setPopupMode(QToolButton::InstantPopup);
    m_saved->setMenu(m_savedMenu);
    m_savedMenu->setToolTipsVisible(true);
    connect(m_savedMenu, &QMenu::aboutToShow, this, &QueryBar::fillSavedMenu);

    for (QToolButton* button : {m_clear, m_save, m_saved}) button->setIconSize({15, 15});
}

void QueryBar::layOut()
{
    auto* lens = new QLabel(this);
    lens->setPixmap(icon("search", theme().accent).pixmap(QSize(15, 15), devicePixelRatioF()));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(lens);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_error);
    layout->addWidget(m_suggest);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    layout->addWidget(m_answer);
    for (QToolButton* button : {m_clear, m_save, m_saved}) layout->addWidget(button);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void QueryBar::setText(const QString& text)
{
    m_echo.clear();
    m_edit->setText(text);
    updateButtons();
}

void QueryBar::setVocabularyItems(const std::vector<VocabularyItem>& items)
{
    m_edit->setVocabularyItems(items);
}

void QueryBar::setProperties(std::vector<QueryProperty> properties)
{
    m_edit->setProperties(std::move(properties));
}

void QueryBar::setJoints(std::vector<std::string> joints) { m_edit->setJoints(std::move(joints)); }

void QueryBar::setSavedQueries(std::vector<SavedQuery> queries)
{
    m_savedQueries = std::move(queries);
    m_edit->setSavedQueries(m_savedQueries);
    updateButtons();
}

void QueryBar::setHistory(const QStringList& texts) { m_edit->history() = QueryHistory(texts); }

void QueryBar::setAnswer(const QuerySummary& summary)
{
    m_answer->setText(summaryText(summary));
    m_answer->setColour(theme().query);
    m_answer->show();
    m_error->hide();
    m_suggest->hide();
    m_edit->setErrorColumn(0);
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

void QueryBar::setEcho(const QString& echo)
{
    m_echo = echo;
    setToolTip(echo);
    updateButtons();
}

void QueryBar::setError(const QString& message, int column, const QString& suggestion)
{
    setProgress({});
    m_suggestion = suggestion;
    m_error->setText(message);
    m_error->show();
    m_suggest->setText(QString(suggestion).replace('&', QStringLiteral("&&")));
    m_suggest->setAccessibleName(tr("Replace with %1").arg(suggestion));
    m_suggest->setVisible(!suggestion.isEmpty() && column > 0);
    m_answer->setColour(theme().disabled);
    m_edit->setErrorColumn(column);
}

void QueryBar::clearAnswer()
{
    setProgress({});
    m_answer->setText({});
    m_answer->hide();
    m_error->hide();
    m_suggest->hide();
    m_edit->setErrorColumn(0);
}

void QueryBar::takeSuggestion() { m_edit->replaceTokenAt(m_edit->errorColumn(), m_suggestion); }

void QueryBar::focusEdit()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void QueryBar::fillSavedMenu()
{
    m_savedMenu->clear();
    for (const SavedQuery& query : m_savedQueries) {
        const QString name = QString::fromStdString(query.name);
        QAction* action =
            m_savedMenu->addAction(icon("bookmark"), QString(name).replace('&', QStringLiteral("&&")));
        action->setToolTip(QString::fromStdString(query.text));
        connect(action, &QAction::triggered, this, [this, name] { emit savedQueryChosen(name); });
    }
    if (m_savedQueries.empty()) m_savedMenu->addAction(tr("No saved queries yet"))->setEnabled(false);
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
    m_save->setIcon(isSaved ? icon("star-filled", theme().query) : icon("star", theme().muted));
    m_save->setEnabled(!now.empty());
    m_clear->setVisible(!now.empty());
}

void QueryBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_edit->hasFocus() ? theme().accent : theme().border, 1));
    painter.setBrush(theme().window.lighter(112));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme().radius, theme().radius);
}

void QueryBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_error->setMaximumWidth(std::max(80, width() * 2 / 5));
}

bool QueryBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QWidget::eventFilter(watched, event);
}

} // namespace tagline
