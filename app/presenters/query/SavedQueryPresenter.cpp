#include "app/presenters/query/SavedQueryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/LiveTagNames.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "core/library/LibraryQueries.h"
#include "core/library/edits/SavedQueryEdits.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/SavedQueriesDialog.h"
#include "widgets/theme/messages/Question.h"

#include <QLineEdit>

#include <algorithm>

namespace tagline {
namespace {

using Kept = std::vector<KeptQuery>;

Kept keptOf(const std::vector<SavedQueryRow>& rows, const Kept& before)
{
    Kept kept;
    for (const SavedQueryRow& row : rows)
        kept.push_back(
            {before[std::size_t(row.id)].former, row.name.toStdString(), row.text.toStdString(), row.isLive});
    return kept;
}

/// The live tag of that name; the end if there is none.
Kept::iterator liveTagIn(Kept& kept, const QString& name)
{
    return std::ranges::find_if(kept, [wanted = name.toStdString()](const KeptQuery& each) {
        return each.isLive && each.name == wanted;
    });
}

/// The first thing that is wrong; empty where nothing is.
QString problemOf(const Kept& kept, const Kept& before, const ClipLibrary& library)
{
    const LibraryEdit edit = keptQueriesEdit(library, kept);
    for (auto query = kept.begin(); query != kept.end(); ++query) {
        const QString name = QString::fromStdString(query->name);
        if (name.isEmpty()) return SavedQueryPresenter::tr("A query needs a name.");
        const auto isSame = [&](const KeptQuery& each) {
            return each.isLive == query->isLive && each.name == query->name;
        };
        if (std::any_of(kept.begin(), query, isSame))
            return query->isLive ? SavedQueryPresenter::tr("There are two live tags “%1”.").arg(name)
                                 : SavedQueryPresenter::tr("There are two saved queries “%1”.").arg(name);
        const bool isRenamedTag = query->isLive && query->name != query->former;
        if (const QString problem = isRenamedTag ? liveTagNameProblem(name, library) : QString();
            !problem.isEmpty())
            return problem;
        const auto was = std::find_if(before.begin(), before.end(), [&](const KeptQuery& each) {
            return each.isLive == query->isLive && each.former == query->former;
        });
        if (was != before.end() && was->query == query->query) continue; // not what was edited here
        const SavedQuery& made = *findNamed(query->isLive ? *edit.derived : *edit.queries, query->name);
        if (const auto read = parseQuery(made.text, library, *edit.queries, *edit.derived); !read)
            return SavedQueryPresenter::tr("%1: %2").arg(name, errorText(read.error()));
    }
    return {};
}

/// Names in queries that were edited here which could have meant something else.
QStringList doubleMeanings(const Kept& kept, const Kept& before, const ClipLibrary& library)
{
    QStringList notes;
    const LibraryEdit edit = keptQueriesEdit(library, kept);
    for (const KeptQuery& query : kept) {
        const bool isAsBefore = std::ranges::any_of(before, [&](const KeptQuery& was) {
            return was.isLive == query.isLive && was.former == query.former && was.query == query.query;
        });
        if (isAsBefore) continue;
        const auto read = parseQuery(query.query, library, *edit.queries, *edit.derived);
        if (!read) continue;
        for (const QString& note : queryNoteTexts(*read, library))
            notes << SavedQueryPresenter::tr("%1: %2").arg(QString::fromStdString(query.name), note);
    }
    return notes;
}

/// Queries that name one which is deleted, and names that could mean two things; empty where there are none.
QString notesOf(const Kept& kept, const Kept& before, const ClipLibrary& library)
{
    QStringList notes = doubleMeanings(kept, before, library);
    for (const KeptQuery& was : before) {
        const auto isIt = [&](const KeptQuery& each) {
            return each.isLive == was.isLive && each.former == was.former;
        };
        if (std::any_of(kept.begin(), kept.end(), isIt)) continue;
        for (const KeptQuery& query : kept)
            if (was.isLive ? namesLiveTag(query.query, was.former, library)
                           : namesSavedQuery(query.query, was.former))
                notes << SavedQueryPresenter::tr("“%1” uses %2, which is deleted.")
                             .arg(QString::fromStdString(query.name),
                                  (was.isLive ? "" : "@") + QString::fromStdString(was.former));
    }
    return notes.join('\n');
}

} // namespace

SavedQueryPresenter::SavedQueryPresenter(const PresenterContext& context, QueryBar& bar)
    : Presenter(context)
    , m_bar(bar)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Queries)) show();
    });
    connect(&m_bar, &QueryBar::saveRequested, this, &SavedQueryPresenter::save);
    m_actions.connectTo("query.save", this, [this] { save(); });
    m_actions.connectTo("query.savedQueries", this, [this] { manage(); });
    m_bar.setManageAction(m_actions["query.savedQueries"]);
}

void SavedQueryPresenter::show()
{
    m_bar.setSavedQueries(m_document.library().savedQueries());
    m_bar.setLiveTags(m_document.library().derivedTags());
}

