#include "core/system/saving/FileWriting.h"

#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace tagline {
namespace {

bool writeFrom(std::size_t at, const FileDescriptor& file, std::string_view bytes)
{
    while (at < bytes.size()) {
        const ssize_t written = ::pwrite(file.get(), bytes.data() + at, bytes.size() - at, off_t(at));
        if (written < 0 && errno == EINTR) continue;
        if (written == 0) errno = EIO;
        if (written <= 0) return false;
        at += std::size_t(written);
    }
    return true;
}

bool isLengthSet(const FileDescriptor& file, std::size_t bytes)
{
    int done = 0;
    do done = ::ftruncate(file.get(), off_t(bytes));
    while (done != 0 && errno == EINTR);
    return done == 0;
}

} // namespace

FileDescriptor fileToWrite(const std::string& path)
{
    return FileDescriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
}

bool hasReserved(const FileDescriptor& file, std::size_t bytes)
{
    if (bytes == 0) return true;
    int done = 0;
    do done = ::fallocate(file.get(), FALLOC_FL_KEEP_SIZE, 0, off_t(bytes));
    while (done != 0 && errno == EINTR);
    return done == 0 || errno == EOPNOTSUPP || errno == ENOSYS || errno == EINVAL;
}

bool writeOver(const FileDescriptor& file, std::string_view bytes)
{
    return writeFrom(0, file, bytes) && endAt(file, bytes.size());
}

bool endAt(const FileDescriptor& file, std::size_t bytes) { return isLengthSet(file, bytes) && sync(file); }

bool syncFileAt(const std::string& path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.isOpen() && sync(file) && syncFolder(openFolderOf(path));
}

} // namespace tagline
