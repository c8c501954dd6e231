#include "core/system/SharedMapping.h"

#include "core/support/text/PathText.h"
#include "core/system/RegularFile.h"
#include "core/system/SystemError.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t usualBytes = std::size_t(64) << 20;
constexpr std::size_t copiedAtOnce = std::size_t(1) << 20;

std::size_t pageBytes() { return std::size_t(::sysconf(_SC_PAGESIZE)); }

std::size_t wholePages(std::size_t bytes) { return (bytes + pageBytes() - 1) / pageBytes() * pageBytes(); }

/// A file without a name in a folder; in memory where that has none.
FileDescriptor namelessFile(const std::string& folder)
{
    FileDescriptor file(::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
    return file.isOpen() ? std::move(file) : FileDescriptor(::memfd_create("tagline-clips", MFD_CLOEXEC));
}

} // namespace

Result<SharedMapping::Place> SharedMapping::copyOf(const RegularFile& file, const std::string& path)
{
    static std::mutex mutex;
    static std::weak_ptr<SharedMapping> filled; // the one that has room; its files keep it
    const std::lock_guard lock(mutex);
    const auto failure = [&] {
        return systemError("file.unreadable", "it cannot be copied to be mapped", path);
    };
    auto mapping = filled.lock();
    const std::size_t bytes = wholePages(file.size());
    if (!mapping || mapping->m_size - mapping->m_used < bytes) {
        mapping = make(std::max(bytes, usualBytes), folderOf(path));
        if (!mapping) return failure();
        filled = mapping;
    }
    Place place{mapping, {}};
    if (!mapping->append(file, place.bytes)) return failure();
    return place;
}

/// Null, and errno set, where the system does not give so much.
std::shared_ptr<SharedMapping> SharedMapping::make(std::size_t bytes, const std::string& folder)
{
    std::shared_ptr<SharedMapping> made(new SharedMapping);
    made->m_file = namelessFile(folder);
    if (!made->m_file.isOpen() || ::ftruncate(made->m_file.get(), off_t(bytes)) != 0) return nullptr;
    void* start = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, made->m_file.get(), 0);
    if (start == MAP_FAILED) return nullptr;
    made->m_start = static_cast<std::byte*>(start);
    made->m_size = bytes;
    return made;
}

/// Written, not copied in memory: a full disk is an error then, and not the end of the program. False, and
/// errno set, where it fails.
bool SharedMapping::append(const RegularFile& file, std::span<const std::byte>& bytes)
{
    std::vector<std::byte> buffer(std::min(file.size(), copiedAtOnce));
    for (std::size_t at = 0; at < file.size();) {
        const std::size_t wanted = std::min(buffer.size(), file.size() - at);
        const ssize_t got = ::pread(file.descriptor(), buffer.data(), wanted, off_t(at));
        if (got < 0 && errno == EINTR) continue;
        if (got == 0) errno = EIO; // it was longer when it was opened
        if (got <= 0 || ::lseek(m_file.get(), off_t(m_used + at), SEEK_SET) < 0 ||
            !writeAll(m_file, std::span(buffer).first(std::size_t(got))))
            return false;
        at += std::size_t(got);
    }
    bytes = {m_start + m_used, file.size()};
    m_used += wholePages(file.size());
    return true;
}

SharedMapping::~SharedMapping()
{
    if (m_start) ::munmap(m_start, m_size);
}

} // namespace tagline
