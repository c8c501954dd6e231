#include "core/exports/ExportedTimes.h"

#include "core/support/text/NumberText.h"

#include <algorithm>
#include <cmath>

namespace tagline {

std::vector<TimedRange> timedRanges(const ExportedClip& clip)
{
    std::vector<TimedRange> all;
    for (const ExportedLane& lane : clip.lanes)
        for (const FrameRange range : lane.ranges) all.push_back({range, &lane.tag, lane.colour});
    std::stable_sort(all.begin(), all.end(), [](const TimedRange& a, const TimedRange& b) {
        return a.frames.start < b.frames.start;
    });
    return all;
}

std::string exactSeconds(FrameRate rate, Frame frame) { return shortestDecimal(rate.seconds(frame)); }

std::int64_t roundedMilliseconds(FrameRate rate, Frame frame)
{
    return std::llround(rate.seconds(frame) * 1000);
}

} // namespace tagline
