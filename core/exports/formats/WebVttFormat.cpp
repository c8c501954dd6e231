#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tagline {
namespace {

/// hh:mm:ss.ttt
std::string timestamp(std::int64_t milliseconds)
{
    std::array<char, 40> text;
    std::snprintf(text.data(), text.size(), "%02lld:%02d:%02d.%03d", (long long)(milliseconds / 3'600'000),
                  int(milliseconds / 60'000 % 60), int(milliseconds / 1000 % 60), int(milliseconds % 1000));
    return text.data();
}

/// The text of a cue, on one line; what would be markup is escaped.
std::string cueText(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '&')
            escaped += "&amp;";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '>')
            escaped += "&gt;";
        else
            escaped += c == '\n' || c == '\r' ? ' ' : c;
    }
    return escaped;
}

/// Source of the format: W3C, WebVTT: The Web Video Text Tracks Format. A cue ends after it begins.
std::string cues(const ExportedClip& clip)
{
    std::string text = "WEBVTT\n\nNOTE\nTags of a clip of " + std::to_string(clip.frames) + " frames at " +
                       std::to_string(clip.rate.numerator) + '/' + std::to_string(clip.rate.denominator) +
                       " frames a second. A cue ends with the first moment after its range.\n";
    for (const TimedRange& range : timedRanges(clip)) {
        const std::int64_t start = roundedMilliseconds(clip.rate, range.frames.start);
        const std::int64_t stop = std::max(start + 1, roundedMilliseconds(clip.rate, range.frames.stop));
        text += '\n' + timestamp(start) + " --> " + timestamp(stop) + '\n' + cueText(*range.tag) + '\n';
    }
    return text;
}

} // namespace

ExportFormat webVttFormat()
{
    return {.id = "webvtt",
            .title = "Captions (WebVTT)",
            .ending = "vtt",
            .holds = "A file for each clip, one cue a range, in thousandths of a second. A cue ends with the "
                     "first moment after its range.",
            .leavesOut = "Properties, who tagged and when; above 500 frames a second, the exact frame.",
            .checkedBy = "Read in the tests by python3-webvtt, and back by `tagline import`.",
            .exactUpTo = 500,
            .clip = cues};
}

} // namespace tagline
