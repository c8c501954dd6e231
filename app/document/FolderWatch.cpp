#include "app/document/FolderWatch.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cstdint>

#ifdef __linux__
#include <sys/inotify.h>
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

bool FolderWatch::add(const std::string& folder)
{
    if (m_descriptor < 0 || isShared(folder)) return false;
    const int watch = ::inotify_add_watch(m_descriptor, folder.c_str(), wantedEvents);
    if (watch < 0) return false;
    std::vector<std::string>& names = m_folders[watch];
    if (std::find(names.begin(), names.end(), folder) == names.end()) names.push_back(folder);
    return true;
}

void FolderWatch::clear()
{
    for (const auto& [watch, names] : m_folders) ::inotify_rm_watch(m_descriptor, watch);
    m_folders.clear();
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
    const auto found = m_folders.find(watch);
    if (found == m_folders.end()) return;                 // of a folder that is not wanted any more
    const std::vector<std::string> names = found->second; // who is told may end the watch
    if (kind & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)) {
        m_folders.erase(found);
        if (!(kind & IN_IGNORED)) ::inotify_rm_watch(m_descriptor, watch);
        for (const std::string& folder : names) emit folderLost(folder);
        return;
    }
    for (const std::string& folder : names) emit fileChanged(folder + '/' + name);
}

#else

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
{
}

FolderWatch::~FolderWatch() = default;
bool FolderWatch::add(const std::string&) { return false; }
void FolderWatch::clear() {}
void FolderWatch::read() {}
void FolderWatch::take(int, std::uint32_t, const char*) {}

#endif

} // namespace tagline
