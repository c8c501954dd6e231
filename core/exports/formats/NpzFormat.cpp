#include "core/exports/NpzWriter.h"
#include "core/exports/formats/Formats.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace tagline {
namespace {

/// The clips of the library one after the other, as the rows of all arrays of frames.
struct Rows
{
    std::vector<ClipId> clips;
    std::vector<std::int64_t> offsets{0}; ///< where each clip begins, and the end
};

Rows rowsOf(const ExportContent& content)
{
    Rows rows;
    rows.clips = content.clips();
    for (const ClipId clip : rows.clips)
        rows.offsets.push_back(rows.offsets.back() + content.library.clip(clip).frames);
    return rows;
}

void addClips(NpzWriter& archive, const ClipLibrary& library, const Rows& rows, const std::string& folder)
{
    std::vector<std::string> names;
    std::vector<std::int64_t> rates;
    for (const ClipId clip : rows.clips) {
        names.push_back(exportedClipName(library, clip, folder));
        rates.push_back(library.clip(clip).rate.numerator);
        rates.push_back(library.clip(clip).rate.denominator);
    }
    archive.add("clips", names);
    archive.add("frame_rates", {rows.clips.size(), 2}, rates);
    archive.add("offsets", {rows.offsets.size()}, rows.offsets);
}

void addMasks(NpzWriter& archive, const ExportContent& content, const Rows& rows)
{
    const TagVocabulary& vocabulary = content.library.vocabulary();
    const std::vector<TagId> tags = tagsByName(vocabulary);
    std::vector<std::string> names;
    std::vector<std::size_t> columns(tags.size());
    for (std::size_t column = 0; column < tags.size(); ++column) {
        names.push_back(vocabulary[tags[column]].name);
        columns[tags[column].value] = column;
    }
    archive.add("tags", names);
    archive.begin("masks", "|b1", {std::size_t(rows.offsets.back()), tags.size()});
    for (const ClipId clip : content.walk(0, 2)) {
        std::vector<std::byte> mask(std::size_t(content.library.clip(clip).frames) * tags.size());
        const TagSheet sheet = exportedSheet(content, clip);
        for (const TagLane& lane : sheet.lanes())
            for (const FrameRange range : lane.ranges)
                for (Frame frame = range.start; frame < range.stop; ++frame)
                    mask[std::size_t(frame) * tags.size() + columns[lane.tag.value]] = std::byte(1);
        archive.append(mask);
    }
}

/// A value that is a number; true is 1. None of a text.
std::optional<double> numberOf(const PropertyValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* isTrue = std::get_if<bool>(&value)) return *isTrue ? 1.0 : 0.0;
    return std::nullopt;
}

/// Properties that are numbers on some frame, and their columns. What is recorded of tags is none of them.
std::map<std::string, std::size_t> propertyColumns(const ClipLibrary& library, const Rows& rows)
{
    std::map<std::string, std::size_t> columns;
    for (const ClipId clip : rows.clips)
        for (const PropertyLane& lane : library.clip(clip).sheet.properties())
            if (!isRecord(lane.name, library.vocabulary()))
                for (const PropertyRange& range : lane.ranges)
                    if (numberOf(range.value)) columns.emplace(lane.name, 0);
    std::size_t next = 0;
    for (auto& [name, column] : columns) column = next++;
    return columns;
}

void addProperties(NpzWriter& archive, const ExportContent& content, const Rows& rows)
{
    const ClipLibrary& library = content.library;
    const auto columns = propertyColumns(library, rows);
    std::vector<std::string> names;
    for (const auto& [name, column] : columns) names.push_back(name);
    archive.add("properties", names);
    archive.begin("property_values", "<f8", {std::size_t(rows.offsets.back()), names.size()});
    for (const ClipId id : content.walk(1, 2)) {
        const LibraryClip& clip = library.clip(id);
        std::vector<double> values(std::size_t(clip.frames) * names.size(),
                                   std::numeric_limits<double>::quiet_NaN());
        for (const PropertyLane& lane : clip.sheet.properties()) {
            const auto column = columns.find(lane.name);
            if (column == columns.end()) continue;
            for (const PropertyRange& range : lane.ranges)
                if (const auto number = numberOf(range.value))
                    for (Frame frame = range.range.start; frame < std::min(range.range.stop, clip.frames);
                         ++frame)
                        values[std::size_t(frame) * names.size() + column->second] = *number;
        }
        archive.append(std::as_bytes(std::span(values)));
    }
}

Result<std::string> archive(const ExportContent& content, const ExportOptions& options)
{
    const Rows rows = rowsOf(content);
    NpzWriter archive;
    addClips(archive, content.library, rows, options.folder);
    addMasks(archive, content, rows);
    addProperties(archive, content, rows);
    return archive.finished();
}

} // namespace

ExportFormat npzFormat()
{
    return {.id = "npz",
            .title = "Masks for NumPy",
            .ending = "npz",
            .holds =
                "One archive for numpy.load. Rows are frames, the clips one after the other: those of clip "
                "i are offsets[i] up to offsets[i + 1], at frame_rates[i] (numerator, denominator). "
                "masks[frame, tag] says whether the frame has the tag; property_values[frame, property] "
                "is a number, NaN where there is none. clips, tags and properties hold the names.",
            .leavesOut = "Properties that are texts, who tagged and when, and where ranges touch.",
            .checkedBy = "Read in the tests by numpy.load.",
            .isText = false,
            .library = archive};
}

} // namespace tagline
