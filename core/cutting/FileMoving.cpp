#include "core/cutting/FileMoving.h"

#include "core/cutting/ModelParts.h"
#include "core/cutting/MoveList.h"
#include "core/cutting/MovedFile.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/io/json/JsonDocument.h"
#include "core/io/json/TextPlace.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/media/ReferenceMedium.h"
#include "core/support/RelativePath.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/PathText.h"
#include "core/system/FileDescriptor.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/DurableFile.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Entries of a library file, whose paths are absolute, that name files: for each file the first such entry
/// in words.
class FileNamers
{
public:
    explicit FileNamers(LibraryFile file)
    {
        forEachPath(file, [&](const std::string& path, const auto& member, const auto& element) {
            std::string words(member.why);
            if constexpr (requires { nameOf(element); })
                if (const auto name = words.find("%1"); name != std::string::npos)
                    words.replace(name, 2, nameOf(element));
            m_words.try_emplace(path, std::move(words));
        });
    }

    /// None if no entry names the file.
    std::optional<std::string> of(const std::string& path) const
    {
        const auto found = m_words.find(path);
        return found == m_words.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::string, std::string> m_words; ///< by path
};

/// Only a file that holds all of its parts can move: another one may need the same parts.
std::optional<Error> refusalOfParts(const std::string& model)
{
    const ImportFormat* format = importFormatOf(model);
    if (!format || format->format == SceneFormat::Other || format->ending == "npy")
        return Error{
            "move.parts",
            "may have other files beside it; only BVH, FBX, GLB, glTF, Collada and AMASS files are moved",
            model};
    const auto parts = partsBeside(model);
    if (!parts) return Error{parts.error().code, parts.error().message, model};
    if (parts->empty()) return std::nullopt;
    const std::string more = parts->size() > 1 ? " and " + std::to_string(parts->size() - 1) + " more" : "";
    return Error{"move.parts",
                 "needs “" + parts->front() + "”" + more +
                     ", which would stay behind: export it with its parts in one file, or move them by hand",
                 model};
}

/// The reason why a file cannot be moved; none if it can.
std::optional<Error> refusalOf(const LibrarySource& source, const ClipLibrary& library,
                               const FileNamers& namers, const std::string& to)
{
    if (auto refusal = refusalOfParts(source.path)) return refusal;
    if (source.isReadOnly())
        return Error{"move.sidecar", "its tags cannot be read or written; mend its sidecar first",
                     source.path};
    ImportSettings own = source.settings;
    own.folderUpAxis = {}; // values agreed on in its folder are not stored
    own.folderMetresPerUnit = {};
    own.rateIfLost = {}; // its tags go along
    const auto namer = own == ImportSettings() ? namers.of(source.path)
                                               : std::optional<std::string>("it has import settings");
    if (namer)
        return Error{"move.settings", *namer + "; the library file would not find it again", source.path};
    if (validUtf8(source.path) != source.path)
        return Error{"move.name", "its path is no UTF-8 text, so it could not be moved back", source.path};
    for (const ClipId clip : source.clips)
        if (const auto medium = mediumOf(library.clip(clip).sheet);
            medium && fs::path(medium->file).is_relative())
            return Error{"move.media",
                         "its tags name the film or sound “" + medium->file +
                             "” by the way from this folder, which would be lost; take it away first "
                             "(tagline media remove)",
                         source.path};
    if (fileStem(source.path) == fileStem(to) || namesClips(source.path)) return std::nullopt;
    for (const ClipId clip : source.clips)
        if (library.clip(clip).name == fileStem(source.path))
            return Error{"move.name", "its clip is named like the file; keep the name with {file}",
                         source.path};
    return std::nullopt;
}

/// Makes folders below one that is there, links not followed; those that were made can go again.
class MadeFolders
{
public:
    Result<void> make(const std::string& path)
    {
        if (makeFolder(path)) {
            m_made.push_back(path);
            return {};
        }
        const int reason = errno;
        const auto there = statusOf(path, Links::Kept);
        if (reason != EEXIST || !there) return writeError(reason, path);
        if (there->kind == FileKind::Folder) return {};
        return Error{"export.exists", "is there and is no folder; choose another folder", path};
    }
    void remove()
    {
        for (auto folder = m_made.rbegin(); folder != m_made.rend(); ++folder) removeEmptyFolder(*folder);
    }

private:
    std::vector<std::string> m_made;
};

/// The folders of the moves below the target, outer ones first.
std::vector<std::string> foldersOf(const std::vector<FileMove>& moves)
{
    std::set<std::string> folders;
    for (const FileMove& move : moves)
        for (std::size_t slash = move.to.find('/'); slash != std::string::npos;
             slash = move.to.find('/', slash + 1))
            folders.insert(move.to.substr(0, slash));
    return {folders.begin(), folders.end()};
}

/// A new file, over none.
Result<std::string> writeList(const std::string& folder, const std::string& bytes)
{
    for (int number = 1; number < 10'000; ++number) {
        const std::string path = folder + '/' + std::string(moveListStem) +
                                 (number == 1 ? "" : " (" + std::to_string(number) + ')') + ".json";
        FileDescriptor file = newFile(path);
        if (!file.isOpen() && errno == EEXIST) continue;
        if (!file.isOpen()) return writeError(errno, path);
        if (writeAll(file, std::as_bytes(std::span(bytes))) && sync(file) && file.close()) return path;
        const Error error = writeError(errno, path);
        removeFile(path);
        return error;
    }
    return Error{"export.exists", "has 10,000 lists of moves; choose another folder", folder};
}

struct Ends
{
    std::string from, to;
};

/// Outcome of several moves.
struct MovesDone
{
    Result<void> result;
    bool areAllBack = true; ///< after an error: whether every file is at its old place again
};

/// Moves files in order. If one cannot be moved, those before it are moved back.
template<class Move, class Back>
MovesDone moveAll(const std::vector<Ends>& moves, Move&& move, Back&& goBack)
{
    MovesDone done;
    for (std::size_t i = 0; i < moves.size() && done.result; ++i) {
        done.result = move(moves[i].from, moves[i].to);
        if (done.result) continue;
        done.areAllBack = isPathTaken(moves[i].from);
        for (std::size_t back = i; back-- > 0;)
            done.areAllBack &= bool(goBack(moves[back].to, moves[back].from));
    }
    return done;
}

/// Whether a folder holds a library file.
bool holdsLibrary(const fs::path& folder)
{
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault))
        if (isLibraryPath(entry->path().filename().string())) return true;
    return false;
}

