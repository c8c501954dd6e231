#include "core/import/ImportFolder.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".import-";

/// A file or folder that is open, closed with its owner.
class Descriptor
{
public:
    enum class Links { Refused, Followed };

    explicit Descriptor(const std::string& path, Links links = Links::Refused)
        : m_number(::open(path.c_str(),
                          O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == Links::Refused ? O_NOFOLLOW : 0)))
    {
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0) ::close(m_number);
    }

    bool isOpen() const { return m_number >= 0; }
    bool lock(int how) const
    {
        if (m_number < 0) return false;
        while (::flock(m_number, how) != 0)
            if (errno != EINTR) return false;
        return true;
    }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

Error unwritable(const std::string& folder, int problem)
{
    return {"import.unwritable", std::string("the cache folder cannot be written: ") + std::strerror(problem),
            folder};
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
    const Descriptor descriptor(path.string());
    if (descriptor.lock(LOCK_EX | LOCK_NB)) fs::remove_all(path, ignored);
}

} // namespace

Result<ImportFolder> ImportFolder::make(const std::string& cacheFolder)
{
    // Who sweeps has the cache folder to himself, so that none is swept before it is locked.
    const Descriptor cache(cacheFolder, Descriptor::Links::Followed);
    cache.lock(LOCK_SH);
    std::string path = cacheFolder + '/' + std::string(prefix) + "XXXXXX";
    if (!::mkdtemp(path.data())) return unwritable(cacheFolder, errno);
    Descriptor own(path);
    if (!own.isOpen()) {
        const int problem = errno;
        ::rmdir(path.c_str());
        return unwritable(cacheFolder, problem);
    }
    own.lock(LOCK_EX); // where the file system has no locks, nothing is swept either
    return ImportFolder(std::move(path), own.release());
}

ImportFolder::ImportFolder(ImportFolder&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_lock(std::exchange(other.m_lock, -1))
{
}

ImportFolder& ImportFolder::operator=(ImportFolder&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_lock, other.m_lock);
    return *this;
}

ImportFolder::~ImportFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
    if (m_lock >= 0) ::close(m_lock);
}

void sweepImportFolders(const std::string& cacheFolder)
{
    const Descriptor cache(cacheFolder, Descriptor::Links::Followed);
    if (!cache.lock(LOCK_EX | LOCK_NB)) return; // someone is making one: the next start sweeps
    std::error_code problem;
    std::vector<fs::path> left;
    for (fs::directory_iterator each(cacheFolder, problem), end; !problem && each != end;
         each.increment(problem))
        if (each->path().filename().string().starts_with(prefix)) left.push_back(each->path());
    for (const fs::path& each : left) removeUnlessOwned(each);
}

} // namespace tagline
