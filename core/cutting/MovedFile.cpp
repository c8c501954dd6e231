#include "core/cutting/MovedFile.h"

#include "core/import/exchange/ImportFormats.h"
#include "core/io/SidecarSets.h"
#include "core/library/SetFiles.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/DurableFile.h"

#include <algorithm>
#include <cerrno>

namespace tagline {
namespace {

Error moveError(int reason, const std::string& from, const std::string& to)
{
    if (reason == EEXIST) return {"export.replaces", "is there already; no file was moved over it", to};
    if (reason == EXDEV)
        return {"move.disk", "lies on another disk than the target; choose a folder on the same one", from};
    return writeError(reason, from);
}

Result<void> renameOverNothing(const std::string& from, const std::string& to)
{
    return renameToFree(from, to) ? Result<void>() : moveError(errno, from, to);
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

/// Renames a file unless it has its new name already.
Result<void> finishRename(const std::string& from, const std::string& to)
{
    if (!isPathTaken(from)) return {};
    if (areOneFile(from, to)) return removeFile(from) ? Result<void>() : writeError(errno, from);
    return renameOverNothing(from, to);
}

/// Moves a sidecar and renames the model in it. On an error the file at the old place is as it was.
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
    if (!isFileAt(before)) return Error{"export.exists", "is no plain file and stays where it is", before};
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

bool namesClips(const std::string& path) { return asciiLowered(path).ends_with(".bvh"); }

Result<void> moveWithSidecar(const std::string& from, const std::string& to)
{
    if (!isPathTaken(from)) return writeError(errno, from);
    if (!isFileAt(from)) return Error{"export.exists", "is no plain file and stays where it is", from};
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
    for (const std::string& set : allSetsBeside(from)) { // all goes back, or nothing
        const std::string before = sidecarPath(from, set), after = sidecarPath(to, set);
        if (isPathTaken(before) && isPathTaken(after) && !areOneFile(before, after))
            return moveError(EEXIST, before, after);
    }
    if (const auto moved = finishRename(from, to); !moved) return moved;
    for (const std::string& set : allSetsBeside(from))
        if (const auto moved = moveSidecarBack(from, to, set); !moved) return moved;
    return {};
}

} // namespace tagline
