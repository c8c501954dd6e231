#include "core/system/RegularFile.h"

#include "core/support/text/BytesText.h"
#include "core/system/SystemError.h"

#include <fcntl.h>

#include <cerrno>

namespace tagline {
namespace {

Error openingError(const std::string& path)
{
    switch (errno) {
    case ENOENT:
    case ENOTDIR:
        return {"file.missing", "there is no such file", path};
    case EACCES:
    case EPERM:
        return {"file.unreadable", "it may not be read: ask its owner for permission", path};
    case ENXIO:
        return {"file.not-a-file", "it is a socket or a device, not a file", path};
    default:
        return systemError("file.unreadable", "it cannot be opened", path);
    }
}

} // namespace

// O_NONBLOCK, so that a FIFO without a writer is found out instead of waited for.
Result<RegularFile> RegularFile::open(const std::string& path, std::size_t largestBytes)
{
    RegularFile file(FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)),
                     path);
    if (!file.m_file.isOpen()) return openingError(path);
    const auto status = statusOf(file.m_file);
    if (!status) return openingError(path);
    if (status->kind != FileKind::File)
        return Error{"file.not-a-file", std::string("it is ") + nameOf(status->kind) + ", not a file", path};
    file.m_status = *status;
    if (file.size() > largestBytes)
        return Error{"file.too-large", tooLargeText(file.size(), largestBytes), path};
    return file;
}

Result<std::size_t> RegularFile::read(std::span<std::byte> room) const
{
    const std::ptrdiff_t got = readSome(descriptor(), room);
    if (got < 0) return systemError("file.unreadable", "it cannot be read", m_path);
    return std::size_t(got);
}

} // namespace tagline
