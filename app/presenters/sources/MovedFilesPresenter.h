#pragma once

// MovedFilesPresenter says that missing files were found elsewhere once files were read, and asks whether
// their tags are to go there.

#include "app/document/library/ImportQueue.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/moved/MovedSources.h"

#include <QObject>

class QWidget;

namespace tagline {

class ActionRegistry;

class MovedFilesPresenter : public QObject
{
    Q_OBJECT

public:
    MovedFilesPresenter(LibraryDocument& document, const ImportQueue& imports, ActionRegistry& actions,
                        QWidget& window);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, or something is worth knowing: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void tell();
    void relinkChosen();
    QStringList lostFiles(const std::vector<MovedSource>& moved) const;

    LibraryDocument& m_document;
    QWidget& m_window;
    std::vector<MovedSource> m_told; ///< said already
};

} // namespace tagline
