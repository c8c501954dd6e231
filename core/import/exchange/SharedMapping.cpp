#include "core/import/exchange/SharedMapping.h"

#include "core/import/exchange/RegularFile.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t usualBytes = std::size_t(64) << 20;
constexpr std::size_t copiedAtOnce = std::size_t(1) << 20;

std::size_t pageBytes() { return std::size_t(::sysconf(_SC_PAGESIZE)); }

std::size_t wholePages(std::size_t bytes) { return (bytes + pageBytes() - 1) / pageBytes() * pageBytes(); }

Error unreadable(int problem)
{
    return {
        "import.unreadable", std::string("it cannot be copied to be mapped: ") + std::strerror(problem), {}};
}

/// A file without a name in a folder; in memory where that has none.
int namelessFile(const std::string& folder)
{
    const int descriptor =
        ::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    return descriptor >= 0 ? descriptor : ::memfd_create("tagline-clips", MFD_CLOEXEC);
}

} // namespace

Result<SharedMapping::Place> SharedMapping::copyOf(const RegularFile& file, const std::string& path)
{
    static std::mutex mutex;
    static std::weak_ptr<SharedMapping> filled; // the one that has room; its files keep it
    const std::lock_guard lock(mutex);
    auto mapping = filled.lock();
    const std::size_t bytes = wholePages(file.size());
    if (!mapping || mapping->m_size - mapping->m_used < bytes) {
        auto made = make(std::max(bytes, usualBytes), std::filesystem::path(path).parent_path().string());
        if (!made) return made.error();
        filled = mapping = *std::move(made);
    }
    auto place = mapping->append(file);
    if (!place) return place.error();
    return Place{std::move(mapping), *place};
}

Result<std::shared_ptr<SharedMapping>> SharedMapping::make(std::size_t bytes, const std::string& folder)
{
    std::shared_ptr<SharedMapping> made(new SharedMapping);
    made->m_descriptor = namelessFile(folder);
    if (made->m_descriptor < 0 || ::ftruncate(made->m_descriptor, off_t(bytes)) != 0)
        return unreadable(errno);
    void* start = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, made->m_descriptor, 0);
    if (start == MAP_FAILED) return unreadable(errno);
    made->m_start = static_cast<std::byte*>(start);
    made->m_size = bytes;
    return made;
}

/// Written, not copied in memory: a full disk is an error then, and not the end of the program.
Result<std::span<const std::byte>> SharedMapping::append(const RegularFile& file)
{
    std::vector<std::byte> buffer(std::min(file.size(), copiedAtOnce));
    for (std::size_t at = 0; at < file.size();) {
        const ssize_t read =
            ::pread(file.descriptor(), buffer.data(), std::min(buffer.size(), file.size() - at), off_t(at));
        if (read < 0 && errno == EINTR) continue;
        if (read <= 0) return unreadable(read < 0 ? errno : EIO);
        for (ssize_t written = 0; written < read;) {
            const ssize_t more = ::pwrite(m_descriptor, buffer.data() + written, std::size_t(read - written),
                                          off_t(m_used + at) + written);
            if (more < 0 && errno != EINTR) return unreadable(errno);
            written += std::max<ssize_t>(more, 0);
        }
        at += std::size_t(read);
    }
    const std::span<const std::byte> bytes(m_start + m_used, file.size());
    m_used += wholePages(file.size());
    return bytes;
}

SharedMapping::~SharedMapping()
{
    if (m_start) ::munmap(m_start, m_size);
    if (m_descriptor >= 0) ::close(m_descriptor);
}

} // namespace tagline
