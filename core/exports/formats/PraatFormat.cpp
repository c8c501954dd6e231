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

struct Interval
{
    FrameRange frames;
    std::string text;
};

struct PraatTier
{
    std::string name;
    std::vector<Interval> intervals; ///< in order, none overlaps
};

/// A tier for each tag and, behind them, for each row of captions: that name tells the import what they are.
std::vector<PraatTier> praatTiersOf(const ExportedClip& clip)
{
    std::vector<PraatTier> tiers;
    for (const ExportedLane& lane : withoutOverlaps(clip).lanes) {
        tiers.push_back({lane.tag, {}});
        for (const FrameRange range : lane.ranges) tiers.back().intervals.push_back({range, lane.tag});
    }
    for (const std::vector<Caption>& row : captionRows(clip)) {
        tiers.push_back({"captions", {}});
        for (const Caption& caption : row) tiers.back().intervals.push_back({caption.range, caption.text});
    }
    return tiers;
}

/// The intervals with others that have no text in the gaps between them, as a tier has none.
std::vector<Interval> partition(std::vector<Interval> intervals, Frame frames)
{
    std::vector<Interval> all;
    Frame at = 0;
    for (Interval& each : intervals) {
        if (each.frames.start > at) all.push_back({{at, each.frames.start}, {}});
        at = each.frames.stop;
        all.push_back(std::move(each));
    }
    if (at < frames) all.push_back({{at, frames}, {}});
    return all;
}

std::string tierText(const ExportedClip& clip, const PraatTier& tier, std::size_t number)
{
    const std::vector<Interval> intervals = partition(tier.intervals, clip.frames);
    std::string text = "    item [" + std::to_string(number) + "]:\n        class = \"IntervalTier\"\n" +
                       "        name = " + praatText(tier.name) +
                       "\n        xmin = 0\n        xmax = " + exactSeconds(clip.rate, clip.frames) +
                       "\n        intervals: size = " + std::to_string(intervals.size()) + '\n';
    for (std::size_t i = 0; i < intervals.size(); ++i)
        text += "        intervals [" + std::to_string(i + 1) +
                "]:\n            xmin = " + exactSeconds(clip.rate, intervals[i].frames.start) +
                "\n            xmax = " + exactSeconds(clip.rate, intervals[i].frames.stop) +
                "\n            text = " + praatText(intervals[i].text) + '\n';
    return text;
}

/// Source of the format: praat.org, manual, "TextGrid file formats". A grid without a tier is not read: a
/// clip without a range gets one empty tier.
std::string textGrid(const ExportedClip& given)
{
    ExportedClip clip = given;
    clip.frames = std::max<Frame>(clip.frames, 1);
    std::vector<PraatTier> tiers = praatTiersOf(clip);
    if (tiers.empty()) tiers.push_back({"(no tags)", {}});
    std::string text = "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\nxmin = 0\nxmax = " +
                       exactSeconds(clip.rate, clip.frames) +
                       "\ntiers? <exists>\nsize = " + std::to_string(tiers.size()) + "\nitem []:\n";
    for (std::size_t i = 0; i < tiers.size(); ++i) text += tierText(clip, tiers[i], i + 1);
    return text;
}

} // namespace

ExportFormat praatFormat()
{
    return {.id = "praat",
            .title = "Praat TextGrid",
            .ending = "TextGrid",
            .holds =
                "A file for each clip, a tier for each of its tags, in seconds. Captions have tiers of that "
                "name. An interval ends where the first frame after it begins.",
            .leavesOut = "Properties, who tagged, wrote and when, line breaks of captions, and the rate.",
            .checkedBy = "Read in the tests by Praat 6.3, and back by `tagline import`.",
            .holdsCaptions = true,
            .clip = textGrid};
}

} // namespace tagline
