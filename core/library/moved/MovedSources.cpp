#include "core/library/moved/MovedSources.h"

#include "core/io/LibraryFile.h"
#include "core/io/entries/SourceHash.h"
#include "core/support/text/PathText.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {
namespace {

bool hasTags(const ClipLibrary& library, ClipId clip) { return !library.clip(clip).sheet.isEmpty(); }

bool isAnyTagged(const ClipLibrary& library, const LibrarySource& source)
{
    return std::any_of(source.clips.begin(), source.clips.end(), [&](ClipId clip) {
        return hasTags(library, clip) || library.clip(clip).isModified();
    });
}

/// Whether a source can be the new place of a missing file.
bool canTakeTags(const LibrarySource& source)
{
    return source.state == SourceState::Ready && !source.isReadOnly();
}

/// Whether the user has not tagged the source here.
bool isUntagged(const ClipLibrary& library, const LibrarySource& source)
{
    return source.sidecar.sidecar.clips.empty() && !isAnyTagged(library, source);
}

/// The clip of a found file that matches the missing file's clip: same name and index, or the only clip of
/// each, because some clips are named after their file.
std::optional<ClipId> counterpart(const ClipLibrary& library, ClipId clip, SourceId found)
{
    const LibraryClip& missed = library.clip(clip);
    if (const auto same = library.findClip(found, missed.name, missed.index)) return same;
    const bool areOnly =
        library.source(found).clips.size() == 1 && library.source(missed.source).clips.size() == 1;
    return areOnly ? std::optional(library.source(found).clips.front()) : std::nullopt;
}

/// Replaces the name of a missing file's clip by the name of the clip in the found file.
template<class Named>
void followClip(const ClipLibrary& library, const MovedSource& move, Named& named)
{
    const auto was = library.findClip(move.missing, named.clip, named.index.value_or(0));
    const auto is = was ? counterpart(library, *was, move.found) : std::nullopt;
    if (!is || library.clip(*is).name == named.clip) return;
    named.clip = library.clip(*is).name;
    named.index = library.clip(*is).writtenIndex();
}

/// Whether a missing file's clip has tags that stay with it, because the found file has no such clip.
template<class Named>
bool staysBehind(const ClipLibrary& library, const MovedSource& move, const Named& named)
{
    const auto clip = library.findClip(move.missing, named.clip, named.index.value_or(0));
    return clip && hasTags(library, *clip) && !counterpart(library, *clip, move.found);
}

bool areAllThere(const ClipLibrary& library, SourceId missing, SourceId found)
{
    return std::ranges::all_of(library.source(missing).clips, [&](ClipId clip) {
        return !hasTags(library, clip) || counterpart(library, clip, found);
    });
}

/// Whether the found file has the tags of the missing file already, because its sidecar moved along.
bool haveSameTags(const ClipLibrary& library, SourceId missing, SourceId found)
{
    return std::ranges::all_of(library.source(missing).clips, [&](ClipId clip) {
        if (!hasTags(library, clip)) return true;
        const auto same = counterpart(library, clip, found);
        return same && library.clip(*same).sheet == library.clip(clip).sheet;
    });
}

bool mayHaveGone(const ClipLibrary& library, SourceId missing, SourceId found)
{
    const LibrarySource& source = library.source(found);
    return canTakeTags(source) && (isUntagged(library, source) || haveSameTags(library, missing, found));
}

/// Whether the tagged clips are in both under their names, with the frames and rates that were tagged.
bool haveSameClips(const ClipLibrary& library, SourceId missing, SourceId found)
{
    return std::ranges::all_of(library.source(missing).clips, [&](ClipId id) {
        if (!hasTags(library, id)) return true;
        const LibraryClip& clip = library.clip(id);
        const auto same = library.findClip(found, clip.name, clip.index);
        return same && library.clip(*same).frames == clip.frames && library.clip(*same).rate == clip.rate;
    });
}

/// A folder that became another: `a/x` to `b/x` says that `a` became `b`.
struct FolderMove
{
    std::string from, to;

    auto operator<=>(const FolderMove&) const = default;
};

FolderMove folderMove(const std::string& missing, const std::string& found)
{
    FolderMove move{folderOf(missing), folderOf(found)};
    while (!move.from.empty() && !move.to.empty() && move.from != move.to &&
           fileNameOf(move.from) == fileNameOf(move.to) && folderOf(move.from) != folderOf(move.to) &&
           move.from != "/" && move.to != "/")
        move = {folderOf(move.from), folderOf(move.to)};
    return move;
}

/// The path after the move; none if it does not lie in the moved folder.
std::optional<std::string> movedPath(const std::string& path, const FolderMove& move)
{
    if (!path.starts_with(move.from + '/')) return {};
    return move.to + path.substr(move.from.size());
}

/// The search for all missing files.
class MovedSearch
{
public:
    explicit MovedSearch(const ClipLibrary& library)
        : m_library(library)
    {
        for (const SourceId id : library.sourcesInPathOrder()) {
            if (isMissedModel(library, id)) m_missing.push_back(id);
            const LibrarySource& source = library.source(id);
            if (!canTakeTags(source)) continue;
            m_byName.emplace(fileNameOf(source.path), id);
            if (const auto hash = source.model->contentHash) m_byHash.emplace(*hash, id);
        }
    }

