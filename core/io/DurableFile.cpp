#include "core/io/DurableFile.h"

#include "core/io/FileDescriptor.h"
#include "core/io/TemporaryFile.h"
#include "core/support/PathText.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <sys/stat.h>

namespace tagline {
namespace {

/// The path without links and dots; empty, and errno set, where it leads nowhere.
std::string realPath(const std::string& path)
{
    const std::unique_ptr<char, decltype(&std::free)> found(::realpath(path.c_str(), nullptr), &std::free);
    return found ? found.get() : "";
}

bool isWithin(const std::string& path, const std::string& folder)
{
    return folder == "/" ||
           (path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/');
}

/// The file that a link names, if it is one that may be replaced.
Result<std::string> linkTarget(const std::string& path)
{
    const std::string target = realPath(path);
    if (target.empty() && errno == ELOOP)
        return Error{"file.link-loop", "is a symbolic link that leads back to itself; remove the link", path};
    if (target.empty() && errno == ENOENT)
        return Error{"file.link-dangling",
                     "is a symbolic link to a file that is not there; remove the link or "
                     "restore the file",
                     path};
    if (target.empty()) return systemError("file.write", "cannot be followed", path);
    if (!isWithin(target, realPath(openFolderOf(path))))
        return Error{"file.link-outside",
                     "is a symbolic link that leads out of its folder, to " + target +
                         "; replace the link by the file, or open the library where the file is",
                     path};
    return target;
}

std::string_view kindOf(mode_t mode)
{
    if (S_ISDIR(mode)) return "a folder";
    if (S_ISFIFO(mode)) return "a FIFO";
    if (S_ISSOCK(mode)) return "a socket";
    return "a device";
}

/// Root may write everything, so the bits count as well: version control with locks takes them away.
bool isReadOnly(const std::string& path, mode_t mode)
{
    return (mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0 || ::access(path.c_str(), W_OK) != 0;
}

bool isOnReadOnlyDisk(const std::string& path) { return ::access(path.c_str(), W_OK) != 0 && errno == EROFS; }

/// Whom a file belongs to, and who may do what with it.
struct Ownership
{
    uid_t user;
    gid_t group;
    mode_t mode;
};

/// What is to be replaced: a path without links, and what to keep where a file is there.
struct Target
{
    std::string path;
    std::optional<Ownership> owner;
};

/// Gives the new file to whom the old one belonged, as far as one may: a team shares files by their group.
bool giveTo(const Ownership& owner, const FileDescriptor& file)
{
    if (::fchown(file.get(), owner.user, owner.group) != 0)
        (void)!::fchown(file.get(), uid_t(-1), owner.group);
    return ::fchmod(file.get(), owner.mode) == 0;
}

Result<Target> checkedTarget(const std::string& path)
{
    Target target{path, {}};
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0) {
        if (errno != ENOENT && errno != ENOTDIR) return systemError("file.write", "cannot be written", path);
        if (::stat(openFolderOf(path).c_str(), &status) != 0 || !S_ISDIR(status.st_mode))
            return Error{"file.no-folder", "cannot be written: its folder does not exist; make the folder first", path};
        return target;
    }
    if (S_ISLNK(status.st_mode)) {
        auto linked = linkTarget(path);
        if (!linked) return linked.error();
        target.path = *linked;
        if (::stat(target.path.c_str(), &status) != 0)
            return systemError("file.write", "cannot be written", path);
    }
    if (!S_ISREG(status.st_mode))
        return Error{"file.not-a-file", "is " + std::string(kindOf(status.st_mode)) + ", not a file", path};
    if (isOnReadOnlyDisk(target.path)) return writeError(EROFS, path);
    if (isUnwritableFolder(openFolderOf(target.path)))
        return writeError(EACCES, path); // whatever its own mode
    if (isReadOnly(target.path, status.st_mode))
        return Error{
            "file.read-only",
            "is read-only, as files under version control with locks are; check it out or make it writable",
            path};
    target.owner = {status.st_uid, status.st_gid, mode_t(status.st_mode & 07777)};
    return target;
}

/// The entry of the file in its folder reaches the disk. File systems that cannot sync a folder are not a
/// failure.
bool syncFolder(const std::string& path)
{
    const FileDescriptor folder(::open(openFolderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return !folder.isOpen() || ::fsync(folder.get()) == 0 || errno == EINVAL || errno == EROFS;
}

Error changedError(const std::string& path)
{
    return {"file.changed", "was changed by another program while it was to be written; try again", path};
}

/// The file is synced before it takes the old one's place, and again after: on btrfs the first sync does not
/// cover the new name. `place` brings it there.
template<class Place>
Result<void> writtenBy(Place place, const std::string& path, std::string_view bytes)
{
    const auto target = checkedTarget(path);
    if (!target) return target.error();
    const auto failure = [&] { return writeError(errno, path); };

    TemporaryFile fresh(target->path);
    const FileDescriptor& file = fresh.file();
    if (!file.isOpen() || !writeAll(file, std::as_bytes(std::span(bytes)))) return failure();
    if (target->owner && !giveTo(*target->owner, file)) return failure();
    if (::fsync(file.get()) != 0) return failure();
    const Placing placing = place(fresh, target->path);
    if (placing == Placing::Changed) return changedError(path);
    if (placing == Placing::Failed) return failure();
    if (::fsync(file.get()) != 0 || !syncFolder(target->path))
        return systemError("file.not-durable", "was written, but the disk does not confirm it", path);
    return {};
}

} // namespace

bool isUnwritableFolder(const std::string& folder)
{
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK, AT_EACCESS) == 0) return false;
    return errno == EACCES || errno == EPERM || errno == EROFS;
}

Error systemError(std::string code, const std::string& what, const std::string& path)
{
    const int reason = errno;
    return {std::move(code), what + ": " + std::strerror(reason), path};
}

Error writeError(int reason, const std::string& path)
{
    switch (reason) {
    case EROFS:
        return {"file.read-only-disk",
                "lies on a disk that is mounted read-only; copy the library to where you may write, or mount "
                "the disk for writing",
                path};
    case ENOSPC:
        return {"file.write", "cannot be written: the disk is full; make room and save again", path};
    case EDQUOT:
        return {"file.write",
                "cannot be written: what you may store on this disk (your quota) is used up; make room and "
                "save again",
                path};
    case EACCES:
        return {"file.write",
                "cannot be written: you may not make files in its folder (permission denied); ask its owner, "
                "or copy the library to where you may write",
                path};
    default:
        errno = reason;
        return systemError("file.write", "cannot be written", path);
    }
}

Result<void> writeDurably(const std::string& path, std::string_view bytes)
{
    const auto place = [](TemporaryFile& fresh, const std::string& target) { return fresh.replace(target); };
    return writtenBy(place, path, bytes);
}

Result<void> writeDurably(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    const auto place = [&](TemporaryFile& fresh, const std::string& target) {
        return fresh.replace(target, expected);
    };
    return writtenBy(place, path, bytes);
}

bool canMakeWritable(const std::string& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && (::geteuid() == 0 || status.st_uid == ::geteuid());
}

Result<void> makeWritable(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0 && ::chmod(path.c_str(), (status.st_mode & 07777) | S_IWUSR) == 0)
        return {};
    return systemError("file.write", "cannot be made writable", path);
}

} // namespace tagline
