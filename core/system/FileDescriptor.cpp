#include "core/system/FileDescriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t piecesAtOnce = 256; ///< the system takes 1,024
/// For more at once the system looks for memory in one piece, and where that has become rare it tidies up
/// first, which takes longer than writing.
constexpr std::size_t bytesAtOnce = 128 << 10;

/// Writes some of the first pieces: how many bytes, −1 with errno.
ssize_t writeSome(int descriptor, std::span<const std::span<const std::byte>> pieces)
{
    std::array<iovec, piecesAtOnce> vectors;
    std::size_t count = 0;
    for (std::size_t left = bytesAtOnce; count < std::min(pieces.size(), vectors.size()) && left > 0;
         ++count) {
        const std::size_t taken = std::min(pieces[count].size(), left);
        vectors[count] = {const_cast<std::byte*>(pieces[count].data()), taken}; // is read only
        left -= taken;
    }
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
    std::vector<std::span<const std::byte>> left(pieces.begin(), pieces.end());
    for (std::size_t first = 0; first < left.size();) {
        const ssize_t written = writeSome(file.get(), std::span(left).subspan(first));
        if (written < 0) return false;
        const std::size_t before = first;
        std::size_t done = std::size_t(written);
        for (; first < left.size() && done >= left[first].size(); ++first) done -= left[first].size();
        if (written == 0 && first == before) return false;
        if (first < left.size()) left[first] = left[first].subspan(done);
    }
    return true;
}

bool sync(const FileDescriptor& file) { return ::fsync(file.get()) == 0; }

} // namespace tagline
