#include "app/presenters/matching/BestMatchPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/matching/BestMatchDialog.h"
#include "app/presenters/tags/TagRows.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QLocale>
#include <QWidget>

namespace tagline {
namespace {

constexpr QSize matchDialogSize{560, 460};

} // namespace

BestMatchPresenter::BestMatchPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_session(m_document)
{
    m_session.keepIn(m_settings);
    m_actions.connectTo("query.bestMatch", this, [this] { ask(); });
    connect(&m_session, &MatchSession::changed, this, &BestMatchPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, &BestMatchPresenter::follow);
}

void BestMatchPresenter::follow(const DocumentChange& change)
{
    if (!m_dialog) return;
    if (change.isReset) return m_dialog->reject();
    if (change.parts.has(LibraryPart::Vocabulary) || change.areSheetsChanged) showTags();
}

void BestMatchPresenter::ask()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("There is no clip to choose from."));
    if (tagRows(m_document.library()).empty())
        return emit refused(tr("There is no tag yet that a clip could fit by."));
    showBeside(m_dialog, m_window, matchDialogSize, [this] { prepare(); });
}

void BestMatchPresenter::prepare()
{
    connect(m_dialog, &BestMatchDialog::wishChanged, this, [this] { m_session.ask(m_dialog->wish()); });
    connect(m_dialog, &BestMatchDialog::unknownNameTyped, this,
            [this](const QString& name) { m_dialog->setNote(tr("There is no tag “%1”.").arg(name)); });
    connect(m_dialog, &BestMatchDialog::matchChosen, this, [this](int line) {
        if (const ClipId clip = clipOf(line); clip.isValid()) m_workspace.show(clip, 0);
    });
    connect(m_dialog, &BestMatchDialog::trackRequested, this, [this](int line, int track) {
        const ClipId clip = clipOf(line);
        if (!clip.isValid()) return;
        emit trackRequested(track, clip);
        m_session.notePick(clip);
    });
    connect(m_dialog, &QDialog::finished, &m_session, &MatchSession::clear);
    showTags();
    show();
}

ClipId BestMatchPresenter::clipOf(int line) const
{
    const auto& best = m_session.ranking().best;
    return line >= 0 && std::size_t(line) < best.size() ? best[std::size_t(line)].clip : ClipId();
}

/// A tag that is gone is taken out of the wish.
void BestMatchPresenter::showTags()
{
    const MatchWish before = m_dialog->wish();
    m_dialog->setTags(tagRows(m_document.library()));
    const MatchWish after = m_dialog->wish();
    if (before.need != after.need || before.want != after.want || before.avoid != after.avoid)
        m_session.ask(after);
}

QString BestMatchPresenter::note() const
{
    if (!m_session.wish())
        return tr("Add the tags that a clip needs, those it should have, and those to avoid.");
    const MatchRanking& ranking = m_session.ranking();
    if (m_session.isRanking() && ranking.best.empty()) return tr("Comparing the tags of all clips…");
    if (ranking.clips == 0) return tr("No clip has all the needed tags.");
    const QString all = tr("%n clip(s) with all the needed tags.", nullptr, int(ranking.clips));
    return ranking.clips > ranking.best.size()
               ? all + ' ' +
                     tr("The best %1 are listed.").arg(QLocale().toString(qlonglong(ranking.best.size())))
               : all;
}

/// "has what is needed; no other tags", part by part.
QString BestMatchPresenter::reasonText(const ClipMatch& match) const
{
    const std::string said = reason(match, *m_session.wish(), m_document.library().vocabulary(), true);
    QStringList parts;
    for (const QString& part : QString::fromStdString(said).split(QStringLiteral("; ")))
        parts << coreText(part.toStdString());
    return parts.join(QStringLiteral("; "));
}

void BestMatchPresenter::show()
{
    if (!m_dialog) return;
    std::vector<MatchLine> lines;
    const ClipLibrary& library = m_document.library();
    if (m_session.wish())
        for (const ClipMatch& match : m_session.ranking().best)
            lines.push_back(
                {QString::fromStdString(library.clip(match.clip).displayName), reasonText(match)});
    m_dialog->setMatches(lines);
    m_dialog->setNote(note());
}

} // namespace tagline
