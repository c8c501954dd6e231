#include "core/io/FileContent.h"

#include "core/io/FileDescriptor.h"

#include <QCryptographicHash>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace tagline {
namespace {

Error missingFile(const std::string& path) { return {"file.missing", "there is no such file", path}; }

/// Appends up to `most` bytes of a file that says it has `stated`; it may grow meanwhile.
Result<void> readUpTo(std::size_t most, std::size_t stated, const FileDescriptor& file,
                      const std::string& path, std::string& bytes)
{
    constexpr std::size_t piece = 1 << 20;
    while (bytes.size() < most) {
        const std::size_t before = bytes.size();
        const std::size_t isToCome = before <= stated ? stated + 1 - before : piece; // one more: the end
        bytes.resize(std::min(most, before + isToCome));
        const ssize_t got = ::read(file.get(), bytes.data() + before, bytes.size() - before);
        bytes.resize(before + std::size_t(std::max<ssize_t>(got, 0)));
        if (got == 0) break;
        if (got < 0 && errno != EINTR) return systemError("file.read", "cannot be read", path);
    }
    return {};
}

} // namespace

std::string contentHash(std::string_view bytes)
{
    const QByteArrayView view(bytes.data(), qsizetype(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

// O_NONBLOCK, so that a FIFO that nobody writes to is found out instead of waited for.
Result<FileContent> readFile(const std::string& path, std::size_t largestBytes)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return errno == ENOENT || errno == ENOTDIR ? missingFile(path)
                                                   : systemError("file.read", "cannot be read", path);
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0) return systemError("file.read", "cannot be read", path);
    if (!S_ISREG(status.st_mode))
        return Error{"file.not-a-file",
                     S_ISDIR(status.st_mode) ? "is a folder, not a file" : "is not a regular file", path};

    FileContent content;
    const auto stated = std::size_t(status.st_size);
    if (const auto done = readUpTo(largestBytes + 1, stated, file, path, content.bytes); !done)
        return done.error();
    content.stamp.exists = true;
    content.stamp.inode = status.st_ino;
    content.stamp.size = std::max<std::int64_t>(status.st_size, std::int64_t(content.bytes.size()));
    content.stamp.modifiedNanoseconds = status.st_mtim.tv_sec * 1'000'000'000LL + status.st_mtim.tv_nsec;
    if (content.bytes.size() <= largestBytes) content.stamp.contentHash = contentHash(content.bytes);
    return content;
}

Result<FileStamp> stampOf(const std::string& path)
{
    const auto content = readFile(path, std::size_t(1) << 31);
    if (!content && content.error().code == "file.missing") return FileStamp();
    if (!content) return content.error();
    return content->stamp;
}

} // namespace tagline
