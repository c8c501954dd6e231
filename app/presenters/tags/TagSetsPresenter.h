#pragma once

// TagSetsPresenter lets a person switch tag sets off, lock them, and choose which one new tags go to.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

class QWidget;

namespace tagline {

class ActionRegistry;

class TagSetsPresenter : public QObject
{
    Q_OBJECT

public:
    TagSetsPresenter(LibraryDocument& document, Workspace& workspace, QWidget& window,
                     ActionRegistry& actions);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);

private:
    void showSets();
    void tellKept(const QStringList& sets);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget& m_window;
};

} // namespace tagline