/// Folders that files may be moved back to.
class OpenFolders
{
public:
    /// `own`: absolute path of the list's folder.
    OpenFolders(const std::string& own, const std::vector<std::string>& named)
        : m_folders{own}
    {
        for (fs::path above = own; above.has_relative_path(); above = above.parent_path())
            if (holdsLibrary(above)) {
                m_folders.push_back(above.generic_string());
                break;
            }
        for (const std::string& folder : named)
            m_folders.push_back(fs::absolute(folder).lexically_normal().generic_string());
        for (const std::string& folder : m_folders) {
            std::error_code fault;
            if (fs::path real = fs::canonical(folder, fault); !fault) m_real.push_back(std::move(real));
        }
    }

    bool hold(const std::string& path) const
    {
        std::error_code fault;
        const fs::path folder = fs::weakly_canonical(fs::path(path).parent_path(), fault);
        return !fault && std::ranges::any_of(m_real, [&](const fs::path& each) {
            const fs::path way = folder.lexically_relative(each);
            return !way.empty() && *way.begin() != "..";
        });
    }

    /// The error for a move of a list to a place outside of these folders.
    Error refusal(const std::string& place, const std::string& list, int line) const
    {
        std::string known;
        for (const std::string& each : m_folders) known += (known.empty() ? "“" : " or “") + each + "”";
        return {"moves.outside",
                "would move a file back to “" + place + "”, which does not lie in " + known +
                    "; nothing was moved. If files came from there, name that folder behind the list "
                    "(tagline cut --undo LIST FOLDER), or open that folder in the window first",
                list, line};
    }

private:
    std::vector<std::string> m_folders; ///< paths in the spelling that was given
    std::vector<fs::path> m_real;       ///< with links followed; those that exist
};

/// No part of a path below a folder may be a link.
bool leadsThroughLinks(const std::string& folder, const std::string& path)
{
    std::error_code ignored;
    for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1))
        if (fs::is_symlink(fs::symlink_status(folder + '/' + path.substr(0, slash), ignored))) return true;
    return false;
}

} // namespace

