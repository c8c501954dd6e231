#include "core/library/LibraryRuntime.h"

#include "core/runtime/RuntimeTags.h"

namespace tagline {
namespace {

RuntimeClip runtimeClip(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    return {clip.displayName,
            clip.name,
            library.source(clip.source).shown,
            clip.writtenIndex().value_or(-1),
            library.index().frames(id),
            clip.rate};
}

} // namespace

RuntimeContent runtimeContent(const ClipLibrary& library, std::span<const DerivedTag> derived)
{
    RuntimeContent content;
    const std::vector<ClipId> order = library.clipsInPathOrder();
    for (const ClipId clip : order) content.clips.push_back(runtimeClip(library, clip));
    std::vector<RuntimeDerivedTag> derivedFrames;
    for (const DerivedTag& tag : derived) derivedFrames.push_back({tag.tag, &tag.frames});
    content.tags = runtimeTags(library.index(), library.vocabulary(), order, derivedFrames);
    content.namespaces = library.vocabulary().namespaces();
    for (const SavedQuery& query : library.savedQueries())
        content.savedQueries.push_back({query.name, query.text});
    return content;
}

} // namespace tagline
