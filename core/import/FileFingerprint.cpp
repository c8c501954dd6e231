#include "core/import/FileFingerprint.h"

#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/Xxh3.h"
#include "core/system/RegularFile.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t bufferBytes = 64 << 10; ///< which stay in the processor until both sums have them

} // namespace

Result<FileFingerprint> fingerprintOf(const std::string& path, std::size_t largestBytes,
                                      const std::atomic<bool>* cancelled)
{
    auto file = RegularFile::open(path, largestBytes);
    if (!file) return file.error();
    Checksum sum;
    Xxh3 hash;
    FileFingerprint found;
    std::vector<std::byte> buffer(std::min(bufferBytes, file->size() + 1));
    while (true) {
        if (cancelled && *cancelled) return Error{"import.cancelled", "reading was cancelled", path};
        const auto size = file->read(buffer);
        if (!size) return size.error();
        if (*size == 0) break;
        const auto piece = std::span<const std::byte>(buffer).first(*size);
        sum.add(piece);
        hash.add(piece);
        found.size += std::int64_t(*size);
    }
    found.checksum = sum.value();
    found.hash = hash.value();
    return found;
}

bool isSame(const SourceFile& source, const FileFingerprint& file)
{
    return file.size == source.size && file.checksum == source.checksum;
}

} // namespace tagline
