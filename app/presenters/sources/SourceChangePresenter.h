#pragma once

// SourceChangePresenter fits ranges to files that changed since they were tagged, one clip or all of them,
// with what their motion says where the former version is still in the cache.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/library/moved/SourceFit.h"

#include <QObject>

#include <map>
#include <memory>

class QWidget;

namespace tagline {

class ActionRegistry;
class SourceChangeDialog;

class SourceChangePresenter : public QObject
{
    Q_OBJECT

public:
    /// `cacheFolder` is that of the import (ImportEnvironment).
    SourceChangePresenter(LibraryDocument& document, Workspace& workspace, std::string cacheFolder,
                          ActionRegistry& actions, QWidget& window);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// What was done; for the message area.
    void done(const QString& message);

private:
    using Shifts = std::map<ClipId, Frame>;
    struct Look;

    bool hasChanged(ClipId clip) const;
    void fit();
    std::shared_ptr<Look> beginLook(ClipId first, SourceChangeDialog& dialog);
    void fitAll(ClipId shown, const SourceFit& wanted, const Shifts& shifts);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    std::string m_cacheFolder;
    QWidget& m_window;
    BackgroundJobs m_jobs;
};

} // namespace tagline
