#include "core/system/FileDescriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::size_t piecesAtOnce = 256; ///< the system takes 1,024

/// Writes as many of the first pieces as the system takes at once: how many bytes, −1 with errno.
ssize_t writeSome(int descriptor, std::span<const std::span<const std::byte>> pieces)
{
    std::array<iovec, piecesAtOnce> vectors;
    std::size_t count = 0;
    for (; count < std::min(pieces.size(), vectors.size()); ++count)
        vectors[count] = {const_cast<std::byte*>(pieces[count].data()), pieces[count].size()}; // is read only
    while (true) {
        const ssize_t written = ::writev(descriptor, vectors.data(), int(count));
        if (written >= 0 || errno != EINTR) return written;
    }
}

} // namespace

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

bool writeAll(const FileDescriptor& file, std::span<const std::span<const std::byte>> pieces)
{
    while (!pieces.empty()) {
        const std::size_t before = pieces.size();
        ssize_t written = writeSome(file.get(), pieces);
        if (written < 0) return false;
        for (; !pieces.empty() && written >= ssize_t(pieces.front().size()); pieces = pieces.subspan(1))
            written -= ssize_t(pieces.front().size());
        if (written == 0 && pieces.size() < before) continue;
        if (!writeAll(file, pieces.front().subspan(std::size_t(written)))) return false; // cut within a piece
        pieces = pieces.subspan(1);
    }
    return true;
}

bool sync(const FileDescriptor& file) { return ::fsync(file.get()) == 0; }

} // namespace tagline
