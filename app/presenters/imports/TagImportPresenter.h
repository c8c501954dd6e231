#pragma once

// TagImportPresenter imports the tags of other programs' files into the library, as one undo step.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <QObject>
#include <QStringList>

class QSettings;
class QWidget;

namespace tagline {

class ActionRegistry;
class TagImportDialog;

class TagImportPresenter : public QObject
{
    Q_OBJECT

public:
    TagImportPresenter(LibraryDocument& document, Workspace& workspace, QSettings& settings, QWidget& window,
                       ActionRegistry& actions);

signals:
    /// Something went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void importTags();
    QStringList chosenFiles();
    void importFrom(const TagImportDialog& dialog);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QSettings& m_settings;
    QWidget& m_window;
};

} // namespace tagline
