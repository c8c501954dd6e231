#include "app/presenters/files/OpenedPaths.h"

#include "app/document/editing/EditJournal.h"

#include <QFileInfo>
#include <QSettings>

namespace tagline {
namespace {

constexpr qsizetype mostRecent = 10;

bool isLibraryFile(const QString& path) { return path.endsWith(QStringLiteral(".tagline")); }

/// Those of the paths that are library files in a folder.
QStringList libraryFilesIn(const QString& folder, const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths)
        if (isLibraryFile(path) && QFileInfo(path).absolutePath() == folder) files << path;
    return files;
}

} // namespace

OpenedPaths::OpenedPaths(EditJournal& journal, QSettings& settings)
    : m_journal(journal)
    , m_settings(settings)
{
}

QString OpenedPaths::name() const
{
    return m_paths.isEmpty() ? QString() : QFileInfo(m_paths.front()).fileName();
}

void OpenedPaths::open(const QStringList& absolute)
{
    set(absolute);
    remember(absolute);
}

void OpenedPaths::add(const QStringList& absolute) { set(m_paths + absolute); }

void OpenedPaths::close() { set({}); }

void OpenedPaths::replaceLibraryFile(const QString& former, const QString& path)
{
    QStringList paths = m_paths;
    paths.removeAll(former);
    if (!paths.contains(path)) paths.append(path);
    set(paths);
    remember({path});
}

QStringList OpenedPaths::recent() const { return m_settings.value("files/recent").toStringList(); }

void OpenedPaths::remember(const QStringList& paths)
{
    QStringList recent = this->recent();
    for (const QString& path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        recent.removeAll(absolute);
        if (isLibraryFile(absolute)) recent.removeAll(QFileInfo(absolute).absolutePath());
        if (const QStringList within = libraryFilesIn(absolute, recent); within.size() == 1)
            recent.removeAll(within.front());
        recent.prepend(absolute);
        m_settings.setValue("files/folder", QFileInfo(absolute).absolutePath());
    }
    m_settings.setValue("files/recent", recent.mid(0, mostRecent));
    emit recentChanged();
}

void OpenedPaths::forget(const QStringList& paths)
{
    QStringList recent = this->recent();
    for (const QString& path : paths) recent.removeAll(path);
    m_settings.setValue("files/recent", recent);
    emit recentChanged();
}

QString OpenedPaths::folder() const { return m_settings.value("files/folder").toString(); }

void OpenedPaths::set(const QStringList& paths)
{
    m_paths = paths;
    m_journal.setOpenPaths(m_paths);
    emit changed();
}

} // namespace tagline
