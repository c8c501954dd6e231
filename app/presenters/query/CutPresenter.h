#pragma once

// CutPresenter cuts the hits of the query out of their clips, or moves their files, in the background.

#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QuerySession.h"
#include "app/presenters/exports/WritingJob.h"
#include "core/cutting/FileMoving.h"

#include <QObject>

#include <string>
#include <vector>

class QSettings;

namespace tagline {

class ActionRegistry;

class CutPresenter : public QObject
{
    Q_OBJECT

public:
    CutPresenter(LibraryDocument& document, QuerySession& query, QSettings& settings, QWidget& window,
                 ActionRegistry& actions);

    bool isCutting() const { return m_job.isRunning(); }
    /// Asks how, and cuts. Expects a whole answer that is not empty.
    void cut();

signals:
    /// Something went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);
    /// Files lie elsewhere now: what is open is to be read again, and then this to be said.
    void filesMoved(const QString& text);

private:
    CutOptions lastOptions() const;
    QString chosenFolder(QWidget& parent);
    /// Why files cannot be moved now; empty where they can.
    QString refusalToMove() const;
    void moveFilesTo(const MovePlan& plan, const QString& target);
    void moveBack();
    std::vector<std::string> openFolders() const;
    void tellMoved(const QString& text, const Result<int>& files);
    void start(const std::vector<ClipCut>& cuts, const CutOptions& options, const QString& target);

    LibraryDocument& m_document;
    QuerySession& m_query;
    QSettings& m_settings;
    QWidget& m_window;
    std::vector<std::string> m_takenFrom; ///< folders whose files were moved since the program began
    WritingJob m_job;
};

} // namespace tagline
