#include "core/library/versions/SidecarSides.h"

#include "core/io/SidecarSheets.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/library/versions/SidecarMerge.h"
#include "core/tags/sheet/TagRecords.h"

#include <utility>

namespace tagline {
namespace {

TagVocabulary vocabularyOf(const SidecarVersions& versions)
{
    TagVocabulary vocabulary;
    for (const TagSidecar* each : {&versions.base, &versions.ours, &versions.theirs})
        internTags(*each, vocabulary);
    return vocabulary;
}

/// The three versions of the clip that an entry is of.
ClipConflicts versionsOfClip(const SidecarVersions& versions, const SidecarClip& entry, ClipId number,
                             TagVocabulary& vocabulary)
{
    const auto sheetIn = [&](const TagSidecar& sidecar) {
        const SidecarClip* clip = sidecar.find(entry.name, entry.index);
        return clip ? sheetOf(*clip, vocabulary) : TagSheet();
    };
    return {number,
            shownName(entry.name, entry.index),
            entry.frames,
            entry.rate,
            sheetIn(versions.base),
            sheetIn(versions.ours),
            sheetIn(versions.theirs),
            {}};
}

} // namespace

std::vector<ClipConflicts> conflictsOf(const SidecarVersions& versions)
{
    TagVocabulary vocabulary = vocabularyOf(versions);
    const TagSidecar plain = merged(versions.base, versions.ours, versions.theirs).sidecar;
    std::vector<ClipConflicts> all;
    for (std::size_t i = 0; i < plain.clips.size(); ++i) {
        ClipConflicts clip = versionsOfClip(versions, plain.clips[i], ClipId(std::uint32_t(i)), vocabulary);
        clip.conflicts = merged(clip.base, clip.ours, clip.theirs).conflicts;
        std::erase_if(clip.conflicts,
                      [&](const PropertyConflict& conflict) { return isRecord(conflict.name, vocabulary); });
        if (!clip.conflicts.empty()) all.push_back(std::move(clip));
    }
    return all;
}

TagSidecar mergedTaking(const SidecarVersions& versions, const ConflictDecisions& decided)
{
    TagSidecar plain = merged(versions.base, versions.ours, versions.theirs).sidecar;
    if (decided.empty()) return plain;
    std::vector<ClipDecisions> clips;
    for (const auto& [id, decision] : decided) {
        const SidecarClip& entry = plain.clips.at(id.value);
        clips.push_back({entry.name, entry.index, decision.taken, decision.whole});
    }
    return merged(versions.base, versions.ours, versions.theirs, clips).sidecar;
}

} // namespace tagline
