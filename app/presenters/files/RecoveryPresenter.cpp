#include "app/presenters/files/RecoveryPresenter.h"

#include "app/document/editing/EditJournal.h"
#include "app/document/editing/EditRecovery.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/OpeningPresenter.h"
#include "app/presenters/files/SavePresenter.h"
#include "app/presenters/messages/ErrorWords.h"
#include "widgets/theme/messages/FreeMoment.h"
#include "widgets/theme/messages/Question.h"

#include <QWidget>

#include <utility>

namespace tagline {
namespace {

} // namespace

RecoveryPresenter::RecoveryPresenter(const PresenterContext& context, EditJournal& journal,
                                     EditRecovery& recovery, OpeningPresenter& opening, SavePresenter& saving,
                                     OpenedPaths& opened)
    : Presenter(context)
    , m_journal(journal)
    , m_recovery(recovery)
    , m_opening(opening)
    , m_saving(saving)
    , m_opened(opened)
{
    connect(&m_recovery, &EditRecovery::finished, this, &RecoveryPresenter::sayOutcome);
    connect(&m_recovery, &EditRecovery::finished, this, &RecoveryPresenter::offerAskedFor,
            Qt::QueuedConnection);
    connect(&m_opening, &OpeningPresenter::closing, this, [this] { m_askedFor.clear(); });
    connect(&m_journal, &EditJournal::failed, this, [this](const QString& reason) {
        emit warned(tr("Unsaved edits cannot be kept for recovery: save them soon. %1").arg(reason));
    });
    connect(&m_journal, &EditJournal::resumed, this,
            [this] { emit done(tr("Unsaved edits are kept for recovery again.")); });
}

void RecoveryPresenter::offer()
{
    m_atStart = m_opening.awaited();
    m_decided.clear();
    look();
}

void RecoveryPresenter::look()
{
    m_isLooking = true;
    m_journal.look([this](const std::vector<RecoveredEdits>& found) {
        m_isLooking = false;
        offerFirst(found);
    });
}

/// A person may take long to answer: the files are looked at anew for the next one. While a person is in
/// something else this one waits.
void RecoveryPresenter::offerFirst(const std::vector<RecoveredEdits>& found)
{
    if (found.empty()) return;
    if (!isFreeMoment()) {
        m_isLooking = true;
        return callWhenFree(*this, [this] { look(); });
    }
    for (const RecoveredEdits& edits : found) {
        if (m_decided.contains(edits.journalPath)) continue;
        if (!m_journal.claim(edits)) continue; // another window asks, or has asked meanwhile
        m_decided.insert(edits.journalPath);
        if (edits.fault ? offerUnreadable(edits) : offer(edits)) look();
        return;
    }
}

/// Paths that the program was started to open, if they are being looked at or open by now; else none.
QStringList RecoveryPresenter::startedWith() const
{
    if (m_opening.isOpening()) return m_opening.awaited();
    return m_opened.paths() == m_atStart ? m_atStart : QStringList();
}

/// Returns whether the next edits are to be offered as well.
bool RecoveryPresenter::offer(const RecoveredEdits& edits)
{
    QString question =
        tr("Tagline closed unexpectedly while “%1” was open. Reopen it with the unsaved edits of %n "
           "file(s)?",
           nullptr, int(edits.sidecars.size() + edits.library.has_value()))
            .arg(edits.openPaths.join(QStringLiteral(", ")));
    if (const QStringList paths = startedWith(); !paths.isEmpty() && paths != edits.openPaths)
        question += '\n' + tr("Tagline was started to open %1: you are asked for that again afterwards.")
                               .arg(paths.join(QStringLiteral(", ")));
    const Reply reply = replyTo({.title = tr("Recover Edits"),
                                 .text = question,
                                 .verb = tr("Recover"),
                                 .otherVerb = tr("Discard Edits"),
                                 .cancelVerb = tr("Ask Again Later")},
                                &m_window);
    if (reply == Reply::Yes) recover(edits);
    if (reply == Reply::Cancelled) m_journal.release(edits);
    if (reply != Reply::Other) return false;
    m_journal.discard(edits);
    return true;
}

/// Offers a journal that cannot be read: it stays, unless a person has it removed. Returns as offer() does.
bool RecoveryPresenter::offerUnreadable(const RecoveredEdits& edits)
{
    const QString question = tr("Tagline closed unexpectedly, and the unsaved edits that it kept cannot be "
                                "read.\n%1\nKeep the file, so that somebody can look into it?")
                                 .arg(errorText(*edits.fault));
    const Reply reply = replyTo({.title = tr("Recover Edits"),
                                 .text = question,
                                 .verb = tr("Keep File"),
                                 .otherVerb = tr("Remove File"),
                                 .cancelVerb = tr("Ask Again Later")},
                                &m_window);
    if (reply == Reply::Yes) m_journal.setAside(edits);
    if (reply == Reply::Other) m_journal.discard(edits);
    if (reply == Reply::Cancelled) m_journal.release(edits);
    return reply != Reply::Cancelled;
}

/// Opens what was open; the edits are put over it once everything is read, and what was to be opened instead
/// is offered then. If it cannot be opened, what is open stays, and the edits are kept.
void RecoveryPresenter::recover(const RecoveredEdits& edits)
{
    QStringList askedFor = startedWith();
    if (askedFor == edits.openPaths) askedFor.clear();
    const auto begin = [this, edits, askedFor] {
        m_askedFor = askedFor;
        m_recovery.begin(edits);
    };
    m_opened.remember(askedFor);
    const QStringList otherwise = m_opening.isOpening() ? askedFor : QStringList(); // else it is open
    if (!edits.openPaths.isEmpty()) return m_opening.open(edits.openPaths, begin, otherwise);
    if (!m_saving.mayDiscard()) return m_journal.release(edits);
    m_opening.close();
    begin();
}

/// Offers the paths that the program was started with, once the edits of something else are recovered.
void RecoveryPresenter::offerAskedFor()
{
    const QStringList paths = std::exchange(m_askedFor, {});
    if (paths.isEmpty()) return;
    const Question question{.title = tr("Open Library"),
                            .text = tr("Tagline was started to open %1. Open it now, in place of “%2” with "
                                       "the recovered edits? You can save them first.")
                                        .arg(paths.join(QStringLiteral(", ")), m_saving.openName()),
                            .verb = tr("Open Library"),
                            .cancelVerb = tr("Stay Here")};
    if (isWanted(question, &m_window)) m_opening.open(paths);
}

/// Shows the only clip with recovered edits, and says its name.
void RecoveryPresenter::showRecovered(ClipId clip)
{
    m_workspace.setCurrentClip(clip);
    emit done(tr("Recovered the edits of the clip %1. They are not saved yet.")
                  .arg(QString::fromStdString(m_document.library().clip(clip).displayName)));
}

void RecoveryPresenter::sayOutcome(const RecoveryOutcome& outcome)
{
    if (outcome.clip.isValid())
        showRecovered(outcome.clip);
    else if (outcome.clips > 0)
        emit done(tr("Recovered the edits of %n clip(s). They are not saved yet.", nullptr, outcome.clips));
    else if (outcome.isLibraryChanged)
        emit done(tr(
            "Recovered what was changed in the library's tags, queries or settings, and no clip. It is not "
            "saved yet."));
    else if (outcome.isComplete())
        emit done(tr("Nothing was left to recover: all that was kept is in the files."));
    if (outcome.isComplete()) return;
    QStringList files;
    for (const Error& error : outcome.missing) files << errorText(error);
    showNotice(tr("Recover Edits"),
               tr("The edits of these files could not be applied. They are kept, and will be offered again "
                  "the next time Tagline starts.\n%1")
                   .arg(files.join('\n')),
               &m_window);
}

} // namespace tagline
