#pragma once

// RecoveryPresenter offers what a session that crashed left unsaved.

#include "app/presenters/Presenter.h"

#include <QStringList>

#include <set>
#include <vector>

namespace tagline {

class EditJournal;
class EditRecovery;
class OpenedPaths;
class OpeningPresenter;
class SavePresenter;
struct RecoveredEdits;
struct RecoveryOutcome;

/// Borrows its arguments.
class RecoveryPresenter : public Presenter
{
    Q_OBJECT

public:
    RecoveryPresenter(const PresenterContext& context, EditJournal& journal, EditRecovery& recovery,
                      OpeningPresenter& opening, SavePresenter& saving, OpenedPaths& opened);

    /// Looks in the background for sessions that left something, then asks about each, except those that
    /// another window asks about. Call once the window is shown.
    void offer();
    /// Whether such sessions are still looked for.
    bool isLooking() const { return m_isLooking; }

private:
    void look();
    void offerFirst(const std::vector<RecoveredEdits>& found);
    QStringList startedWith() const;
    bool offer(const RecoveredEdits& edits);
    bool offerUnreadable(const RecoveredEdits& edits);
    void recover(const RecoveredEdits& edits);
    void offerAskedFor();
    void showRecovered(ClipId clip);
    void sayOutcome(const RecoveryOutcome& outcome);

    EditJournal& m_journal;
    EditRecovery& m_recovery;
    OpeningPresenter& m_opening;
    SavePresenter& m_saving;
    OpenedPaths& m_opened;
    QStringList m_askedFor;      ///< to be offered once edits of something else are recovered
    QStringList m_atStart;       ///< paths that were to be opened as the search for sessions began
    std::set<QString> m_decided; ///< journals that a person was asked about
    bool m_isLooking = false;
};

} // namespace tagline
