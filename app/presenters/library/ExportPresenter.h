#pragma once

// ExportPresenter exports the tags of the library, in the background.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/exports/ExportFormat.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>

class QProgressDialog;
class QSettings;
class QWidget;

namespace tagline {

class ActionRegistry;

class ExportPresenter : public QObject
{
    Q_OBJECT

public:
    ExportPresenter(LibraryDocument& document, Workspace& workspace, QSettings& settings, QWidget& window,
                    ActionRegistry& actions);
    /// Ends an export that runs; what it wrote is removed.
    ~ExportPresenter() override;

    bool isExporting() const { return m_job.isGiven(); }

signals:
    /// Something went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void exportTags();
    QString placeFor(const ExportFormat& format, QWidget& parent);
    void start(const ExportFormat& format, const ExportOptions& options, const QString& target);
    void replace(const ExportFormat& format, ExportOptions options, const QString& target);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QSettings& m_settings;
    QWidget& m_window;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    QPointer<QProgressDialog> m_progress;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
