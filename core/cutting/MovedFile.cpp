#include "core/cutting/MovedFile.h"

#include "core/import/exchange/ImportFormats.h"
#include "core/io/DurableFile.h"
#include "core/io/TagSidecar.h"
#include "core/support/AsciiCase.h"
#include "core/support/PathText.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tagline {
namespace {

Error moveError(int reason, const std::string& from, const std::string& to)
{
    if (reason == EEXIST) return {"export.replaces", "is there already; no file was moved over it", to};
    if (reason == EXDEV)
        return {"move.disk", "lies on another disk than the target; choose a folder on the same one", from};
    return writeError(reason, from);
}

/// Where the file system cannot rename without replacing, a second name is made and the first removed.
Result<void> renameOverNothing(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return {};
    if (errno != EINVAL && errno != ENOSYS) return moveError(errno, from, to);
    if (::link(from.c_str(), to.c_str()) != 0) return moveError(errno, from, to);
    if (::unlink(from.c_str()) == 0) return {};
    const Error error = moveError(errno, from, to);
    ::unlink(to.c_str());
    return error;
}

/// The sidecar of the file under its new name.
Result<std::string> renamedSidecar(const std::string& sidecar, const std::string& from, const std::string& to)
{
    const auto content = readFile(sidecar, TagSidecar::largestBytes);
    if (!content) return content.error();
    auto read = readTagSidecar(content->bytes, sidecar);
    if (!read) return read.error();
    if (read->isReadOnly)
        return Error{"sidecar.newer", "was written by a newer version; keep the file's name", sidecar};
    read->source = fileNameOf(to);
    if (namesClips(from))
        for (SidecarClip& clip : read->clips)
            if (clip.name == fileStem(from)) clip.name = fileStem(to);
    return writtenTagSidecar(*read);
}

Result<void> moveSidecar(const std::string& from, const std::string& to)
{
    const std::string before = sidecarPath(from), after = sidecarPath(to);
    if (!isPathTaken(before))
        return isPathTaken(after) ? Result<void>(moveError(EEXIST, before, after)) : Result<void>();
    if (fileNameOf(from) == fileNameOf(to)) return renameOverNothing(before, after);
    const auto bytes = renamedSidecar(before, from, to);
    if (!bytes) return bytes.error();
    if (const auto moved = renameOverNothing(before, after); !moved) return moved;
    const auto written = writeDurably(after, *bytes);
    if (!written) ::rename(after.c_str(), before.c_str());
    return written;
}

} // namespace

bool isPathTaken(const std::string& path)
{
    struct stat status;
    return ::lstat(path.c_str(), &status) == 0;
}

bool namesClips(const std::string& path) { return asciiLowered(path).ends_with(".bvh"); }

Result<void> moveWithSidecar(const std::string& from, const std::string& to)
{
    struct stat status;
    if (::lstat(from.c_str(), &status) != 0) return writeError(errno, from);
    if (!S_ISREG(status.st_mode))
        return Error{"export.exists", "is no plain file and stays where it is", from};
    if (const auto moved = renameOverNothing(from, to); !moved) return moved;
    const auto moved = moveSidecar(from, to);
    if (!moved) ::rename(to.c_str(), from.c_str());
    return moved;
}

} // namespace tagline