    std::vector<MovedSource> moved(std::span<const MovedSource> chosen)
    {
        for (const MovedSource& each : chosen)
            if (!faultOfChoice(m_library, each.missing, each.found))
                m_moved[each.missing] = {each.missing, each.found, MovedBy::Person};
        for (const SourceId missing : m_missing)
            if (!m_moved.contains(missing)) findByItself(missing);
        dropThoseFoundTwice();
        noteFolders();
        for (const SourceId missing : m_missing)
            if (!m_moved.contains(missing)) findByFolder(missing);
        dropThoseFoundTwice();
        std::vector<MovedSource> all;
        for (const SourceId missing : m_missing)
            if (const auto found = m_moved.find(missing); found != m_moved.end())
                all.push_back(found->second);
        return all;
    }

private:
    const std::string& pathOf(SourceId id) const { return m_library.source(id).path; }
    std::string nameOf(SourceId id) const { return std::string(fileNameOf(pathOf(id))); }

    std::vector<SourceId> ofSameContent(SourceId missing) const
    {
        std::set<SourceId> found;
        for (const SidecarClip& clip : m_library.source(missing).sidecar.sidecar.clips) {
            const auto hash = sourceHashOf(clip);
            if (!hash) continue;
            const auto [begin, end] = m_byHash.equal_range(*hash);
            for (auto each = begin; each != end; ++each)
                if (areAllThere(m_library, missing, each->second) &&
                    mayHaveGone(m_library, missing, each->second))
                    found.insert(each->second);
        }
        return {found.begin(), found.end()};
    }

    std::vector<SourceId> ofSameName(SourceId missing) const
    {
        std::vector<SourceId> found;
        const auto [begin, end] = m_byName.equal_range(nameOf(missing));
        for (auto each = begin; each != end; ++each)
            if (mayHaveGone(m_library, missing, each->second)) found.push_back(each->second);
        return found;
    }

    void findByItself(SourceId missing)
    {
        std::vector<SourceId> found = ofSameContent(missing);
        const MovedBy by = found.empty() ? MovedBy::Clips : MovedBy::Content;
        if (found.empty()) {
            found = ofSameName(missing);
            std::erase_if(found, [&](SourceId id) { return !haveSameClips(m_library, missing, id); });
        }
        if (found.size() > 1)
            std::erase_if(found, [&](SourceId id) { return nameOf(id) != nameOf(missing); });
        if (found.size() == 1) m_moved[missing] = {missing, found.front(), by};
    }

    void noteFolders()
    {
        for (const auto& [missing, move] : m_moved)
            m_folders.insert(folderMove(pathOf(missing), pathOf(move.found)));
    }

    void findByFolder(SourceId missing)
    {
        std::set<SourceId> found;
        for (const FolderMove& move : m_folders) {
            const auto path = movedPath(pathOf(missing), move);
            const auto id = path ? m_library.findSource(*path) : std::nullopt;
            if (id && mayHaveGone(m_library, missing, *id) && areAllThere(m_library, missing, *id))
                found.insert(*id);
        }
        if (found.size() != 1) return;
        const std::vector<SourceId> same = ofSameContent(missing);
        const bool isSame = std::ranges::find(same, *found.begin()) != same.end();
        m_moved[missing] = {missing, *found.begin(), isSame ? MovedBy::Content : MovedBy::Folder};
    }

    /// If one file was found for several missing ones, keeps the one that a person chose it for, else the one
    /// of the same name, if exactly one has it.
    void dropThoseFoundTwice()
    {
        std::map<SourceId, std::vector<SourceId>> missingOf;
        for (const auto& [missing, move] : m_moved) missingOf[move.found].push_back(missing);
        for (const auto& [found, missing] : missingOf) {
            if (missing.size() == 1) continue;
            const auto chosen = std::ranges::find_if(
                missing, [this](SourceId id) { return m_moved.at(id).by == MovedBy::Person; });
            if (chosen != missing.end()) {
                for (const SourceId id : missing)
                    if (id != *chosen) m_moved.erase(id);
                continue;
            }
            const auto isNamedSo = [&, name = nameOf(found)](SourceId id) { return nameOf(id) == name; };
            const bool isOneNamedSo = std::ranges::count_if(missing, isNamedSo) == 1;
            for (const SourceId id : missing)
                if (!isOneNamedSo || !isNamedSo(id)) m_moved.erase(id);
        }
    }

