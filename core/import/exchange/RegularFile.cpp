#include "core/import/exchange/RegularFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace tagline {
namespace {

Error openingError(const std::string& path, int problem)
{
    if (problem == ENOENT || problem == ENOTDIR) return {"import.missing", "there is no such file", path};
    if (problem == EACCES || problem == EPERM)
        return {"import.unreadable", "it may not be read: ask its owner for permission", path};
    if (problem == ENXIO)
        return {"import.not-a-file", "it is not a file but a socket or a device: give a model file", path};
    return {"import.unreadable", std::string("it cannot be opened: ") + std::strerror(problem), path};
}

/// What a path is, where it is no regular file.
const char* kindOf(const struct stat& status)
{
    if (S_ISDIR(status.st_mode)) return "a folder";
    if (S_ISFIFO(status.st_mode)) return "a named pipe";
    return "a device";
}

} // namespace

Result<RegularFile> RegularFile::open(const std::string& path, std::size_t largestBytes)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) return openingError(path, errno);
    RegularFile file(descriptor, 0);
    struct stat status
    {
    };
    if (::fstat(descriptor, &status) != 0) return openingError(path, errno);
    if (!S_ISREG(status.st_mode))
        return Error{"import.not-a-file",
                     std::string("it is not a file but ") + kindOf(status) + ": give a model file", path};
    file.m_size = std::size_t(status.st_size);
    if (file.m_size > largestBytes)
        return Error{"import.too-large",
                     "it has " + bytesText(file.m_size) + ", more than the " + bytesText(largestBytes) +
                         " that are read: split it",
                     path};
    return file;
}

RegularFile::RegularFile(RegularFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
{
}

RegularFile& RegularFile::operator=(RegularFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

RegularFile::~RegularFile()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

std::string bytesText(std::size_t bytes)
{
    char text[40];
    if (bytes < 1'000)
        std::snprintf(text, sizeof text, "%zu bytes", bytes);
    else if (bytes < 1'000'000)
        std::snprintf(text, sizeof text, "%.1f kB", double(bytes) / 1e3);
    else
        std::snprintf(text, sizeof text, "%.1f MB", double(bytes) / 1e6);
    return text;
}

} // namespace tagline
