#include "core/exports/LibraryRuntime.h"

#include "core/io/json/TextPlace.h"
#include "core/runtime/RuntimeTags.h"

namespace tagline {
namespace {

RuntimeClip runtimeClip(const ClipLibrary& library, ClipId id, const std::string& folder)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    return {clip.displayName,
            clip.name,
            validUtf8(exportedFile(source, folder)),
            clip.writtenIndex().value_or(-1),
            library.index().frames(id),
            clip.rate};
}

} // namespace

RuntimeContent runtimeContent(const ExportContent& exported, const std::string& folder)
{
    const ClipLibrary& library = exported.library;
    RuntimeContent content;
    const std::vector<ClipId> order = exported.clips();
    for (const ClipId clip : exported.walk()) content.clips.push_back(runtimeClip(library, clip, folder));
    std::vector<RuntimeDerivedTag> derivedFrames;
    for (const DerivedTag& tag : exported.derived) derivedFrames.push_back({tag.tag, &tag.frames});
    content.tags =
        runtimeTags(library.index(), library.vocabulary(), order, derivedFrames, library.instances());
    content.namespaces = library.vocabulary().namespaces();
    for (const SavedQuery& query : library.savedQueries())
        content.savedQueries.push_back({query.name, query.text});
    return content;
}

} // namespace tagline
