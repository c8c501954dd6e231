#include "core/library/ClipMatching.h"

#include "core/io/json/TextPlace.h"

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

std::vector<TagId> tagsOf(const LibraryClip& clip)
{
    std::vector<TagId> tags;
    for (const TagLane& lane : clip.sheet.lanes())
        if (lane.ranges.front().start < clip.frames) tags.push_back(lane.tag);
    return tags;
}

} // namespace

ClipKey clipKey(const ClipLibrary& library, ClipId id, const std::string& folder)
{
    const LibraryClip& clip = library.clip(id);
    std::error_code ignored;
    const fs::path path = fs::absolute(library.source(clip.source).path, ignored).lexically_normal();
    const fs::path base = fs::absolute(folder.empty() ? "." : folder, ignored).lexically_normal();
    const fs::path relative = path.lexically_relative(base);
    return {validUtf8(relative.empty() ? path.generic_string() : relative.generic_string()), clip.name,
            clip.index};
}

std::vector<MatchClip> matchClips(const ClipLibrary& library)
{
    std::vector<MatchClip> clips;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        const LibraryClip& clip = library.clip(ClipId(i));
        if (clip.frames <= 0) continue;
        const std::string name =
            library.source(clip.source).shown + '\n' + clip.name + '\n' + std::to_string(clip.index);
        clips.push_back({ClipId(i), tagsOf(clip), identityOf(name)});
    }
    return clips;
}

std::vector<std::int64_t> picksAgo(const ClipLibrary& library, const UsageMemory& memory,
                                   const std::string& folder)
{
    std::vector<std::int64_t> ago(library.clipCount(), 0);
    for (std::uint32_t i = 0; i < ago.size(); ++i)
        ago[i] = memory.picksAgo(clipKey(library, ClipId(i), folder)).value_or(0);
    return ago;
}

} // namespace tagline
