#include "core/system/saving/FileContent.h"

#include "core/system/RegularFile.h"

#include <QCryptographicHash>

#include <algorithm>
#include <limits>

namespace tagline {
namespace {

/// Appends up to `most` bytes of a file; it may grow meanwhile.
Result<void> readUpTo(std::size_t most, const RegularFile& file, std::string& bytes)
{
    constexpr std::size_t piece = 1 << 20;
    while (bytes.size() < most) {
        const std::size_t before = bytes.size();
        const std::size_t isToCome =
            before <= file.size() ? file.size() + 1 - before : piece; // one more: the end
        bytes.resize(std::min(most, before + isToCome));
        const auto got = file.read(std::as_writable_bytes(std::span(bytes).subspan(before)));
        bytes.resize(before + (got ? *got : 0));
        if (!got) return got.error();
        if (*got == 0) break;
    }
    return {};
}

} // namespace

std::string contentHash(std::string_view bytes)
{
    const QByteArrayView view(bytes.data(), qsizetype(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

Result<FileContent> readFile(const std::string& path, std::size_t largestBytes)
{
    const auto file = RegularFile::open(path, std::numeric_limits<std::int64_t>::max());
    if (!file) return file.error();
    FileContent content;
    if (const auto done = readUpTo(largestBytes + 1, *file, content.bytes); !done) return done.error();
    content.stamp = unreadStamp(file->status());
    content.stamp.size = std::max(content.stamp.size, std::int64_t(content.bytes.size()));
    if (content.bytes.size() <= largestBytes) content.stamp.contentHash = contentHash(content.bytes);
    return content;
}

FileStamp unreadStamp(const FileStatus& status)
{
    return {true, status.number, status.bytes, status.modified, {}};
}

Result<FileStamp> stampOf(const std::string& path)
{
    const auto content = readFile(path, std::size_t(1) << 31);
    if (!content && content.error().code == "file.missing") return FileStamp();
    if (!content) return content.error();
    return content->stamp;
}

} // namespace tagline
