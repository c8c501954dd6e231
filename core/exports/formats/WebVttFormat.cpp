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

struct Cue
{
    FrameRange frames;
    const std::string* text = nullptr; ///< of the clip
    bool isCaption = false;
};

/// In order of start, as the format wants them; captions behind tags.
std::vector<Cue> cuesOf(const ExportedClip& clip)
{
    std::vector<Cue> cues;
    for (const TimedRange& range : timedRanges(clip)) cues.push_back({range.frames, range.tag, false});
    for (const Caption& caption : clip.captions) cues.push_back({caption.range, &caption.text, true});
    std::ranges::stable_sort(cues, {}, [](const Cue& cue) { return cue.frames.start; });
    return cues;
}

/// Source of the format: W3C, WebVTT: The Web Video Text Tracks Format. A cue ends after it begins. The names
/// of cues, which no player shows, tell captions from tags; no two are alike.
std::string cues(const ExportedClip& clip)
{
    int captions = 0;
    std::string text = "WEBVTT\n\nNOTE\nTags of a clip of " + std::to_string(clip.frames) + " frames at " +
                       std::to_string(clip.rate.numerator) + '/' + std::to_string(clip.rate.denominator) +
                       " frames a second. A cue ends with the first moment after its range.\n";
    for (const Cue& cue : cuesOf(clip)) {
        const std::int64_t start = roundedMilliseconds(clip.rate, cue.frames.start);
        const std::int64_t stop = std::max(start + 1, roundedMilliseconds(clip.rate, cue.frames.stop));
        if (cue.isCaption) text += "\ncaption " + std::to_string(++captions);
        text += '\n' + timestamp(start) + " --> " + timestamp(stop) + '\n' + cueText(*cue.text) + '\n';
    }
    return text;
}

} // namespace

ExportFormat webVttFormat()
{
    return {.id = "webvtt",
            .title = "Captions (WebVTT)",
            .ending = "vtt",
            .holds = "A file for each clip, one cue a range or caption, in thousandths of a second; those of "
                     "captions are named so. A cue ends with the first moment after its range.",
            .leavesOut = "Properties, who tagged, wrote and when, and line breaks of captions; above 500 "
                         "frames a second, the exact frame.",
            .checkedBy = "Read in the tests by python3-webvtt, and back by `tagline import`.",
            .holdsCaptions = true,
            .exactUpTo = 500,
            .clip = cues};
}

} // namespace tagline
