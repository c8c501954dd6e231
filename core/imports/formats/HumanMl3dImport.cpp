#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

namespace tagline {
namespace {

/// Seconds, 0 or more; none if the text is no such number ("nan" stands in the data set for 0).
std::optional<double> captionSeconds(std::string_view text)
{
    text = trimmedText(text);
    const auto seconds = text == "nan" ? std::optional(0.0) : finiteNumber(text);
    return seconds && *seconds >= 0 ? seconds : std::nullopt;
}

/// Reads text#tokens#start#stop.
Result<void> readCaption(const TextLine& line, const ForeignFile& file, ForeignTags& tags)
{
    const auto fields = splitText(line.text, '#', 4);
    if (fields.size() != 4)
        return file.error("line", "found " + foundText(line.text) + "; a line is text#tokens#start#stop",
                          line.number);
    const auto start = captionSeconds(fields[2]);
    const auto stop = captionSeconds(fields[3]);
    if (!start || !stop)
        return file.error("time",
                          "found " + foundText(fields[2]) + " and " + foundText(fields[3]) +
                              "; a caption has a start and a stop in seconds",
                          line.number);
    const std::string_view text = trimmedText(fields[0]);
    if (text.empty()) {
        tags.losses.add("captions without a text", file.name, line.number);
        return {};
    }
    const bool isOfWholeClip = *start == 0 && *stop == 0;
    return addForeignRange(tags,
                           {.clip = 0,
                            .tag = std::string(text),
                            .isCaption = true,
                            .start = *start,
                            .stop = isOfWholeClip ? clipEnd : *stop,
                            .line = line.number},
                           file);
}

/// Source of the format: github.com/EricGuo5513/HumanML3D, texts.zip and the reader of its motion loader.
Result<ForeignTags> readCaptions(const ForeignFile& file, const TagImportOptions&)
{
    ForeignTags tags;
    tags.clips.push_back({});
    TextLines lines(file);
    while (const auto line = lines.next()) {
        if (trimmedText(line->text).empty()) continue;
        if (const auto read = readCaption(*line, file, tags); !read) return read.error();
    }
    return tags;
}

} // namespace

TagImportFormat humanMl3dImport()
{
    return {.id = "humanml3d",
            .title = "Captions (HumanML3D)",
            .endings = {"txt", "humanml3d"},
            .holds = "One caption a line, with its start and stop in seconds; 0.0 and 0.0 are the whole "
                     "clip. The file "
                     "is named as its clip.",
            .leavesOut = "The words as tokens.",
            .checkedBy = "Read back from what Tagline exports, and lines as the data set has them.",
            .read = readCaptions};
}

} // namespace tagline
