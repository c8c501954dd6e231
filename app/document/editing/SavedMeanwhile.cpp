#include "app/document/editing/SavedMeanwhile.h"

#include "core/io/SidecarSheets.h"
#include "core/io/entries/SourceHash.h"
#include "core/library/SidecarStore.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/system/saving/FileContent.h"
#include "core/tags/sheet/TagMerge.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tagline {
namespace {

/// One clip in the three files; null if a file has no entry of it.
struct ClipVersions
{
    const SidecarClip* base;
    const SidecarClip* edited;
    const SidecarClip* now;
};

/// Whether the ranges of both are drawn on one version of the file, as far as they say its content.
bool isDrawnAlike(const SidecarClip& a, const SidecarClip& b)
{
    const auto ofA = sourceHashOf(a), ofB = sourceHashOf(b);
    return a.frames == b.frames && a.rate == b.rate && (!ofA || !ofB || ofA == ofB);
}

bool isOnDisk(const ClipVersions& clip, TagVocabulary& names)
{
    const auto sheet = [&](const SidecarClip* entry) { return entry ? sheetOf(*entry, names) : TagSheet(); };
    const bool wasFitted = clip.base && clip.edited && !isDrawnAlike(*clip.base, *clip.edited);
    if (wasFitted && !(clip.now && isDrawnAlike(*clip.now, *clip.edited))) return false;
    const TagSheet now = sheet(clip.now);
    return merged(sheet(clip.base), sheet(clip.edited), now).sheet == now;
}

bool isOnDisk(const RecoveredSidecar& recovered)
{
    const auto stored = loadSidecar(recovered.path);
    if (!stored) return false;
    // A missing file tells nothing about its tags: its disk may not be mounted.
    if (!stored->stamp.exists && !recovered.base.clips.empty()) return false;
    TagVocabulary names;
    std::set<std::pair<std::string, std::optional<std::int32_t>>> clips;
    for (const TagSidecar* each : {&recovered.base, &recovered.edited})
        for (const SidecarClip& clip : each->clips) clips.emplace(clip.name, clip.index);
    return std::ranges::all_of(clips, [&](const auto& clip) {
        const auto in = [&](const TagSidecar& sidecar) { return sidecar.find(clip.first, clip.second); };
        return isOnDisk({in(recovered.base), in(recovered.edited), in(stored->sidecar)}, names);
    });
}

bool isOnDisk(const RecoveredLibrary& recovered)
{
    if (recovered.path.empty()) return false;
    const auto bytes = readFile(recovered.path, LibraryFile::largestBytes);
    if (!bytes) return false;
    auto file = readLibraryFile(bytes->bytes, recovered.path);
    if (!file) return false;
    const LibraryFile now = withAbsolutePaths(*std::move(file), recovered.path);
    const LibraryFile merged = mergedLibraryFile(recovered.base, recovered.edited, now).file;
    return sayTheSame(merged, now) && merged.roots == now.roots;
}

} // namespace

bool areAllOnDisk(const RecoveredEdits& edits)
{
    if (edits.sidecars.empty() && !edits.library) return false;
    return !edits.fault && !edits.isDamaged && (!edits.library || isOnDisk(*edits.library)) &&
           std::ranges::all_of(edits.sidecars, [](const RecoveredSidecar& each) { return isOnDisk(each); });
}

} // namespace tagline