    const ClipLibrary& m_library;
    std::vector<SourceId> m_missing; ///< in order of path
    std::unordered_multimap<std::string, SourceId> m_byName;
    std::unordered_multimap<std::uint64_t, SourceId> m_byHash;
    std::map<SourceId, MovedSource> m_moved; ///< by the missing source
    std::set<FolderMove> m_folders;
};

} // namespace

bool isMissedModel(const ClipLibrary& library, SourceId id)
{
    const LibrarySource& source = library.source(id);
    return source.isMissing() && !source.isReadOnly() &&
           std::ranges::any_of(source.clips, [&](ClipId clip) { return hasTags(library, clip); });
}

bool isLeftBehind(const ClipLibrary& library, SourceId id)
{
    const LibrarySource& source = library.source(id);
    return source.isMissing() && !source.clips.empty() &&
           std::ranges::none_of(source.clips, [&](ClipId clip) { return hasTags(library, clip); });
}

std::optional<ChoiceFault> faultOfChoice(const ClipLibrary& library, SourceId missing, SourceId found)
{
    if (!isMissedModel(library, missing)) return ChoiceFault::NotMissing;
    const LibrarySource& source = library.source(found);
    if (!canTakeTags(source)) return ChoiceFault::NotRead;
    if (!mayHaveGone(library, missing, found)) return ChoiceFault::OwnTags;
    const bool isAnyThere = std::ranges::any_of(library.source(missing).clips, [&](ClipId clip) {
        return hasTags(library, clip) && counterpart(library, clip, found);
    });
    return isAnyThere ? std::nullopt : std::optional(ChoiceFault::NoClip);
}

std::optional<bool> hasContentOf(const ClipLibrary& library, SourceId missing, SourceId found)
{
    const LibrarySource& source = library.source(found);
    if (!source.model || !source.model->contentHash) return std::nullopt;
    const std::uint64_t content = *source.model->contentHash;
    bool isKnown = false;
    for (const SidecarClip& clip : library.source(missing).sidecar.sidecar.clips) {
        const auto hash = sourceHashOf(clip);
        if (hash && *hash == content) return true;
        isKnown = isKnown || hash;
    }
    return isKnown ? std::optional(false) : std::nullopt;
}

std::vector<std::string> pathsGoneAlong(const ClipLibrary& library, SourceId missing, const std::string& path)
{
    const FolderMove move = folderMove(library.source(missing).path, path);
    std::vector<std::string> paths;
    for (const SourceId id : library.sourcesInPathOrder())
        if (id != missing && isMissedModel(library, id))
            if (auto moved = movedPath(library.source(id).path, move)) paths.push_back(*std::move(moved));
    return paths;
}

std::vector<MovedSource> movedSources(const ClipLibrary& library, std::span<const MovedSource> chosen)
{
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        if (isMissedModel(library, SourceId(i))) return MovedSearch(library).moved(chosen);
    return {};
}

std::vector<SheetChange> movedSheets(const ClipLibrary& library, std::span<const MovedSource> moved)
{
    std::vector<SheetChange> changes;
    for (const MovedSource& move : moved)
        for (const ClipId id : library.source(move.missing).clips) {
            const auto into = hasTags(library, id) ? counterpart(library, id, move.found) : std::nullopt;
            if (!into) continue;
            const LibraryClip& from = library.clip(id);
            const SidecarClip* entry =
                library.source(move.missing).sidecar.sidecar.find(from.name, from.writtenIndex());
            SourceChange drawn{from.frames, from.rate};
            if (entry && entry->frames == from.frames && entry->rate == from.rate) drawn = versionOf(*entry);
            changes.push_back(
                {*into, from.sheet, DrawnOn{library.changeSince(*into, from.sourceChange.value_or(drawn))}});
            changes.push_back({id, TagSheet()});
        }
    return changes;
}

std::optional<LibraryFile> withMovedPaths(LibraryFile file, const ClipLibrary& library,
                                          std::span<const MovedSource> moved)
{
    std::map<std::string, std::string> paths;
    std::map<std::string, MovedSource> moves;
    for (const MovedSource& move : moved) {
        paths.emplace(library.source(move.missing).path, library.source(move.found).path);
        moves.emplace(library.source(move.missing).path, move);
    }
    std::vector<std::string> staying; // of each named clip: the path that it keeps; empty: it goes along
    forEachNamedClip(file, [&](auto& named) {
        const auto move = moves.find(named.source);
        const bool stays = move != moves.end() && staysBehind(library, move->second, named);
        staying.push_back(stays ? named.source : std::string());
        if (move != moves.end()) followClip(library, move->second, named);
    });
    bool isAnyNamed = false;
    forEachPath(file, [&](std::string& path, const auto&...) {
        const auto found = paths.find(path);
        if (found == paths.end()) return;
        path = found->second;
        isAnyNamed = true;
    });
    auto path = staying.begin();
    forEachNamedClip(file, [&](auto& named) {
        if (!path->empty()) named.source = *path;
        ++path;
    });
    return isAnyNamed ? std::optional(std::move(file)) : std::nullopt;
}

} // namespace tagline
