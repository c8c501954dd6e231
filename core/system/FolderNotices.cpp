#include "core/system/FolderNotices.h"

#include "core/system/FileStatus.h"

#include <sys/inotify.h>
#include <sys/vfs.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace tagline {
namespace {

constexpr std::uint32_t lost = IN_DELETE_SELF | IN_MOVE_SELF;
constexpr std::uint32_t changes = IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE;

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

FolderNotice noticeOf(const inotify_event& event)
{
    if (event.mask & IN_Q_OVERFLOW) return {FolderNotice::Kind::Missed, -1, ""};
    const bool isLost = (event.mask & (lost | IN_IGNORED | IN_UNMOUNT)) != 0;
    const auto kind = isLost                   ? FolderNotice::Kind::FolderLost
                      : event.mask & IN_CREATE ? FolderNotice::Kind::EntryMade
                                               : FolderNotice::Kind::FileChanged;
    return {kind, event.wd, event.len > 0 ? event.name : ""};
}

} // namespace

FolderNoticing noticingOf(const std::string& folder)
{
    const auto status = statusOf(folder);
    if (!status || status->kind != FileKind::Folder) return FolderNoticing::Missing;
    return isShared(folder) ? FolderNoticing::Silent : FolderNoticing::Told;
}

FolderNotices::FolderNotices()
    : m_descriptor(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
}

int FolderNotices::watchFiles(const std::string& folder)
{
    return ::inotify_add_watch(m_descriptor.get(), folder.c_str(), changes | lost | IN_ONLYDIR);
}

int FolderNotices::watchPlace(const std::string& folder)
{
    return ::inotify_add_watch(m_descriptor.get(), folder.c_str(), IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD);
}

void FolderNotices::end(int watch) { ::inotify_rm_watch(m_descriptor.get(), watch); }

void FolderNotices::take(const std::function<void(const FolderNotice&)>& taker)
{
    alignas(inotify_event) std::array<std::byte, 64 * 1024> buffer;
    for (;;) {
        const std::ptrdiff_t got = readSome(m_descriptor.get(), buffer);
        for (std::ptrdiff_t at = 0; at < got;) {
            const auto& event = *reinterpret_cast<const inotify_event*>(buffer.data() + at);
            taker(noticeOf(event));
            at += std::ptrdiff_t(sizeof(inotify_event)) + event.len;
        }
        if (got <= 0) return;
    }
}

} // namespace tagline
