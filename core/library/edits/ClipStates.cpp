#include "core/library/edits/ClipStates.h"

#include <numeric>

namespace tagline {

std::int64_t StageCounts::all() const { return std::accumulate(clips.begin(), clips.end(), std::int64_t(0)); }

StageCounts stageCounts(const ClipLibrary& library, std::span<const ClipId> clips)
{
    StageCounts counts;
    for (const ClipId clip : clips) ++counts.clips[std::size_t(library.clip(clip).sheet.state().stage)];
    return counts;
}

std::vector<SheetChange> stateChanges(const ClipLibrary& library, std::span<const ClipId> clips,
                                      const ClipState& state)
{
    std::vector<SheetChange> changes;
    for (const ClipId id : clips) {
        const TagSheet& sheet = library.clip(id).sheet;
        if (sheet.state().stage != state.stage) changes.push_back({id, sheet.withState(state)});
    }
    return changes;
}

} // namespace tagline
