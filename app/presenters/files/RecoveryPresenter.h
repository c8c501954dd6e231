#pragma once

// RecoveryPresenter offers what a session that crashed left unsaved.

#include <QObject>
#include <QStringList>

class QWidget;

namespace tagline {

class EditJournal;
class EditRecovery;
class OpenedPaths;
class OpeningPresenter;
class SavePresenter;
struct RecoveredEdits;
struct RecoveryOutcome;

/// Borrows its arguments.
class RecoveryPresenter : public QObject
{
    Q_OBJECT

public:
    RecoveryPresenter(EditJournal& journal, EditRecovery& recovery, OpeningPresenter& opening,
                      SavePresenter& saving, OpenedPaths& opened, QWidget& window);

    /// Asks for each session that left something, but for those that another window asks for. Call once the
    /// window is shown.
    void offer();

signals:
    void done(const QString& text);
    void warned(const QString& problem);

private:
    bool offer(const RecoveredEdits& edits);
    bool offerUnreadable(const RecoveredEdits& edits);
    void recover(const RecoveredEdits& edits);
    void offerAskedFor();
    void sayOutcome(const RecoveryOutcome& outcome);

    EditJournal& m_journal;
    EditRecovery& m_recovery;
    OpeningPresenter& m_opening;
    SavePresenter& m_saving;
    OpenedPaths& m_opened;
    QWidget& m_window;
    QStringList m_askedFor; ///< to be offered once edits of something else are recovered
};

} // namespace tagline
