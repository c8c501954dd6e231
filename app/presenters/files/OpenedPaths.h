#pragma once

// OpenedPaths are the folders and files that a person opened, and those of earlier days.

#include <QObject>
#include <QStringList>

class QSettings;

namespace tagline {

class EditJournal;

/// Absolute paths, so that they stay true whatever folder the program works in. The journal of edits is told
/// of each change, so that what a crash leaves is offered with them.
class OpenedPaths : public QObject
{
    Q_OBJECT

public:
    OpenedPaths(EditJournal& journal, QSettings& settings);

    const QStringList& paths() const { return m_paths; }
    bool isEmpty() const { return m_paths.isEmpty(); }
    /// File name of the path that was opened first; empty if nothing is open.
    QString name() const;

    /// Replaces the open paths by these; they are among the recent ones from now on.
    void open(const QStringList& absolute);
    void add(const QStringList& absolute);
    void close();
    /// The library file is another one from now on; `former` may be empty.
    void replaceLibraryFile(const QString& former, const QString& path);

    /// The paths that were opened last, the latest first; at most ten.
    QStringList recent() const;
    /// A library has one entry, whether it was opened by its file or by its folder.
    void remember(const QStringList& paths);
    /// Removes the paths from the recent ones.
    void forget(const QStringList& paths);
    /// Folder from which files were opened last; empty at first.
    QString folder() const;

signals:
    void changed();
    void recentChanged();

private:
    void set(const QStringList& paths);

    EditJournal& m_journal;
    QSettings& m_settings;
    QStringList m_paths;
};

} // namespace tagline
