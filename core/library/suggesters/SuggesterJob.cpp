#include "core/library/suggesters/SuggesterJob.h"

#include "core/exports/ExportedClip.h"
#include "core/io/json/TextPlace.h"

#include <unordered_set>
#include <utility>

namespace tagline {
namespace {

ToldClip toldClip(const ClipLibrary& library, ClipId id, std::unordered_set<std::string>& names)
{
    const LibraryClip& clip = library.clip(id);
    ToldClip told{id, validUtf8(exportedClipName(library, id)), clip.frames, clip.rate, {}, {}, 0};
    while (!names.insert(told.name).second)
        told.name += '\''; // two names that differ in bytes that are no text
    for (const TagLane& lane : clip.sheet.lanes()) {
        const auto ranges = clip.sheet.ranges(lane.tag);
        told.tags.push_back({validUtf8(library.vocabulary()[lane.tag].name), {ranges.begin(), ranges.end()}});
    }
    if (!clip.place) return told;
    told.model = library.source(clip.source).model;
    told.place = *clip.place;
    return told;
}

} // namespace

SuggesterJob suggesterJob(const Suggester& suggester, const ClipLibrary& library,
                          std::span<const ClipId> clips)
{
    SuggesterJob job{suggester, suggester.tags, {}};
    if (job.tags.empty())
        for (const TagId tag : library.vocabulary().inNameOrder())
            job.tags.push_back(library.vocabulary()[tag].name);
    std::unordered_set<std::string> names;
    for (const ClipId id : clips) {
        const LibraryClip& clip = library.clip(id);
        if (clip.frames > 0 && !library.source(clip.source).isReadOnly())
            job.clips.push_back(toldClip(library, id, names));
    }
    return job;
}

} // namespace tagline
