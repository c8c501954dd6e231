#include "core/system/FileStatus.h"

#include "core/system/FileDescriptor.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <ctime>

namespace tagline {
namespace {

constexpr std::int64_t billion = 1'000'000'000;

std::int64_t nanoseconds(const timespec& time) { return time.tv_sec * billion + time.tv_nsec; }

FileKind kindOf(mode_t mode)
{
    if (S_ISDIR(mode)) return FileKind::Folder;
    if (S_ISLNK(mode)) return FileKind::Link;
    if (S_ISFIFO(mode)) return FileKind::Pipe;
    if (S_ISSOCK(mode)) return FileKind::Socket;
    return S_ISREG(mode) ? FileKind::File : FileKind::Device;
}

FileStatus made(const struct stat& of)
{
    return {kindOf(of.st_mode),
            of.st_size,
            std::int64_t(of.st_blocks) * 512,
            nanoseconds(of.st_mtim),
            nanoseconds(of.st_ctim),
            nanoseconds(of.st_atim),
            of.st_dev,
            of.st_ino,
            of.st_uid,
            of.st_gid,
            of.st_mode & 07777u};
}

} // namespace

const char* nameOf(FileKind kind)
{
    switch (kind) {
    case FileKind::File:
        return "a file";
    case FileKind::Folder:
        return "a folder";
    case FileKind::Link:
        return "a symbolic link";
    case FileKind::Pipe:
        return "a named pipe";
    case FileKind::Socket:
        return "a socket";
    case FileKind::Device:
        break;
    }
    return "a device";
}

std::optional<FileStatus> statusOf(const std::string& path, Links links)
{
    struct stat status = {};
    const auto ask = links == Links::Followed ? ::stat : ::lstat;
    if (ask(path.c_str(), &status) != 0) return std::nullopt;
    return made(status);
}

std::optional<FileStatus> statusOf(const FileDescriptor& file)
{
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0) return std::nullopt;
    return made(status);
}

std::int64_t fileTimeNow()
{
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    return nanoseconds(time);
}

bool setMode(const FileDescriptor& file, unsigned mode) { return ::fchmod(file.get(), mode) == 0; }

void setUsedNow(const std::string& path)
{
    if (const auto status = statusOf(path, Links::Kept)) setUsedNow(path, *status);
}

void setUsedNow(const std::string& path, const FileStatus& status)
{
    const std::int64_t unused = fileTimeNow() - status.used;
    if (unused >= 0 && unused < timeOfUseStep) return;
    const std::array times{timespec{0, UTIME_NOW}, timespec{0, UTIME_OMIT}};
    ::utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW);
}

bool setModified(const std::string& path, std::int64_t modified)
{
    const std::array times{timespec{0, UTIME_NOW}, timespec{modified / billion, modified % billion}};
    return ::utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW) == 0;
}

} // namespace tagline
