#include "core/system/FileDescriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace tagline {

FileDescriptor::~FileDescriptor()
{
    if (isOpen()) ::close(m_descriptor);
}

bool FileDescriptor::close() { return ::close(std::exchange(m_descriptor, -1)) == 0; }

FileDescriptor newFile(const std::string& path, unsigned mode)
{
    return FileDescriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
}

FileDescriptor openFolder(const std::string& path)
{
    return FileDescriptor(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

std::ptrdiff_t readSome(int descriptor, std::span<std::byte> room)
{
    while (true) {
        const ssize_t got = ::read(descriptor, room.data(), room.size());
        if (got >= 0 || errno != EINTR) return got;
    }
}

bool writeAll(int descriptor, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes = bytes.subspan(std::size_t(written));
    }
    return true;
}

bool writeAll(const FileDescriptor& file, std::span<const std::byte> bytes)
{
    return writeAll(file.get(), bytes);
}

bool sync(const FileDescriptor& file) { return ::fsync(file.get()) == 0; }

} // namespace tagline
