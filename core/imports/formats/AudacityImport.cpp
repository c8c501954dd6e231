#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

namespace tagline {
namespace {

/// Source of the format: manual.audacityteam.org, "Importing and Exporting Labels": start, end and label
/// parted by tabs; a line that begins with a backslash gives frequencies to the label before it.
Result<ForeignTags> audacityTags(const ForeignFile& file, const TagImportOptions&)
{
    ForeignTags tags;
    tags.clips.push_back({});
    TextLines lines(file);
    while (const auto line = lines.next()) {
        if (line->text.empty()) continue;
        if (line->text.starts_with("\\\t")) {
            tags.losses.add("frequencies of labels", file.name, line->number);
            continue;
        }
        const auto fields = splitText(line->text, '\t', 4);
        const auto start = finiteNumber(fields[0]);
        const auto stop = fields.size() > 1 ? finiteNumber(fields[1]) : std::nullopt;
        if (!start || !stop)
            return file.error("syntax",
                              "found " + foundText(line->text) +
                                  "; expected start and end in seconds and a label, parted by tabs",
                              line->number, start ? int(fields[0].size()) + 2 : 1);
        if (fields.size() < 3 || fields[2].empty()) {
            tags.losses.add("labels without a text", file.name, line->number);
            continue;
        }
        const auto added = addForeignRange(
            tags, {.tag = std::string(fields[2]), .start = *start, .stop = *stop, .line = line->number},
            file);
        if (!added) return added.error();
    }
    return tags;
}

} // namespace

TagImportFormat audacityImport()
{
    return {.id = "audacity",
            .title = "Audacity labels",
            .endings = {"txt"},
            .holds = "One line a range: start and end in seconds, and the tag. The end is the first moment "
                     "after the range; a label without a length becomes one frame. The file's name says "
                     "which clip it belongs to.",
            .leavesOut = "Frequencies, and labels without a text.",
            .checkedBy = "Read back from what Tagline exports; the format by Audacity's manual.",
            .read = audacityTags};
}

} // namespace tagline
