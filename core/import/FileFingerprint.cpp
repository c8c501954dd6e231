#include "core/import/FileFingerprint.h"

#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/RegularFile.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace tagline {
namespace {

constexpr std::uint64_t secondSeed = 0x7461676c696e65;
constexpr std::size_t bufferBytes = 256 << 10;

} // namespace

Result<FileFingerprint> fingerprintOf(const std::string& path, std::size_t largestBytes,
                                      const std::atomic<bool>* cancelled)
{
    auto file = RegularFile::open(path, largestBytes);
    if (!file) return file.error();
    Checksum first;
    Checksum second(secondSeed);
    FileFingerprint found;
    std::vector<std::byte> buffer(std::min(bufferBytes, file->size() + 1));
    while (true) {
        if (cancelled && *cancelled) return Error{"import.cancelled", "reading was cancelled", path};
        const ssize_t size = ::read(file->descriptor(), buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0)
            return Error{"import.unreadable", std::string("it cannot be read: ") + std::strerror(errno),
                         path};
        if (size == 0) break;
        const auto piece = std::span<const std::byte>(buffer).first(std::size_t(size));
        first.add(piece);
        second.add(piece);
        found.size += size;
    }
    found.checksum = first.value();
    found.second = second.value();
    return found;
}

bool isSame(const SourceFile& source, const FileFingerprint& file)
{
    return file.size == source.size && file.checksum == source.checksum;
}

} // namespace tagline
