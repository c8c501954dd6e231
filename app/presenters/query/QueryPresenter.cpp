#include "app/presenters/query/QueryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "app/presenters/tags/TagRows.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/theme/messages/CoreText.h"

#include <QLocale>

#include <utility>

namespace tagline {

QueryPresenter::QueryPresenter(const PresenterContext& context, QueryBar& bar)
    : Presenter(context)
    , m_bar(bar)
{
    connect(&m_bar, &QueryBar::textEdited, &m_query, &QuerySession::setText);
    connect(&m_bar, &QueryBar::textEdited, this, &QueryPresenter::offerClearing);
    connect(&m_bar, &QueryBar::queryChosen, this, &QueryPresenter::setText);
    connect(&m_bar, &QueryBar::stopRequested, &m_query, &QuerySession::stopComputing);
    connect(&m_bar, &QueryBar::continueRequested, &m_query, &QuerySession::askAgain);
    connect(&m_query, &QuerySession::answered, this, &QueryPresenter::showAnswer);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) setText(QString());
        if (change.isReset || change.parts.hasAny({LibraryPart::Vocabulary, LibraryPart::Examples}) ||
            change.areSheetsChanged)
            showVocabularyLater();
    });
    m_actions.followKey("query.focus", &m_bar, &QueryBar::setFocusKey);
    m_actions.followKey("query.save", &m_bar, &QueryBar::setSaveKey);
    m_actions.followKey("query.recent", &m_bar, &QueryBar::setRecentKey);
    m_actions.connectTo("query.recent", this, [this] { m_bar.showRecent(); });
    m_actions.connectTo("query.focus", this, [this] { m_bar.focusEdit(); });
    m_actions.connectTo("query.clear", this, [this] { setText(QString()); });
    showAnswer();
}

void QueryPresenter::setText(const QString& text)
{
    m_bar.setText(text);
    m_query.setText(text);
    offerClearing();
}

/// From the first letter on, though the answer is still computed.
void QueryPresenter::offerClearing()
{
    m_actions.setAvailable("query.clear", !m_query.text().isEmpty(), tr("There is no query."));
}

void QueryPresenter::showAnswer()
{
    offerClearing();
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
            suggestionAt(m_query.text().toStdString(), error.column, m_document.library());
        m_bar.setError(coreText(error.message), error.column, QString::fromStdString(suggestion));
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
    if (!progress) return m_bar.setNote(missingText());
    const QLocale locale;
    const QString done = locale.toString(progress->done), total = locale.toString(progress->total);
    m_bar.setProgress(progress->isStopped
                          ? tr("%1: stopped at %2 of %3 clips").arg(progress->what, done, total)
                          : tr("%1: %2 of %3 clips").arg(progress->what, done, total),
                      progress->isStopped);
}

/// "2 clips have no LeftFoot", of each joint that clips lack; examples that are of no use; values that no
/// clip has; names that could have meant something else.
QString QueryPresenter::missingText() const
{
    QStringList texts;
    for (const MissingJoint& each : m_query.missingJoints())
        texts << (each.clips == 1 ? tr("1 clip has no %1", "a joint")
                                  : tr("%n clip(s) have no %1", "a joint", int(each.clips)))
                     .arg(QString::fromStdString(each.joint));
    for (const UselessExample& each : m_query.uselessExamples())
        texts << tr("nothing can move like %1: %2", "an example and the reason")
                     .arg(QString::fromStdString(each.name), coreText(each.reason));
    for (const UnmetValue& each : m_query.unmetValues()) {
        const QString asked =
            tr("no clip has %1 %2", "a property and its value")
                .arg(QString::fromStdString(each.property), QString::fromStdString(valueInQuery(each.value)));
        const QString nearest = QString::fromStdString(nearestTexts(each));
        texts << (nearest.isEmpty() ? asked : tr("%1: nearest are %2").arg(asked, nearest));
    }
    texts << queryNoteTexts(m_query.expression(), m_document.library());
    return texts.join(tr(", ", "between several short notes"));
}

/// While thousands of files arrive, once for all that came since.
void QueryPresenter::showVocabularyLater()
{
    if (std::exchange(m_isVocabularyDue, true)) return;
    callAfterPainting(*this, [this] { showVocabulary(); });
}

void QueryPresenter::showVocabulary()
{
    m_isVocabularyDue = false;
    const ClipLibrary& library = m_document.library();
    m_bar.setVocabularyItems(vocabularyItems(library), library.vocabulary().namespaces());
    m_bar.setProperties(queryProperties(library.properties(), library.instances(), library.vocabulary()));
    m_bar.setJoints(library.jointNames());
    m_bar.setExamples(library.examples());
}

void QueryPresenter::useTag(TagId tag, const QString& queryOperator)
{
    useTagNamed(QString::fromStdString(m_document.library().vocabulary()[tag].name), queryOperator);
}

void QueryPresenter::useTagNamed(const QString& tag, const QString& queryOperator)
{
    const QString name = QString::fromStdString(quotedName(tag.toStdString()));
    const QString text = m_query.text().trimmed();
    if (queryOperator.isEmpty() || text.isEmpty())
        setText(name);
    else
        setText(QString("(%1) %2 %3").arg(text, queryOperator, name));
}

} // namespace tagline
