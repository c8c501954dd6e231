#include "core/exports/tables/LibraryCsv.h"

#include <algorithm>

namespace tagline {
namespace {

bool hasInstanceValues(const TagSheet& sheet)
{
    const auto hasValues = [](const TagInstance& each) { return !each.values.empty(); };
    return std::ranges::any_of(sheet.instanceLanes(), [&](const InstanceLane& lane) {
        return std::ranges::any_of(lane.instances, hasValues);
    });
}

} // namespace

Result<void> csvTable(const ExportContent& content, const ExportOptions& wanted, ByteSink& sink)
{
    const ClipLibrary& library = content.library;
    ExportOptions options = wanted;
    options.hasInstanceValues = options.hasRecords && std::ranges::any_of(content.clips(), [&](ClipId clip) {
                                    return hasInstanceValues(library.clip(clip).sheet);
                                });
    sink.append(csvHeader(options));
    for (const ClipId id : content.walk())
        sink.append(csvRows(exportedClipName(library, id, options.folder), library.clip(id).rate,
                            exportedSheet(content, id), library.vocabulary(), options,
                            library.clip(id).frames));
    return {};
}

std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const ExportOptions& options)
{
    std::string table = "clip," + csvRangeHeader() + "\r\n";
    for (const ClipId id : library.clipsInPathOrder()) {
        const FrameRanges hits = answer.rangesOf(id);
        if (hits.isEmpty()) continue;
        const std::string head = csvField(exportedClipName(library, id, options.folder), options) + ',';
        for (const FrameRange hit : hits) table += head + csvRangeFields(hit, library.clip(id).rate) + "\r\n";
    }
    return table;
}

} // namespace tagline
