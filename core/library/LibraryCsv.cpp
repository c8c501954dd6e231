#include "core/library/LibraryCsv.h"

#include "core/io/exporters/ExportedPath.h"

#include <algorithm>

namespace tagline {
namespace {

std::vector<FrameRange> presentRanges(std::span<const FrameRange> ranges, Frame frames)
{
    std::vector<FrameRange> present;
    for (const FrameRange range : ranges)
        if (range.start < frames) present.push_back({range.start, std::min(range.stop, frames)});
    return present;
}

TagSheet exportedSheet(const LibraryClip& clip, ClipId id, std::span<const DerivedTag> derived)
{
    TagSheet sheet = clip.sheet;
    for (const TagLane& lane : clip.sheet.lanes())
        sheet = sheet.withRanges(lane.tag, presentRanges(lane.ranges, clip.frames));
    for (const DerivedTag& tag : derived)
        sheet = sheet.withRanges(tag.tag, presentRanges(tag.frames.rangesOf(id).span(), clip.frames));
    return sheet;
}

} // namespace

std::string csvClipName(const ClipLibrary& library, ClipId id, const std::string& folder)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    std::string name = folder.empty() ? source.shown : exportedPath(source.path, folder);
    if (source.clips.size() > 1) name += ':' + clip.name;
    if (const auto index = clip.writtenIndex()) name += ':' + std::to_string(*index);
    return name;
}

std::string csvTable(const ClipLibrary& library, std::span<const DerivedTag> derived,
                     const CsvOptions& options)
{
    std::string table = csvHeader(options);
    for (const ClipId id : library.clipsInPathOrder())
        table += csvRows(csvClipName(library, id, options.folder), library.clip(id).rate,
                         exportedSheet(library.clip(id), id, derived), library.vocabulary(), options);
    return table;
}

std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const CsvOptions& options)
{
    std::string table = "clip," + csvRangeHeader() + "\r\n";
    for (const ClipId id : library.clipsInPathOrder()) {
        const FrameRanges hits = answer.rangesOf(id);
        if (hits.isEmpty()) continue;
        const std::string head = csvField(csvClipName(library, id, options.folder), options) + ',';
        for (const FrameRange hit : hits) table += head + csvRangeFields(hit, library.clip(id).rate) + "\r\n";
    }
    return table;
}

} // namespace tagline
