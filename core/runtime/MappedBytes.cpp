#include "core/runtime/MappedBytes.h"

#include "core/runtime/RuntimeFormat.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace tagline {
namespace {

/// A descriptor that is closed when the mapping stands.
struct OpenFile
{
    int descriptor = -1;

    explicit OpenFile(const std::string& path)
        : descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    {
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (descriptor >= 0) ::close(descriptor);
    }
};

Error systemError(const std::string& path, int reason)
{
    if (reason == ENOENT || reason == ENOTDIR)
        return {"runtime.missing", "there is no such file: check the path", path};
    return {"runtime.unreadable", std::string("it cannot be opened: ") + std::strerror(reason), path};
}

} // namespace

Result<std::shared_ptr<const MappedBytes>> MappedBytes::open(const std::string& path)
{
    const OpenFile file(path);
    struct stat status
    {
    };
    if (file.descriptor < 0 || ::fstat(file.descriptor, &status) != 0) return systemError(path, errno);
    if (!S_ISREG(status.st_mode))
        return Error{"runtime.not-a-file", "it is a folder, a pipe or a device: give a .taglinebin file",
                     path};
    const auto size = std::uint64_t(status.st_size);
    if (size > largestRuntimeBytes)
        return Error{"runtime.too-large",
                     "it has " + std::to_string(size) + " bytes, more than the " +
                         std::to_string(largestRuntimeBytes) + " that are read: export it in parts",
                     path};
    std::shared_ptr<MappedBytes> mapped(new MappedBytes);
    if (size > 0) {
        void* start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.descriptor, 0);
        if (start == MAP_FAILED) return systemError(path, errno);
        mapped->m_bytes = {static_cast<const std::byte*>(start), size};
    }
    return std::shared_ptr<const MappedBytes>(std::move(mapped));
}

MappedBytes::~MappedBytes()
{
    if (!m_bytes.empty()) ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
}

} // namespace tagline
