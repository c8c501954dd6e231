#include "app/document/library/FolderWatch.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cstdint>

#ifdef __linux__
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#endif

namespace tagline {

#ifdef __linux__

namespace {

constexpr std::uint32_t wantedEvents =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;

/// File systems whose files other computers change: NFS, SMB, CIFS, FUSE, 9P, Ceph, AFS.
constexpr std::array<std::uint32_t, 8> sharedFileSystems{0x6969,     0x517b,     0xff534d42, 0xfe534d42,
                                                         0x65735546, 0x01021997, 0x00c36400, 0x5346414f};

bool isShared(const std::string& folder)
{
    struct statfs status = {};
    if (::statfs(folder.c_str(), &status) != 0) return false;
    return std::find(sharedFileSystems.begin(), sharedFileSystems.end(), std::uint32_t(status.f_type)) !=
           sharedFileSystems.end();
}

void addName(std::vector<std::string>& names, const std::string& name)
{
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

} // namespace

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
    , m_descriptor(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
    if (m_descriptor < 0) return;
    m_notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &FolderWatch::read);
}

FolderWatch::~FolderWatch()
{
    delete m_notifier;
    if (m_descriptor >= 0) ::close(m_descriptor);
}

FolderWatch::State FolderWatch::stateOf(const std::string& folder)
{
    struct stat status = {};
    if (::stat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) return State::Missing;
    return isShared(folder) ? State::Unwatchable : State::Watchable;
}

bool FolderWatch::add(const std::string& folder)
{
    if (m_descriptor < 0) return false;
    const int watch = ::inotify_add_watch(m_descriptor, folder.c_str(), wantedEvents);
    if (watch < 0) return false;
    addName(m_folders[watch], folder);
    watchAbove(folder);
    return true;
}

/// A folder hears nothing of it when one above it is moved.
void FolderWatch::watchAbove(const std::string& folder)
{
    for (std::size_t slash = folder.rfind('/'); slash != 0 && slash != folder.npos;
         slash = folder.rfind('/', slash - 1)) {
        const std::string above = folder.substr(0, slash);
        const int watch =
            ::inotify_add_watch(m_descriptor, above.c_str(), IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD);
        if (watch >= 0) addName(m_above[watch], above);
    }
}

void FolderWatch::clear()
{
    for (const auto* watches : {&m_folders, &m_above})
        for (const auto& [watch, names] : *watches) ::inotify_rm_watch(m_descriptor, watch);
    m_folders.clear();
    m_above.clear();
}

void FolderWatch::read()
{
    alignas(inotify_event) std::array<char, 64 * 1024> buffer;
    for (;;) {
        const ssize_t got = ::read(m_descriptor, buffer.data(), buffer.size());
        if (got <= 0) return;
        for (ssize_t at = 0; at < got;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
            take(event->wd, event->mask, event->len > 0 ? event->name : "");
            at += ssize_t(sizeof(inotify_event)) + event->len;
        }
    }
}

void FolderWatch::take(int watch, std::uint32_t kind, const char* name)
{
    if (kind & IN_Q_OVERFLOW) return emit missed();
    if (kind & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)) return lose(watch);
    const auto found = m_folders.find(watch);
    if (found == m_folders.end()) return;                 // of a folder that is not wanted any more
    const std::vector<std::string> names = found->second; // who is told may end the watch
    for (const std::string& folder : names) emit fileChanged(folder + '/' + name);
}

/// What lies below a folder is not where it was either.
void FolderWatch::lose(int watch)
{
    std::vector<std::string> moved;
    for (const auto* watches : {&m_folders, &m_above})
        if (const auto found = watches->find(watch); found != watches->end())
            moved.insert(moved.end(), found->second.begin(), found->second.end());
    if (m_above.erase(watch) > 0) ::inotify_rm_watch(m_descriptor, watch);
    std::vector<std::string> lost;
    for (const std::string& folder : moved)
        for (std::string& below : takeBelow(folder)) lost.push_back(std::move(below));
    for (const std::string& folder : lost) emit folderLost(folder);
}

/// Ends the watch of a folder and of those below it, and names them.
std::vector<std::string> FolderWatch::takeBelow(const std::string& folder)
{
    std::vector<std::string> taken;
    for (auto watched = m_folders.begin(); watched != m_folders.end();) {
        std::vector<std::string>& names = watched->second;
        const auto stay = std::stable_partition(names.begin(), names.end(), [&](const std::string& name) {
            return name != folder && !name.starts_with(folder + '/');
        });
        taken.insert(taken.end(), stay, names.end());
        names.erase(stay, names.end());
        if (!names.empty()) {
            ++watched;
            continue;
        }
        if (!m_above.contains(watched->first)) ::inotify_rm_watch(m_descriptor, watched->first);
        watched = m_folders.erase(watched);
    }
    return taken;
}

#else

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
{
}

FolderWatch::~FolderWatch() = default;
FolderWatch::State FolderWatch::stateOf(const std::string&) { return State::Unwatchable; }
bool FolderWatch::add(const std::string&) { return false; }
void FolderWatch::clear() {}
void FolderWatch::read() {}
void FolderWatch::take(int, std::uint32_t, const char*) {}

#endif

} // namespace tagline
