#pragma once

// WholeTakePresenter gives the selected ranges to the clips that were recorded together with theirs.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <QObject>

namespace tagline {

class ActionRegistry;

class WholeTakePresenter : public QObject
{
    Q_OBJECT

public:
    WholeTakePresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done, or there was nothing to do; for the status line.
    void noted(const QString& text);

private:
    void give();

    LibraryDocument& m_document;
    Workspace& m_workspace;
};

} // namespace tagline
