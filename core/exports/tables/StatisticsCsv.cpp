#include "core/exports/tables/StatisticsCsv.h"

#include "core/exports/tables/LibraryCsv.h"
#include "core/support/text/NumberText.h"

#include <unordered_map>

namespace tagline {
namespace {

std::string cells(const LengthSpread& spread)
{
    return ',' + shortestNumber(spread.shortest) + ',' + shortestNumber(spread.median) + ',' +
           shortestNumber(spread.longest);
}

} // namespace

std::string statisticsCsv(const QueryStatistics& statistics, const ClipLibrary& library,
                          const ExportOptions& options)
{
    std::string table = "clip,ranges,frames,seconds,percent,shortest_frames,median_frames,longest_frames,"
                        "shortest_s,median_s,longest_s\r\n";
    std::unordered_map<ClipId, const RangeStatistics*> byClip;
    for (const ClipStatistics& clip : statistics.perClip) byClip.emplace(clip.clip, &clip.ranges);
    for (const ClipId clip : library.clipsInPathOrder()) {
        const auto found = byClip.find(clip);
        if (found == byClip.end()) continue;
        const RangeStatistics& ranges = *found->second;
        table += csvField(exportedClipName(library, clip, options.folder), options) + ',' +
                 std::to_string(ranges.ranges) + ',' + std::to_string(ranges.frames) + ',' +
                 shortestNumber(ranges.seconds) + ',' + shortestNumber(ranges.percent) +
                 cells(ranges.lengthFrames) + cells(ranges.lengthSeconds) + "\r\n";
    }
    return table;
}

} // namespace tagline
