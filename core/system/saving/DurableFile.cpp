#include "core/system/saving/DurableFile.h"

#include "core/support/text/PathText.h"
#include "core/system/FileDescriptor.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/DirectStream.h"
#include "core/system/saving/FileSink.h"
#include "core/system/saving/FileWriting.h"
#include "core/system/saving/ScratchFile.h"
#include "core/system/saving/TemporaryFile.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

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

bool isRefusal(int error) { return error == EACCES || error == EPERM || error == EROFS; }

/// Root may write everything, so the bits count as well: version control with locks takes them away.
bool isReadOnly(const std::string& path, unsigned mode)
{
    return (mode & 0222) == 0 || (!mayWrite(path) && isRefusal(errno));
}

/// The errno for a file that no user could write, as on a disk that is read-only or fails; else 0.
int faultOfDisk(const std::string& path)
{
    return mayWrite(path) || errno == EACCES || errno == EPERM ? 0 : errno;
}

/// The file to be replaced: a path without links, and the status to keep of a file that exists.
struct Target
{
    std::string path;
    std::optional<FileStatus> old;
};

/// Gives the new file to whom the old one belonged, as far as one may: a team shares files by their group.
bool giveAs(const FileStatus& old, const FileDescriptor& file)
{
    if (::fchown(file.get(), old.user, old.group) != 0) (void)!::fchown(file.get(), uid_t(-1), old.group);
    return setMode(file, old.mode);
}

Result<Target> checkedTarget(const std::string& path, WritingWay way = WritingWay::Replacing)
{
    Target target{path, statusOf(path, Links::Kept)};
    if (!target.old) {
        if (errno != ENOENT && errno != ENOTDIR) return systemError("file.write", "cannot be written", path);
        const auto folder = statusOf(openFolderOf(path));
        if (!folder && errno != ENOENT && errno != ENOTDIR)
            return systemError("file.write", "cannot be written", path);
        if (!folder || folder->kind != FileKind::Folder)
            return Error{"file.no-folder",
                         "cannot be written: its folder does not exist; make the folder first", path};
        if (isUnwritableFolder(openFolderOf(path))) return writeError(errno, path);
        return target;
    }
    if (target.old->kind == FileKind::Link) {
        auto linked = linkTarget(path);
        if (!linked) return linked.error();
        target.path = *linked;
        target.old = statusOf(target.path);
        if (!target.old) return systemError("file.write", "cannot be written", path);
    }
    if (target.old->kind != FileKind::File)
        return Error{"file.in-the-way",
                     "cannot be written: " + std::string(nameOf(target.old->kind)) +
                         " of this name is in the way",
                     path};
    if (const int fault = faultOfDisk(target.path)) return writeError(fault, path);
    if (way == WritingWay::Replacing &&
        isUnwritableFolder(openFolderOf(target.path))) // whatever its own mode
        return writeError(errno == EROFS ? EROFS : EACCES, path);
    if (isReadOnly(target.path, target.old->mode))
        return Error{
            "file.read-only",
            "is read-only, as files under version control with locks are; check it out or make it writable",
            path};
    return target;
}

Error changedError(const std::string& path)
{
    return {"file.changed", "was changed by another program while it was to be written; try again", path};
}

/// The file is synced before it takes the old one's place, and again after: on btrfs the first sync does not
/// cover the new name. `place` brings it there.
template<class Place, class Write>
Result<void> writtenBy(Place place, const std::string& path, Write write)
{
    const auto target = checkedTarget(path);
    if (!target) return target.error();
    const auto failure = [&] { return writeError(errno, path); };

    TemporaryFile fresh(target->path);
    const FileDescriptor& file = fresh.file();
    if (!file.isOpen()) return failure();
    FileSink sink(file);
    if (const Result<void> made = write(sink); !made) return made;
    if (!sink.finish()) return failure();
    if (target->old && !giveAs(*target->old, file)) return failure();
    if (!sync(file)) return failure();
    const Placing placing = place(fresh, target->path);
    if (placing == Placing::Changed) return changedError(path);
    if (placing == Placing::Failed) return failure();
    if (!sync(file) || !syncFolder(openFolderOf(target->path)))
        return systemError("file.not-durable", "was written, but the disk does not confirm it", path);
    return {};
}

/// A file that was made to be written directly, and was not, goes again.
Error failedFirst(int reason, const std::string& path)
{
    if (removeFile(path)) return writeError(reason, path);
    Error error = writeError(reason, path);
    return {"file.half-written", error.message + "; what was written so far is incomplete, remove the file",
            path};
}

/// To a place where there is no file.
Result<void> writeFirst(const std::string& path, std::string_view bytes)
{
    const FileDescriptor file = newFile(path);
    if (!file.isOpen()) return errno == EEXIST ? changedError(path) : writeError(errno, path);
    if (!hasReserved(file, bytes.size()) || !writeOver(file, bytes)) return failedFirst(errno, path);
    if (!syncFolder(openFolderOf(path)))
        return systemError("file.not-durable", "was written, but the disk does not confirm it", path);
    return {};
}

