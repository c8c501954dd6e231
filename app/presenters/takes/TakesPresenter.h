#pragma once

// TakesPresenter shows which clips were recorded together, proposes takes, and keeps or removes them.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/tags/takes/Take.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace tagline {

class ActionRegistry;
class TakesDialog;

class TakesPresenter : public QObject
{
    Q_OBJECT

public:
    TakesPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions, QWidget* window);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);

private:
    void open();
    void propose();
    void show();
    void takeProposals(std::vector<Take> proposed);
    std::optional<Take> shownTake(int take) const;
    void showClip(int take, int clip);
    void accept(const std::vector<Take>& takes);
    void remove(int take);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget* m_window;
    BackgroundJobs m_jobs;
    BackgroundJobs::Job m_proposing;
    bool m_isProposing = false;
    QString m_error; ///< of the pattern; empty where it is one
    std::vector<Take> m_proposed;
    QPointer<TakesDialog> m_dialog;
};

} // namespace tagline
