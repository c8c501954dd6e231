#include "core/system/PrivateFolder.h"

#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".import-";

bool lock(const FileDescriptor& folder, int how)
{
    if (!folder.isOpen()) return false;
    while (::flock(folder.get(), how) != 0)
        if (errno != EINTR) return false;
    return true;
}

/// Opens the entry itself: no link is followed.
FileDescriptor openItself(const std::string& path)
{
    return FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
}

Error unwritable(const std::string& folder)
{
    return systemError("import.unwritable", "the cache folder cannot be written", folder);
}

/// Whether a file of earlier versions, `.import-<process>-<count>`, is of a process that may still live.
bool isOfLivingProcess(const fs::path& path)
{
    const std::string name = path.filename().string().substr(prefix.size());
    int process = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), process);
    const bool isNumbered = problem == std::errc() && end != name.data() + name.size() && *end == '-';
    return isNumbered && process > 0 && (::kill(process, 0) == 0 || errno != ESRCH);
}

void removeUnlessOwned(const fs::path& path)
{
    std::error_code ignored;
    const bool isFolder = fs::symlink_status(path, ignored).type() == fs::file_type::directory;
    if (!isFolder && isOfLivingProcess(path)) return;
    const FileDescriptor left = openItself(path.string());
    if (lock(left, LOCK_EX | LOCK_NB)) fs::remove_all(path, ignored);
}

} // namespace

Result<PrivateFolder> PrivateFolder::make(const std::string& cacheFolder)
{
    // A program that sweeps locks the cache folder exclusively, so that none is swept before it is locked.
    const FileDescriptor cache = openFolder(cacheFolder);
    lock(cache, LOCK_SH);
    std::string path = cacheFolder + '/' + std::string(prefix) + "XXXXXX";
    if (!::mkdtemp(path.data())) return unwritable(cacheFolder);
    FileDescriptor own = openItself(path);
    if (!own.isOpen()) {
        const Error error = unwritable(cacheFolder);
        removeEmptyFolder(path);
        return error;
    }
    lock(own, LOCK_EX); // on a file system without locks nothing is swept either
    return PrivateFolder(std::move(path), std::move(own));
}

PrivateFolder::PrivateFolder(PrivateFolder&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_lock(std::move(other.m_lock))
{
}

PrivateFolder& PrivateFolder::operator=(PrivateFolder&& other) noexcept
{
    std::swap(m_path, other.m_path);
    m_lock = std::move(other.m_lock);
    return *this;
}

PrivateFolder::~PrivateFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
}

void sweepPrivateFolders(const std::string& cacheFolder)
{
    const FileDescriptor cache = openFolder(cacheFolder);
    if (!lock(cache, LOCK_EX | LOCK_NB)) return; // someone is making one: the next start sweeps
    std::error_code problem;
    std::vector<fs::path> left;
    for (fs::directory_iterator each(cacheFolder, problem), end; !problem && each != end;
         each.increment(problem))
        if (each->path().filename().string().starts_with(prefix)) left.push_back(each->path());
    for (const fs::path& each : left) removeUnlessOwned(each);
}

} // namespace tagline