MovePlan movePlan(std::span<const ClipCut> cuts, const ClipLibrary& library, const CutOptions& options)
{
    std::vector<ClipCut> files; // one a source
    std::set<std::uint32_t> known;
    for (const ClipCut& cut : wholeClips(cuts, library))
        if (known.insert(library.clip(cut.clip).source.value).second) files.push_back(cut);
    std::vector<std::string> endings;
    for (const ClipCut& file : files)
        endings.push_back(
            fs::path(library.source(library.clip(file.clip).source).path).extension().generic_string());
    const auto names = cutNames(files, library, options.pattern, options.folder, endings);
    const FileNamers namers(
        composedLibraryFile({}, library, {})); // which has no place: its paths stay absolute
    MovePlan plan;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const LibrarySource& source = library.source(library.clip(files[i].clip).source);
        if (auto refusal = refusalOf(source, library, namers, names[i]))
            plan.refusals.push_back(*std::move(refusal));
        else
            plan.moves.push_back({source.path, names[i]});
    }
    return plan;
}

Result<std::string> moveFiles(const MovePlan& plan, const std::string& target, const std::string& query)
{
    const std::string root = fs::absolute(target).lexically_normal().generic_string();
    const std::string folder = root.ends_with('/') ? root.substr(0, root.size() - 1) : root;
    MadeFolders made;
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored))
        if (const auto done = made.make(folder); !done) return done.error();
    MoveList list{query, {}, {}};
    std::vector<Ends> moves;
    for (const std::string& each : foldersOf(plan.moves))
        if (!isPathTaken(folder + '/' + each)) list.folders.push_back(each);
    for (const FileMove& move : plan.moves) {
        const std::string to = folder + '/' + move.to;
        if (move.from == to) continue; // it is there
        list.moves.push_back({relativePath(move.from, folder), move.to});
        moves.push_back({move.from, to});
    }
    const auto written = writeList(folder, writtenMoveList(list));
    Result<void> done;
    if (!written) done = written.error();
    for (const std::string& each : foldersOf(plan.moves))
        if (done) done = made.make(folder + '/' + each);
    if (!done) {
        if (written) removeFile(*written);
        made.remove();
        return done.error();
    }
    const MovesDone moved = moveAll(moves, moveWithSidecar, moveBack);
    if (moved.result) return *written;
    Error error = moved.result.error();
    if (moved.areAllBack) {
        removeFile(*written);
        made.remove();
    } else {
        error.message += "; some files could not go back: tagline cut --undo " + *written + ' ' +
                         folderTakenFrom(plan) + " takes them back";
    }
    return error;
}

std::string folderTakenFrom(const MovePlan& plan)
{
    if (plan.moves.empty()) return {};
    fs::path common = folderOf(plan.moves.front().from);
    for (const FileMove& move : plan.moves)
        while (common.has_relative_path() && move.from.rfind((common / "").generic_string(), 0) != 0)
            common = common.parent_path();
    return common.generic_string();
}

Result<int> undoMoves(const std::string& path, const std::vector<std::string>& folders)
{
    const auto content = readFile(path, JsonLimits().bytes);
    if (!content) return content.error();
    const auto list = readMoveList(content->bytes, path);
    if (!list) return list.error();
    const std::string folder = folderOf(fs::absolute(path).lexically_normal().generic_string());
    const OpenFolders open(folder, folders);
    std::vector<Ends> moves;
    for (auto move = list->moves.rbegin(); move != list->moves.rend(); ++move) {
        const std::string at = folder + '/' + move->to;
        const std::string back = (fs::path(folder) / move->from).lexically_normal().generic_string();
        if (!open.hold(back)) return open.refusal(back, path, move->line);
        if (leadsThroughLinks(folder, move->to))
            return Error{"moves.path", "leads through a link; nothing was moved", at};
        if (!isPathTaken(at) && !hasSidecar(at)) continue; // never moved, or moved back
        moves.push_back({at, back});
    }
    if (const MovesDone done = moveAll(moves, moveBack, moveWithSidecar); !done.result)
        return done.result.error(); // the list stays
    removeFile(path);
    for (auto each = list->folders.rbegin(); each != list->folders.rend(); ++each)
        if (!leadsThroughLinks(folder, *each)) removeEmptyFolder(folder + '/' + *each);
    return int(moves.size());
}

} // namespace tagline
