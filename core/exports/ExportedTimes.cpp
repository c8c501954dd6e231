#include "core/exports/ExportedTimes.h"

#include <algorithm>
#include <array>
#include <charconv>
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

std::string exactSeconds(FrameRate rate, Frame frame)
{
    std::array<char, 400> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), rate.seconds(frame), std::chars_format::fixed)
            .ptr;
    return {text.data(), end};
}

std::int64_t roundedMilliseconds(FrameRate rate, Frame frame)
{
    return std::llround(rate.seconds(frame) * 1000);
}

} // namespace tagline
