#pragma once

// ExportPresenter exports the tags of the library, in the background.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/queries/QuerySession.h"
#include "app/presenters/exports/WritingJob.h"
#include "core/exports/ExportFormat.h"
#include "core/exports/ExportSelection.h"

#include <QObject>

class QSettings;
class QWidget;

namespace tagline {

class ActionRegistry;

/// What is to be exported, and where to.
struct ExportOrder
{
    const ExportFormat* format;
    ExportOptions options;
    ExportSelection selection;
    QString target;
};

class ExportPresenter : public QObject
{
    Q_OBJECT

public:
    ExportPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query, QSettings& settings,
                    QWidget& window, ActionRegistry& actions);
    bool isExporting() const { return m_job.isRunning(); }

signals:
    /// Something went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);
    /// A person said what is to be exported, and where to.
    void chosen();

private:
    void exportTags();
    QString placeFor(const ExportFormat& format, QWidget& parent);
    void start(const ExportOrder& order);
    void tell(const ExportOrder& order, const Result<int>& files, const QStringList& missing);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    QSettings& m_settings;
    QWidget& m_window;
    WritingJob m_job;
};

} // namespace tagline
