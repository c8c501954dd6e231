#include "app/presenters/library/HitPlace.h"

#include <algorithm>
#include <unordered_map>

namespace tagline {

HitPlace hitPlace(const FrameSet& answer, std::span<const ClipId> order, ClipId clip, Frame frame)
{
    std::unordered_map<ClipId, int> counts;
    answer.forEachClip(
        [&](ClipId each, std::span<const FrameRange> hits) { counts[each] = int(hits.size()); });
    HitPlace place;
    for (const ClipId each : order) {
        const auto found = counts.find(each);
        if (found == counts.end()) continue;
        if (each == clip) {
            const FrameRanges hits = answer.rangesOf(clip);
            const auto holds = [frame](const FrameRange& hit) { return hit.contains(frame); };
            const auto here = std::find_if(hits.begin(), hits.end(), holds);
            if (here != hits.end()) place.number = place.count + int(here - hits.begin()) + 1;
        }
        place.count += found->second;
    }
    return place;
}

} // namespace tagline
