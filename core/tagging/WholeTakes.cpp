#include "core/tagging/WholeTakes.h"

#include "core/tags/takes/TakeClock.h"

#include <map>

namespace tagline {

std::vector<ClipRange> rangesOfPartners(const ClipLibrary& library, const ClipRange& range)
{
    std::vector<ClipRange> found;
    const FrameRate rate = library.clip(range.clip).rate;
    for (const TakePartner& partner : library.takeIndex().partners(range.clip)) {
        const LibraryClip& other = library.clip(partner.clip);
        const TakeClock clock{other.rate, rate, -partner.delay};
        const FrameRange there = clock.rangeFor(range.range, other.frames);
        if (!there.isEmpty()) found.push_back({partner.clip, there});
    }
    return found;
}

std::vector<ClipFrames> framesOfWholeTakes(const ClipLibrary& library, std::span<const ClipFrames> frames)
{
    std::map<ClipId, std::vector<FrameRange>> ranges;
    for (const ClipFrames& each : frames) {
        std::vector<FrameRange>& own = ranges[each.clip];
        own.insert(own.end(), each.frames.begin(), each.frames.end());
        for (const FrameRange range : each.frames)
            for (const ClipRange& there : rangesOfPartners(library, {each.clip, range}))
                ranges[there.clip].push_back(there.range);
    }
    std::vector<ClipFrames> whole;
    for (auto& [clip, own] : ranges) whole.push_back({clip, FrameRanges::canonical(std::move(own))});
    return whole;
}

} // namespace tagline
