#include "app/presenters/QueryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/ClipTexts.h"
#include "app/presenters/TagRows.h"
#include "core/query/QueryEcho.h"
#include "core/query/QuerySuggestion.h"
#include "widgets/query/QueryBar.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace tagline {

QueryPresenter::QueryPresenter(LibraryDocument& document, QuerySession& query, QueryBar& bar,
                               ActionRegistry& actions)
    : m_document(document)
    , m_query(query)
    , m_bar(bar)
    , m_actions(actions)
{
    connect(&m_bar, &QueryBar::textEdited, &m_query, &QuerySession::setText);
    connect(&m_bar, &QueryBar::savedQueryChosen, this, &QueryPresenter::choose);
    connect(&m_bar, &QueryBar::saveRequested, this, &QueryPresenter::saveQuery);
    connect(&m_bar, &QueryBar::stopRequested, &m_query, &QuerySession::stopComputing);
    connect(&m_bar, &QueryBar::continueRequested, &m_query, &QuerySession::askAgain);
    connect(&m_query, &QuerySession::answered, this, &QueryPresenter::showAnswer);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) setText(QString());
        if (change.isReset || change.isVocabularyChanged || change.areSheetsChanged) showVocabularyLater();
        if (change.isReset || change.areQueriesChanged) showSavedQueries();
    });
    actions.connectTo("query.focus", this, [this] { m_bar.focusEdit(); });
    actions.connectTo("query.clear", this, [this] { setText(QString()); });
    actions.connectTo("query.save", this, [this] { saveQuery(); });
    showAnswer();
}

void QueryPresenter::setText(const QString& text)
{
    m_bar.setText(text);
    m_query.setText(text);
}

void QueryPresenter::showAnswer()
{
    m_actions.setAvailable("query.clear", !m_query.text().isEmpty(), tr("There is no query."));
    m_actions.setAvailable("query.save", m_query.state() == QueryState::Valid,
                           tr("Type a query without errors first."));
    for (const char* id : {"query.nextHit", "query.previousHit"})
        m_actions.setAvailable(id, m_query.answer() && !m_query.answer()->isEmpty(),
                               tr("There is no query, or it has no hits."));
    m_bar.setEcho(m_query.echo());
    switch (m_query.state()) {
    case QueryState::Empty:
        m_bar.clearAnswer();
        return;
    case QueryState::Invalid: {
        const Error& error = m_query.error();
        const std::string suggestion =
            suggestionAt(m_query.text().toStdString(), error.column, m_document.library().vocabulary(),
                         m_document.library().savedQueries());
        m_bar.setError(QString::fromStdString(error.message), error.column,
                       QString::fromStdString(suggestion));
        return;
    }
    case QueryState::Valid:
        if (!m_query.answer()) return;
        const RangeTotals totals = m_query.answer()->totals();
        m_bar.setAnswer({totals.ranges, totals.clips, totals.frames, m_query.milliseconds()});
        showProgress();
        return;
    }
}

void QueryPresenter::showProgress()
{
    const auto& progress = m_query.progress();
    if (!progress) return m_bar.setProgress({});
    const QLocale locale;
    const QString done = locale.toString(progress->done), total = locale.toString(progress->total);
    m_bar.setProgress(progress->isStopped
                          ? tr("%1: stopped at %2 of %3 clips").arg(progress->what, done, total)
                          : tr("%1: %2 of %3 clips").arg(progress->what, done, total),
                      progress->isStopped);
}

/// While thousands of files arrive, once for all that came since.
void QueryPresenter::showVocabularyLater()
{
    if (std::exchange(m_isVocabularyDue, true)) return;
    QMetaObject::invokeMethod(this, &QueryPresenter::showVocabulary, Qt::QueuedConnection);
}

void QueryPresenter::showVocabulary()
{
    m_isVocabularyDue = false;
    std::vector<VocabularyItem> items;
    for (const TagRow& row : tagRows(m_document.library()))
        items.push_back(
            {QString::fromStdString(row.definition.name), screenColour(row.definition.colour), row.frames});
    m_bar.setVocabularyItems(std::move(items));
    const ClipLibrary& library = m_document.library();
    m_bar.setProperties(queryProperties(library.properties(), library.vocabulary().properties()));
    m_bar.setJoints(library.jointNames());
}

void QueryPresenter::showSavedQueries() { m_bar.setSavedQueries(m_document.library().savedQueries()); }

void QueryPresenter::choose(const QString& name)
{
    for (const SavedQuery& query : m_document.library().savedQueries())
        if (QString::fromStdString(query.name) == name) setText(QString::fromStdString(query.text));
}

void QueryPresenter::saveQuery()
{
    if (m_query.state() != QueryState::Valid) return;
    QString before;
    for (const SavedQuery& query : m_document.library().savedQueries())
        if (query.text == m_query.echo().toStdString() || query.text == m_query.text().toStdString())
            before = QString::fromStdString(query.name);
    const QString name = QInputDialog::getText(m_bar.window(), tr("Save Query"),
                                               tr("Name of the query (an existing one is replaced):"),
                                               QLineEdit::Normal, before)
                             .trimmed();
    if (name.isEmpty()) return;
    std::vector<SavedQuery> queries = m_document.library().savedQueries();
    const SavedQuery saved{name.toStdString(), m_query.echo().toStdString()};
    const auto same = std::find_if(queries.begin(), queries.end(),
                                   [&](const SavedQuery& query) { return query.name == saved.name; });
    if (same != queries.end())
        *same = saved;
    else
        queries.push_back(saved);
    m_document.setSavedQueries(std::move(queries), tr("Save Query %1").arg(name));
}

void QueryPresenter::useTag(TagId tag, const QString& queryOperator)
{
    const QString name = QString::fromStdString(quotedName(m_document.library().vocabulary()[tag].name));
    const QString text = m_query.text().trimmed();
    if (queryOperator.isEmpty() || text.isEmpty())
        setText(name);
    else
        setText(QString("(%1) %2 %3").arg(text, queryOperator, name));
}

} // namespace tagline