/// Over a file whose content is `old`.
Result<void> writeInto(const FileDescriptor& file, std::string_view bytes, const std::string& old,
                       const std::string& path)
{
    if (!hasReserved(file, bytes.size())) return writeError(errno, path); // nothing is touched yet
    if (writeOver(file, bytes)) return {};
    Error error = writeError(errno, path);
    if (writeOver(file, old)) return error;
    error.code = "file.half-written";
    error.message += "; writing into it ended midway, and what it held before could not be put back";
    return error;
}

/// Over whatever an open file holds.
Result<void> copyInto(const FileDescriptor& file, const ScratchFile& made, bool wasThere,
                      const std::string& path)
{
    const auto size = statusOf(made.path());
    if (!size || !hasReserved(file, std::size_t(size->bytes)))
        return wasThere ? writeError(errno, path) : failedFirst(errno, path); // nothing is touched yet
    FileSink sink(file);
    const auto copied = made.copyTo(sink);
    if (copied && sink.finish() && endAt(file, std::size_t(sink.size()))) return {};
    const Error error = copied ? writeError(errno, path) : copied.error();
    if (!wasThere) return failedFirst(errno, path);
    return Error{"file.half-written",
                 error.message + "; writing into it ended midway: what it holds is incomplete, write it anew",
                 path};
}

Placing replaceAny(TemporaryFile& fresh, const std::string& target) { return fresh.replace(target); }

auto appending(std::string_view bytes)
{
    return [bytes](ByteSink& sink) -> Result<void> {
        sink.append(bytes);
        return {};
    };
}

} // namespace

bool isUnwritableFolder(const std::string& folder) { return !mayWrite(folder) && isRefusal(errno); }

Result<void> checkWritable(const std::string& path, WritingWay way)
{
    const auto target = checkedTarget(path, way);
    return target ? Result<void>() : target.error();
}

Result<void> writeDurably(const std::string& path, std::string_view bytes)
{
    return writtenBy(replaceAny, path, appending(bytes));
}

Result<void> writeDurably(const std::string& path, const std::function<Result<void>(ByteSink&)>& write)
{
    return writtenBy(replaceAny, path, write);
}

Result<void> writeDurably(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    const auto place = [&](TemporaryFile& fresh, const std::string& target) {
        return fresh.replace(target, expected);
    };
    return writtenBy(place, path, appending(bytes));
}

Result<void> writeDirectly(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    const auto target = checkedTarget(path, WritingWay::Direct);
    if (!target) return target.error();
    if (!target->old) return expected.exists ? changedError(path) : writeFirst(target->path, bytes);
    const auto old = readFile(target->path, std::numeric_limits<std::int32_t>::max());
    if (!old) return old.error();
    if (!old->stamp.hasContentOf(expected)) return changedError(path);
    const FileDescriptor file = fileToWrite(target->path);
    if (!file.isOpen()) return writeError(errno, path);
    const auto status = statusOf(file);
    if (!status || !status->isSameFile(*target->old)) return changedError(path); // another one since
    return writeInto(file, bytes, old->bytes, path);
}

Result<void> streamDirectly(const std::string& path, const std::function<Result<void>(ByteSink&)>& write)
{
    const auto target = checkedTarget(path, WritingWay::Direct);
    if (!target) return target.error();
    ScratchFile made;
    if (const auto done = made.fill(write); !done) return done;
    const bool isThere = target->old.has_value();
    const FileDescriptor file = isThere ? fileToWrite(target->path) : newFile(target->path);
    if (!file.isOpen()) return errno == EEXIST ? changedError(path) : writeError(errno, path);
    if (const auto status = statusOf(file); isThere && (!status || !status->isSameFile(*target->old)))
        return changedError(path); // another one since
    if (const auto done = copyInto(file, made, isThere, target->path); !done) return done;
    if (!isThere && !syncFolder(openFolderOf(target->path)))
        return systemError("file.not-durable", "was written, but the disk does not confirm it", path);
    return {};
}

Result<void> streamBy(WritingWay way, const std::string& path,
                      const std::function<Result<void>(ByteSink&)>& write)
{
    return way == WritingWay::Direct ? streamDirectly(path, write) : writeDurably(path, write);
}

Result<void> writeBy(WritingWay way, const std::string& path, std::string_view bytes,
                     const FileStamp& expected)
{
    return way == WritingWay::Direct ? writeDirectly(path, bytes, expected)
                                     : writeDurably(path, bytes, expected);
}

bool canMakeWritable(const std::string& path)
{
    const auto status = statusOf(path);
    return status && (::geteuid() == 0 || status->user == ::geteuid());
}

Result<void> makeWritable(const std::string& path)
{
    const auto status = statusOf(path);
    if (status && ::chmod(path.c_str(), status->mode | S_IWUSR) == 0) return {};
    return systemError("file.write", "cannot be made writable", path);
}

} // namespace tagline