void SavedQueryPresenter::save()
{
    if (m_query.state() == QueryState::Empty)
        return emit refused(tr("Type a query first%1.").arg(m_actions.bracketedKey("query.focus")));
    if (m_query.state() == QueryState::Invalid)
        return emit refused(tr("The query cannot be read: correct what is underlined first."));
    QString before;
    for (const SavedQuery& query : m_document.library().savedQueries())
        if (query.text == m_query.echo().toStdString() || query.text == m_query.text().toStdString())
            before = QString::fromStdString(query.name);
    const QString name =
        askedText(tr("Save Query"), tr("Name of the query:"), tr("Save Query"), before, m_bar.window())
            .value_or(QString());
    if (name.isEmpty()) return;
    const auto& saved = m_document.library().savedQueries();
    const auto taken = std::ranges::find(saved, name.toStdString(), &SavedQuery::name);
    Question replacing;
    replacing.title = tr("Save Query");
    replacing.text = tr("There is a query “%1” already. Replace it?").arg(name);
    replacing.verb = tr("Replace Query");
    if (taken != saved.end() && taken->text != m_query.echo().toStdString() && name != before)
        if (!isWanted(replacing, m_bar.window())) return;
    std::vector<SavedQuery> queries = m_document.library().savedQueries();
    setQuery(queries, name.toStdString(), m_query.echo().toStdString());
    m_document.set(&LibraryEdit::queries, std::move(queries), tr("Save Query %1").arg(name));
}

void SavedQueryPresenter::editLiveTag(const QString& name)
{
    if (m_document.mayEdit()) manage(name);
}

/// With the name of a live tag, its query is what is edited first.
void SavedQueryPresenter::manage(const QString& liveTag)
{
    const Kept before = keptQueries(m_document.library());
    std::vector<SavedQueryRow> rows;
    for (const KeptQuery& query : before)
        rows.push_back({int(rows.size()), QString::fromStdString(query.name),
                        QString::fromStdString(query.query), query.isLive});
    SavedQueriesDialog dialog(rows, m_bar.window());
    dialog.setSaveKey(m_actions.key("query.save"));
    dialog.setCheck([&](const std::vector<SavedQueryRow>& now) {
        return problemOf(keptOf(now, before), before, m_document.library());
    });
    dialog.setNotes([&](const std::vector<SavedQueryRow>& now) {
        return notesOf(keptOf(now, before), before, m_document.library());
    });
    for (const SavedQueryRow& row : rows)
        if (row.isLive && row.name == liveTag) dialog.editQuery(row.id);
    if (dialog.exec() != QDialog::Accepted) return;
    if (dialog.rows() != rows) {
        if (!keep(keptOf(dialog.rows(), before), before, tr("Edit Saved Queries"))) return;
        emit done(tr("Saved queries changed"));
    }
    if (!dialog.wanted()) return;
    for (const SavedQueryRow& row : dialog.rows())
        if (row.id == *dialog.wanted()) emit m_bar.queryChosen(row.text);
}

void SavedQueryPresenter::renameLiveTag(const QString& name)
{
    if (!m_document.mayEdit()) return;
    const Kept before = keptQueries(m_document.library());
    Kept kept = before;
    const auto renamed = liveTagIn(kept, name);
    if (renamed == kept.end()) return;
    const QString title = tr("Rename Live Tag");
    QString typed = name;
    while (true) {
        const auto wanted = askedText(title, tr("New name of %1:").arg(name), title, typed, m_bar.window());
        if (!wanted || *wanted == name) return;
        typed = *wanted;
        renamed->name = typed.toStdString();
        const QString problem = problemOf(kept, before, m_document.library());
        if (problem.isEmpty()) break;
        showNotice(title, problem, m_bar.window());
    }
    keep(kept, before, tr("Rename Live Tag %1 to %2").arg(name, typed));
}

void SavedQueryPresenter::deleteLiveTag(const QString& name)
{
    if (!m_document.mayEdit()) return;
    const Kept before = keptQueries(m_document.library());
    Kept kept = before;
    const auto deleted = liveTagIn(kept, name);
    if (deleted == kept.end()) return;
    kept.erase(deleted);
    Question question;
    question.title = tr("Delete Live Tag");
    question.text = tr("Delete %1? This can be undone.").arg(name);
    question.detail = notesOf(kept, before, m_document.library());
    question.verb = tr("Delete Live Tag");
    if (!question.detail.isEmpty() && !isWanted(question, m_bar.window())) return;
    keep(kept, before, tr("Delete Live Tag %1").arg(name));
}

/// One undo step; false, and said, where the queries are others than before a person was asked.
bool SavedQueryPresenter::keep(const Kept& kept, const Kept& before, const QString& step)
{
    if (keptQueries(m_document.library()) != before) {
        emit refused(tr("Another program changed the saved queries meanwhile. Nothing was changed: open the "
                        "dialog again."));
        return false;
    }
    m_document.change(keptQueriesEdit(m_document.library(), kept), step);
    return true;
}

} // namespace tagline
