#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"

#include <algorithm>

namespace tagline {
namespace {

/// A text in quotes; quotes within are doubled.
std::string praatText(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"') result += '"';
        result += c == '\n' || c == '\r' ? ' ' : c;
    }
    return result += '"';
}

/// The times and texts of a tier: its intervals leave no gap, those without a text fill the gaps.
struct Interval
{
    FrameRange frames;
    bool isTagged = false;
};

std::vector<Interval> partition(const std::vector<FrameRange>& ranges, Frame frames)
{
    std::vector<Interval> intervals;
    Frame at = 0;
    for (const FrameRange range : ranges) {
        if (range.start > at) intervals.push_back({{at, range.start}, false});
        intervals.push_back({range, true});
        at = range.stop;
    }
    if (at < frames) intervals.push_back({{at, frames}, false});
    return intervals;
}

std::string tierText(const ExportedClip& clip, const ExportedLane& lane, std::size_t number)
{
    const std::vector<Interval> intervals = partition(lane.ranges, clip.frames);
    std::string text = "    item [" + std::to_string(number) + "]:\n        class = \"IntervalTier\"\n" +
                       "        name = " + praatText(lane.tag) +
                       "\n        xmin = 0\n        xmax = " + exactSeconds(clip.rate, clip.frames) +
                       "\n        intervals: size = " + std::to_string(intervals.size()) + '\n';
    for (std::size_t i = 0; i < intervals.size(); ++i)
        text += "        intervals [" + std::to_string(i + 1) +
                "]:\n            xmin = " + exactSeconds(clip.rate, intervals[i].frames.start) +
                "\n            xmax = " + exactSeconds(clip.rate, intervals[i].frames.stop) +
                "\n            text = " + (intervals[i].isTagged ? praatText(lane.tag) : "\"\"") + '\n';
    return text;
}

/// Source of the format: praat.org, manual, "TextGrid file formats". A grid without a tier is not read: a
/// clip without a range gets one empty tier.
std::string textGrid(const ExportedClip& given)
{
    ExportedClip clip = withoutOverlaps(given);
    clip.frames = std::max<Frame>(clip.frames, 1);
    if (clip.lanes.empty()) clip.lanes.push_back({"(no tags)", {}, 0});
    std::string text = "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\nxmin = 0\nxmax = " +
                       exactSeconds(clip.rate, clip.frames) +
                       "\ntiers? <exists>\nsize = " + std::to_string(clip.lanes.size()) + "\nitem []:\n";
    for (std::size_t i = 0; i < clip.lanes.size(); ++i) text += tierText(clip, clip.lanes[i], i + 1);
    return text;
}

} // namespace

ExportFormat praatFormat()
{
    return {.id = "praat",
            .title = "Praat TextGrid",
            .ending = "TextGrid",
            .holds =
                "A file for each clip, a tier for each of its tags, in seconds. An interval ends where the "
                "first frame after it begins.",
            .leavesOut = "Properties, who tagged and when, and the rate.",
            .checkedBy = "Read in the tests by Praat 6.3, and back by `tagline import`.",
            .clip = textGrid};
}

} // namespace tagline
