#include "core/io/FolderLock.h"

#include "core/io/TemporaryFile.h"

#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>

namespace tagline {
namespace {

constexpr auto longestWait = std::chrono::seconds(2);
constexpr auto betweenTries = std::chrono::milliseconds(1);

bool isLocked(const FileDescriptor& folder)
{
    const auto until = std::chrono::steady_clock::now() + longestWait;
    while (folder.isOpen()) {
        if (::flock(folder.get(), LOCK_EX | LOCK_NB) == 0) return true;
        const bool isHeldElsewhere = errno == EWOULDBLOCK || errno == EINTR;
        if (!isHeldElsewhere || std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(betweenTries);
    }
    return false;
}

} // namespace

FolderLock::FolderLock(const std::string& path)
    : m_folder(::open(openFolderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    , m_isHeld(isLocked(m_folder))
{
}

} // namespace tagline
