#pragma once

// DiskNewsPresenter tells what the disk brings: what other programs wrote, and what cannot be read or
// written.

#include <QObject>
#include <QStringList>

#include "core/support/Result.h"

#include <set>
#include <string>
#include <vector>

namespace tagline {

class DiskWatch;
class ImportQueue;
class LibraryDocument;

/// Borrows its arguments.
class DiskNewsPresenter : public QObject
{
    Q_OBJECT

public:
    DiskNewsPresenter(LibraryDocument& document, ImportQueue& imports, DiskWatch& watch);

    /// Tells of tags and of replaced models that cannot be read. Call once all files are read.
    void sayUnreadable();
    /// Nothing is open any more.
    void forget() { m_replaced.clear(); }

signals:
    void done(const QString& text);
    void noted(const QString& fact);
    void warned(const QString& problem);

private:
    void connectImports(ImportQueue& imports);
    void sayUnwritable(const QStringList& folders);
    void sayUnreadableTags();
    void sayUnreadableModels();

    LibraryDocument& m_document;
    std::set<std::string> m_unreadableTags; ///< sidecars that were told of
    std::set<std::string> m_replaced;       ///< model files that are read again, as they are shown
};

} // namespace tagline
