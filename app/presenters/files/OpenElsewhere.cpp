#include "app/presenters/files/OpenElsewhere.h"

#include "app/presenters/files/OpenedPaths.h"
#include "core/system/saving/FileContent.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

/// The same for a library, whether it is opened by its file or by its folder.
QString placeOf(const QString& path)
{
    const QFileInfo file(path);
    const bool isLibraryFile = file.suffix().compare("tagline", Qt::CaseInsensitive) == 0 && file.isFile();
    return isLibraryFile ? QFileInfo(file.path()).canonicalFilePath() : file.canonicalFilePath();
}

QString callOf(const QLockFile& lock) { return lock.fileName() + ".call"; }

} // namespace

OpenElsewhere::OpenElsewhere(const OpenedPaths& opened, QString folder, QObject* parent)
    : QObject(parent)
    , m_opened(opened)
    , m_folder(std::move(folder))
{
    connect(&m_opened, &OpenedPaths::changed, this, &OpenElsewhere::follow);
    connect(&m_again, &QTimer::timeout, this, &OpenElsewhere::lockAll);
    connect(&m_calls, &QFileSystemWatcher::directoryChanged, this, &OpenElsewhere::answerCalls);
    m_again.setInterval(2s);
}

void OpenElsewhere::follow()
{
    std::map<QString, Lock> locks;
    for (const QString& path : m_opened.paths()) {
        const QString place = placeOf(path);
        if (place.isEmpty()) continue;
        if (const auto known = m_locks.find(place); known != m_locks.end())
            locks[place] = std::move(known->second);
        else
            locks[place];
    }
    m_locks = std::move(locks);
    lockAll();
}

/// The next window is to be told of this one once the one before is gone.
void OpenElsewhere::lockAll()
{
    bool isOneElsewhere = false;
    for (auto& [place, lock] : m_locks) {
        if (lock.file && lock.file->isLocked()) continue;
        const QString hash = QString::fromStdString(contentHash(place.toStdString()));
        if (!QDir().mkpath(m_folder)) return;
        lock.file = std::make_unique<QLockFile>(m_folder + '/' + hash + ".lock");
        lock.file->setStaleLockTime(0); // as long as its program runs
        if (lock.file->tryLock()) {
            take(*lock.file);
            continue;
        }
        if (lock.file->error() != QLockFile::LockFailedError) continue;
        isOneElsewhere = true;
        if (std::exchange(lock.isTold, true)) continue;
        (void)QFile(callOf(*lock.file)).open(QIODevice::WriteOnly);
        emit warned(tr("%1 is open in another window of Tagline. Both can edit it: what one of them "
                       "saves, the other takes over.")
                        .arg(QFileInfo(place).fileName()));
    }
    isOneElsewhere ? m_again.start() : m_again.stop();
}

/// A call that was meant for the owner before is taken away.
void OpenElsewhere::take(QLockFile& file)
{
    QFile::remove(callOf(file));
    if (m_calls.directories().isEmpty()) m_calls.addPath(m_folder);
}

void OpenElsewhere::answerCalls()
{
    for (const auto& [place, lock] : m_locks) {
        if (!lock.file || !lock.file->isLocked() || !QFile::remove(callOf(*lock.file))) continue;
        emit warned(tr("%1 was opened in a second window of Tagline. Both can edit it: what one of them "
                       "saves, the other takes over.")
                        .arg(QFileInfo(place).fileName()));
    }
}

} // namespace tagline
