#include "core/runtime/RangeIndex.h"

#include "core/tags/sets/kernels/BitRuns.h"

namespace tagline {

void RangeIndex::build(const RangeSetView& ranges, const ClipAxisView& axis)
{
    const std::size_t count = ranges.rangeCount();
    presence.assign(indexBlocks(axis.clipCount()), 0);
    blockStarts.assign(presence.size(), std::int32_t(count));
    firsts.assign(firstsWords(count), 0);
    setBit(firsts.data(), count);
    std::size_t block = 0; // whose start, and that of all blocks before it, is known
    AxisFrame slotStop = 0;
    std::uint32_t clip = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const AxisFrame start = ranges.range(i).start;
        if (start < slotStop) continue;
        while (axis.slotStop(ClipId(clip)) <= start) ++clip;
        slotStop = axis.slotStop(ClipId(clip));
        setBit(firsts.data(), i);
        setBit(presence.data(), clip);
        for (; block <= clip / blockClips; ++block) blockStarts[block] = std::int32_t(i);
    }
}

} // namespace tagline
