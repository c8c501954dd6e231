#pragma once

// MovedFilesPresenter says that missing files were found elsewhere once files were read, and, asked to look
// for them, looks at the disk again and asks whether their tags are to go there.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/library/reading/ImportQueue.h"
#include "core/library/moved/MovedSources.h"

#include <QObject>

class QWidget;

namespace tagline {

class ActionRegistry;

class MovedFilesPresenter : public QObject
{
    Q_OBJECT

public:
    MovedFilesPresenter(LibraryDocument& document, Workspace& workspace, ImportQueue& imports,
                        ActionRegistry& actions, QWidget& window);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, or something is worth knowing: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void tell();
    void look();
    void takeLook(bool isWhole);
    void askWhenFree();
    void relinkChosen();
    void showFound(const std::vector<MovedSource>& relinked);
    QStringList lostFiles(const std::vector<MovedSource>& moved) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    ImportQueue& m_imports;
    QWidget& m_window;
    std::vector<MovedSource> m_told; ///< said already
    bool m_isAsked = false;          ///< a person waits for a look at the disk
};

} // namespace tagline
