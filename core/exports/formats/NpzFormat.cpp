#include "core/exports/NpzWriter.h"
#include "core/exports/formats/Formats.h"
#include "core/media/ReferenceMedium.h"
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
    std::vector<std::int64_t> offsets{0}; ///< first row of each clip, then the number of rows
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

/// A clip of so many frames in parts whose rows fit into a few megabytes.
std::vector<FrameRange> partsOf(Frame frames, std::size_t bytesOfRow)
{
    constexpr std::size_t mostBytes = std::size_t(4) << 20;
    const auto length = Frame(std::max<std::size_t>(1, mostBytes / std::max<std::size_t>(1, bytesOfRow)));
    std::vector<FrameRange> parts;
    for (Frame start = 0; start < frames; start += std::min(length, frames - start))
        parts.push_back({start, start + std::min(length, frames - start)});
    return parts;
}

/// Sets the column of `width` on the rows of a part that ranges, which are in order, have.
void fillColumn(std::vector<std::byte>& mask, FrameRange part, std::span<const FrameRange> ranges,
                std::size_t column, std::size_t width)
{
    auto range =
        std::ranges::partition_point(ranges, [part](FrameRange each) { return each.stop <= part.start; });
    for (; range != ranges.end() && range->start < part.stop; ++range) {
        const FrameRange rows = range->intersected(part);
        for (Frame frame = rows.start; frame < rows.stop; ++frame)
            mask[std::size_t(frame - part.start) * width + column] = std::byte(1);
    }
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
    std::vector<std::byte> mask;
    for (const ClipId clip : content.walk(0, 2)) {
        const TagSheet sheet = exportedSheet(content, clip);
        for (const FrameRange part : partsOf(content.library.clip(clip).frames, tags.size())) {
            mask.assign(std::size_t(part.length()) * tags.size(), std::byte(0));
            for (const TagLane& lane : sheet.lanes())
                fillColumn(mask, part, lane.ranges, columns[lane.tag.value], tags.size());
            archive.append(mask);
        }
    }
}

/// A value that is a number; true is 1. None of a text.
std::optional<double> numberOf(const PropertyValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* isTrue = std::get_if<bool>(&value)) return *isTrue ? 1.0 : 0.0;
    return std::nullopt;
}

/// Properties that are numbers on some frame, and their columns. Records of tags are left out.
std::map<std::string, std::size_t> propertyColumns(const ClipLibrary& library, const Rows& rows)
{
    std::map<std::string, std::size_t> columns;
    for (const ClipId clip : rows.clips)
        for (const PropertyLane& lane : library.clip(clip).sheet.properties())
            if (!isRecord(lane.name, library.vocabulary()) && !isMediumProperty(lane.name))
                for (const PropertyRange& range : lane.ranges)
                    if (numberOf(range.value)) columns.emplace(lane.name, 0);
    std::size_t next = 0;
    for (auto& [name, column] : columns) column = next++;
    return columns;
}

/// Sets the column of `width` on the rows of a part to the numbers of ranges; true is 1, false is 0.
void fillValues(std::vector<double>& values, FrameRange part, std::span<const PropertyRange> ranges,
                std::size_t column, std::size_t width)
{
    for (const PropertyRange& each : ranges) {
        const FrameRange rows = each.range.intersected(part);
        if (const auto number = numberOf(each.value))
            for (Frame frame = rows.start; frame < rows.stop; ++frame)
                values[std::size_t(frame - part.start) * width + column] = *number;
    }
}

void addProperties(NpzWriter& archive, const ExportContent& content, const Rows& rows)
{
    const ClipLibrary& library = content.library;
    const auto columns = propertyColumns(library, rows);
    std::vector<std::string> names;
    for (const auto& [name, column] : columns) names.push_back(name);
    archive.add("properties", names);
    archive.begin("property_values", "<f8", {std::size_t(rows.offsets.back()), names.size()});
    std::vector<double> values;
    for (const ClipId id : content.walk(1, 2)) {
        const LibraryClip& clip = library.clip(id);
        for (const FrameRange part : partsOf(clip.frames, names.size() * sizeof(double))) {
            values.assign(std::size_t(part.length()) * names.size(),
                          std::numeric_limits<double>::quiet_NaN());
            for (const PropertyLane& lane : clip.sheet.properties())
                if (const auto column = columns.find(lane.name); column != columns.end())
                    fillValues(values, part, lane.ranges, column->second, names.size());
            archive.append(std::as_bytes(std::span(values)));
        }
    }
}

Result<int> archive(const ExportContent& content, const ExportOptions& options, ByteSink& sink)
{
    const Rows rows = rowsOf(content);
    NpzWriter archive(sink);
    addClips(archive, content.library, rows, options.folder);
    addMasks(archive, content, rows);
    addProperties(archive, content, rows);
    if (const auto finished = archive.finish(); !finished) return finished.error();
    return int(rows.clips.size());
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
            .alsoHolds = {SheetPart::Numbers},
            .mergesTouching = true,
            .stream = archive};
}

} // namespace tagline
