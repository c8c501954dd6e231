#include "core/system/FolderEntries.h"

#include "core/system/FileDescriptor.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tagline {

bool renameOver(const std::string& from, const std::string& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool renameToFree(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return false;
    if (::link(from.c_str(), to.c_str()) != 0) return false;
    if (::unlink(from.c_str()) == 0) return true;
    const int reason = errno;
    ::unlink(to.c_str());
    errno = reason;
    return false;
}

bool swapNames(const std::string& a, const std::string& b)
{
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0;
}

bool removeFile(const std::string& path) { return ::unlink(path.c_str()) == 0; }

bool makeFolder(const std::string& path) { return ::mkdir(path.c_str(), 0777) == 0; }

bool removeEmptyFolder(const std::string& path) { return ::rmdir(path.c_str()) == 0; }

bool syncFolder(const std::string& path)
{
    const FileDescriptor folder = openFolder(path);
    return !folder.isOpen() || sync(folder) || errno == EINVAL || errno == EROFS;
}

bool isPathTaken(const std::string& path) { return statusOf(path, Links::Kept).has_value(); }

bool isFileAt(const std::string& path)
{
    const auto status = statusOf(path, Links::Kept);
    return status && status->kind == FileKind::File;
}

bool areOneFile(const std::string& a, const std::string& b)
{
    const auto first = statusOf(a, Links::Kept), second = statusOf(b, Links::Kept);
    return first && second && first->isSameFile(*second);
}

bool mayWrite(const std::string& path) { return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0; }

} // namespace tagline
