#include "core/exports/ExportedClip.h"

#include "core/io/json/TextPlace.h"
#include "core/support/RelativePath.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

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

} // namespace

std::string exportedFile(const LibrarySource& source, const std::string& folder)
{
    return folder.empty() ? source.shown : relativePath(source.path, folder);
}

std::string exportedClipName(const ClipLibrary& library, ClipId id, const std::string& folder)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    std::string name = exportedFile(source, folder);
    if (source.clips.size() > 1) name += ':' + clip.name;
    if (const auto index = clip.writtenIndex()) name += ':' + std::to_string(*index);
    return name;
}

std::vector<TagId> tagsByName(const TagVocabulary& vocabulary)
{
    std::vector<TagId> tags;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) tags.emplace_back(i);
    std::sort(tags.begin(), tags.end(),
              [&](TagId a, TagId b) { return vocabulary[a].name < vocabulary[b].name; });
    return tags;
}

ExportedClip withoutOverlaps(ExportedClip clip)
{
    std::vector<ExportedLane> apart;
    for (const ExportedLane& lane : clip.lanes) {
        const std::size_t first = apart.size();
        for (const FrameRange range : lane.ranges) {
            auto row = std::find_if(
                apart.begin() + std::ptrdiff_t(first), apart.end(),
                [&](const ExportedLane& each) { return each.ranges.back().stop <= range.start; });
            if (row == apart.end()) row = apart.insert(row, {lane.tag, {}, lane.colour});
            row->ranges.push_back(range);
        }
    }
    clip.lanes = std::move(apart);
    return clip;
}

std::vector<std::vector<Caption>> captionRows(const ExportedClip& clip)
{
    std::vector<std::vector<Caption>> rows;
    for (const Caption& caption : clip.captions) {
        const auto row = std::ranges::find_if(rows, [&](const std::vector<Caption>& each) {
            return each.back().range.stop <= caption.range.start;
        });
        if (row == rows.end())
            rows.push_back({caption});
        else
            row->push_back(caption);
    }
    return rows;
}

TagSheet exportedSheet(const ExportContent& content, ClipId id)
{
    const LibraryClip& clip = content.library.clip(id);
    TagSheet sheet = clip.sheet;
    for (const TagLane& lane : clip.sheet.lanes())
        if (lane.ranges.back().stop > clip.frames)
            sheet = sheet.withRanges(lane.tag, presentRanges(lane.ranges, clip.frames));
    for (const DerivedTag& tag : content.derived)
        sheet = sheet.withRanges(tag.tag, presentRanges(tag.frames.rangesOf(id).span(), clip.frames));
    return sheet;
}

ExportedClip exportedClip(const ExportContent& content, ClipId id, const std::string& folder)
{
    const LibraryClip& clip = content.library.clip(id);
    ExportedClip exported{validUtf8(exportedClipName(content.library, id, folder)),
                          validUtf8(exportedFile(content.library.source(clip.source), folder)),
                          clip.rate,
                          clip.frames,
                          {},
                          {}};
    const TagSheet sheet = exportedSheet(content, id);
    for (const TagLane& lane : sheet.lanes())
        exported.lanes.push_back({validUtf8(content.library.vocabulary()[lane.tag].name),
                                  rangesOrInstances(sheet, lane.tag),
                                  content.library.vocabulary()[lane.tag].colour});
    std::sort(exported.lanes.begin(), exported.lanes.end(),
              [](const ExportedLane& a, const ExportedLane& b) { return a.tag < b.tag; });
    for (Caption caption : sheet.captions()) {
        caption.range = caption.range.intersected({0, clip.frames});
        caption.text = validUtf8(caption.text);
        if (!caption.range.isEmpty()) exported.captions.push_back(std::move(caption));
    }
    return exported;
}

} // namespace tagline
