#include "app/presenters/files/OpenElsewhere.h"

#include "app/document/jobs/HandedWork.h"
#include "app/document/jobs/SessionLock.h"
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

/// Looks may hang on a folder that does not answer: the next one needs a thread too.
constexpr int mostPlaceLooks = 16;

QString callOf(const QLockFile& lock) { return lock.fileName() + ".call"; }

QString placeName(const QString& place) { return QFileInfo(place).fileName(); }

/// Whether a running program holds the lock. One that no program holds any more goes.
bool isLockHeld(QLockFile& lock) { return QFile::exists(lock.fileName()) && !lock.removeStaleLockFile(); }

} // namespace

QString OpenElsewhere::libraryPlace(const QString& path)
{
    const QFileInfo file(path);
    const bool isLibraryFile = file.suffix().compare("tagline", Qt::CaseInsensitive) == 0 && file.isFile();
    return isLibraryFile ? QFileInfo(file.path()).canonicalFilePath() : file.canonicalFilePath();
}

OpenElsewhere::OpenElsewhere(const OpenedPaths& opened, QString folder, PlaceOf placeOf, QObject* parent)
    : QObject(parent)
    , m_opened(opened)
    , m_folder(std::move(folder))
    , m_placeOf(std::move(placeOf))
{
    m_pool.setMaxThreadCount(mostPlaceLooks);
    connect(&m_opened, &OpenedPaths::changed, this, &OpenElsewhere::follow);
    connect(&m_again, &QTimer::timeout, this, &OpenElsewhere::lookAtAll);
    connect(&m_calls, &QFileSystemWatcher::directoryChanged, this, &OpenElsewhere::answerCalls);
    m_again.setInterval(2s);
}

OpenElsewhere::~OpenElsewhere() { m_pool.waitForDone(); }

void OpenElsewhere::follow()
{
    forgetClosed();
    for (const QString& path : m_opened.paths()) {
        if (!m_places.try_emplace(path).second) continue;
        runIn(m_pool, [this, path, placeOf = m_placeOf] {
            const QString place = placeOf(path);
            callIn(*this, [this, path, place] { take(path, place); });
        });
    }
    lookAtAll();
}

/// Takes the place of a path, found in the background, if the path is still open.
void OpenElsewhere::take(const QString& path, const QString& place)
{
    const auto known = m_places.find(path);
    if (known == m_places.end() || place.isEmpty()) return;
    known->second = place;
    m_locks[place];
    lookAtAll();
}

void OpenElsewhere::forgetClosed()
{
    std::erase_if(m_places, [&](const auto& known) { return !m_opened.paths().contains(known.first); });
    std::map<QString, Lock> locks;
    for (const auto& [path, place] : m_places)
        if (const auto known = m_locks.find(place); known != m_locks.end())
            locks.try_emplace(place, std::move(known->second));
    m_locks = std::move(locks);
}

void OpenElsewhere::setLooking(bool isLooking)
{
    m_isLooking = isLooking;
    for (auto& [place, lock] : m_locks)
        if (isLooking && lock.file) lock.file->unlock();
    lookAtAll();
}

void OpenElsewhere::callOthers()
{
    for (auto& [place, lock] : m_locks) {
        if (!lock.isElsewhere) continue;
        (void)QFile(callOf(*lock.file)).open(QIODevice::WriteOnly);
        emit warned(tr("%1 is open in another window of Tagline. Both can edit it: what one of them "
                       "saves, the other takes over.")
                        .arg(placeName(place)));
    }
}

std::optional<QString> OpenElsewhere::elsewhere() const
{
    for (const auto& [place, lock] : m_locks)
        if (lock.isElsewhere) return placeName(place);
    return std::nullopt;
}

/// Looks at all locks: this window takes those whose owner has gone, so that the next one is told of it.
void OpenElsewhere::lookAtAll()
{
    const auto before = elsewhere();
    QStringList fresh;
    for (auto& [place, lock] : m_locks)
        if (look(place, lock) && !std::exchange(lock.isFound, true)) fresh << placeName(place);
    const auto now = elsewhere();
    now || (m_isLooking && !m_locks.empty()) ? m_again.start() : m_again.stop();
    if (now != before) emit elsewhereChanged();
    for (const QString& library : fresh) emit found(library);
}

/// Returns whether another window has the library of this place open.
bool OpenElsewhere::look(const QString& place, Lock& lock)
{
    if (lock.file && lock.file->isLocked()) return false;
    if (!lock.file) {
        if (!QDir().mkpath(m_folder)) return false;
        const QString hash = QString::fromStdString(contentHash(place.toStdString()));
        lock.file = std::make_unique<QLockFile>(m_folder + '/' + hash + ".lock");
    }
    if (m_isLooking)
        lock.isElsewhere = isLockHeld(*lock.file);
    else if (takeSessionLock(*lock.file)) {
        lock.isElsewhere = false;
        hold(*lock.file);
    } else
        lock.isElsewhere = lock.file->error() == QLockFile::LockFailedError;
    return lock.isElsewhere;
}

/// A call that was meant for the owner before is taken away.
void OpenElsewhere::hold(QLockFile& file)
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
                        .arg(placeName(place)));
    }
}

} // namespace tagline
