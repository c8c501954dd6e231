#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"

namespace tagline {
namespace {

/// A name on one line of a table whose columns tabs part.
std::string labelText(std::string text)
{
    for (char& c : text)
        if (c == '\t' || c == '\n' || c == '\r') c = ' ';
    return text;
}

/// Source of the format: manual.audacityteam.org, "Importing and Exporting Labels".
std::string labels(const ExportedClip& clip)
{
    std::string text;
    for (const TimedRange& range : timedRanges(clip))
        text += exactSeconds(clip.rate, range.frames.start) + '\t' +
                exactSeconds(clip.rate, range.frames.stop) + '\t' + labelText(*range.tag) + '\n';
    return text;
}

} // namespace

ExportFormat audacityFormat()
{
    return {
        .id = "audacity",
        .title = "Audacity labels",
        .ending = "txt",
        .holds = "A file for each clip, one line a range: start and end in seconds, and the tag. The end is "
                 "the first moment after the range.",
        .leavesOut =
            "Properties, who tagged and when, and the rate. A clip without a range has an empty file.",
        .checkedBy =
            "Read back in the tests by `tagline import`; checked against Audacity's manual, not run with it.",
        .clip = labels};
}

} // namespace tagline
