#include "core/cutting/MovedFile.h"

#include "core/import/exchange/ImportFormats.h"
#include "core/io/DurableFile.h"
#include "core/io/SidecarSets.h"
#include "core/library/SetFiles.h"
#include "core/support/AsciiCase.h"
#include "core/support/PathText.h"

#include <algorithm>
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

/// The bytes of a sidecar as that of the file's new name. Errors: sidecar.…, move.sidecar where the new name
/// is that of other tags in it.
Result<std::string> renamedSidecar(const std::string& bytes, const std::string& sidecar,
                                   const std::string& from, const std::string& to)
{
    auto read = readTagSidecar(bytes, sidecar);
    if (!read) return read.error();
    if (read->isReadOnly)
        return Error{"sidecar.newer", "was written by a newer version; keep the file's name", sidecar};
    read->source = fileNameOf(to);
    if (!namesClips(from)) return writtenTagSidecar(*read);
    const std::string before = fileStem(from), after = fileStem(to);
    const auto isNamed = [](const std::string& name) {
        return [&name](const SidecarClip& clip) { return clip.name == name; };
    };
    if (before != after && std::ranges::any_of(read->clips, isNamed(after)) &&
        std::ranges::any_of(read->clips, isNamed(before)))
        return Error{"move.sidecar",
                     "holds tags of another clip named \"" + after + "\"; keep the file's name with {file}",
                     sidecar};
    for (SidecarClip& clip : read->clips)
        if (clip.name == before) clip.name = after;
    return writtenTagSidecar(*read);
}

bool isPlainFile(const std::string& path)
{
    struct stat status;
    return ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// Whether two names are those of one file: a move by link and unlink was cut short.
bool areOneFile(const std::string& a, const std::string& b)
{
    struct stat first, second;
    return ::lstat(a.c_str(), &first) == 0 && ::lstat(b.c_str(), &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

/// Renames a file unless it has its new name already.
Result<void> finishRename(const std::string& from, const std::string& to)
{
    if (!isPathTaken(from)) return {};
    if (areOneFile(from, to)) return ::unlink(from.c_str()) == 0 ? Result<void>() : writeError(errno, from);
    return renameOverNothing(from, to);
}

/// What lies at the old place is as it was where this fails.
Result<void> rewriteSidecar(const std::string& before, const std::string& after, const std::string& from,
                            const std::string& to)
{
    const auto content = readFile(before, TagSidecar::largestBytes);
    if (!content) return content.error();
    const auto bytes = renamedSidecar(content->bytes, before, from, to);
    if (!bytes) return bytes.error();
    if (const auto moved = renameOverNothing(before, after); !moved) return moved;
    const auto written = writeDurably(after, *bytes);
    if (written) return {};
    (void)writeDurably(after, content->bytes);
    (void)renameOverNothing(after, before);
    return written.error();
}

/// The tag sets that have a sidecar beside a model; the default one, empty, is always among them.
std::vector<std::string> allSetsBeside(const std::string& model)
{
    std::vector<std::string> sets = setsBeside(model);
    sets.insert(sets.begin(), std::string());
    return sets;
}

/// The sidecar of one set.
Result<void> moveSidecar(const std::string& from, const std::string& to, const std::string& set)
{
    const std::string before = sidecarPath(from, set), after = sidecarPath(to, set);
    if (!isPathTaken(before))
        return isPathTaken(after) ? Result<void>(moveError(EEXIST, before, after)) : Result<void>();
    if (!isPlainFile(before)) return Error{"export.exists", "is no plain file and stays where it is", before};
    if (fileNameOf(from) == fileNameOf(to)) return renameOverNothing(before, after);
    return rewriteSidecar(before, after, from, to);
}

/// Those of all sets, or none.
Result<void> moveSidecars(const std::string& from, const std::string& to)
{
    const std::vector<std::string> own = setsBeside(from);
    for (const std::string& set : setsBeside(to)) // left there, it would become the moved file's
        if (std::ranges::find(own, set) == own.end())
            return moveError(EEXIST, sidecarPath(from, set), sidecarPath(to, set));
    std::vector<std::string> done;
    for (const std::string& set : allSetsBeside(from)) {
        if (const auto moved = moveSidecar(from, to, set); !moved) {
            for (const std::string& back : done) (void)moveSidecar(to, from, back);
            return moved;
        }
        done.push_back(set);
    }
    return {};
}

/// The sidecar of one set goes as far back as it has to.
Result<void> moveSidecarBack(const std::string& from, const std::string& to, const std::string& set)
{
    const std::string before = sidecarPath(from, set), after = sidecarPath(to, set);
    if (!isPathTaken(before)) return {}; // it never went, or is back already
    if (fileNameOf(from) == fileNameOf(to) || areOneFile(before, after)) return finishRename(before, after);
    const auto rewritten = rewriteSidecar(before, after, from, to);
    const bool isUnreadable = !rewritten && rewritten.error().code.starts_with("sidecar.");
    return isUnreadable ? renameOverNothing(before, after) : rewritten;
}

} // namespace

bool hasSidecar(const std::string& model)
{
    return isPathTaken(sidecarPath(model)) || !setsBeside(model).empty();
}

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
    const auto moved = moveSidecars(from, to);
    if (moved) return {};
    if (renameOverNothing(to, from)) return moved.error();
    Error error = moved.error();
    error.message += "; " + to + " could not be moved back";
    return error;
}

Result<void> moveBack(const std::string& from, const std::string& to)
{
    if (const auto moved = finishRename(from, to); !moved) return moved;
    for (const std::string& set : allSetsBeside(from))
        if (const auto moved = moveSidecarBack(from, to, set); !moved) return moved;
    return {};
}

} // namespace tagline
