#pragma once

// RestorePresenter shows the backups of the current clip's sidecars and of the library file, and takes over
// the one that is chosen.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <QObject>

#include <memory>

class QWidget;

namespace tagline {

class ActionRegistry;
class RestoreDialog;

class RestorePresenter : public QObject
{
    Q_OBJECT

public:
    RestorePresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                     QWidget& window);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// What was done; for the message area.
    void done(const QString& message);

private:
    struct Found;
    struct Search;

    void restoreChosen();
    std::shared_ptr<Search> searchFor(ClipId clip) const;
    void show(const std::shared_ptr<const Search>& search, RestoreDialog& dialog) const;
    void takeOver(const Search& search, const Found& found);
    void takeOverTags(const Search& search, const Found& found, const QString& text);
    void takeOverLibrary(const Found& found, const QString& text);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget& m_window;
    BackgroundJobs m_jobs;
};

} // namespace tagline
