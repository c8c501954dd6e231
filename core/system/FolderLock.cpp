#include "core/system/FolderLock.h"

#include "core/support/text/PathText.h"

#include <cerrno>
#include <chrono>
#include <map>
#include <mutex>
#include <sys/file.h>
#include <thread>

namespace tagline {
namespace {

constexpr auto longestWait = std::chrono::seconds(2);
constexpr auto betweenTries = std::chrono::milliseconds(1);

using Clock = std::chrono::steady_clock;

/// Times until which folders are not waited for again: the program that holds their lock hangs.
class FoldersGivenUp
{
public:
    bool has(const std::string& folder)
    {
        const std::lock_guard hold(m_mutex);
        const auto found = m_until.find(folder);
        return found != m_until.end() && Clock::now() < found->second;
    }
    void add(const std::string& folder)
    {
        constexpr auto rest = std::chrono::seconds(30);
        const std::lock_guard hold(m_mutex);
        m_until[folder] = Clock::now() + rest;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, Clock::time_point> m_until;
};

bool isLocked(const FileDescriptor& folder, const std::string& path)
{
    static FoldersGivenUp givenUp;
    const std::string name = openFolderOf(path);
    const auto until = givenUp.has(name) ? Clock::now() : Clock::now() + longestWait;
    while (folder.isOpen()) {
        if (::flock(folder.get(), LOCK_EX | LOCK_NB) == 0) return true;
        const bool isHeldElsewhere = errno == EWOULDBLOCK || errno == EINTR;
        if (!isHeldElsewhere) return false;
        if (Clock::now() >= until) {
            givenUp.add(name);
            return false;
        }
        std::this_thread::sleep_for(betweenTries);
    }
    return false;
}

} // namespace

FolderLock::FolderLock(const std::string& path)
    : m_folder(openFolder(openFolderOf(path)))
    , m_isHeld(isLocked(m_folder, path))
{
}

} // namespace tagline
