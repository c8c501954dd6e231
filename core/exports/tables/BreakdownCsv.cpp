#include "core/exports/tables/BreakdownCsv.h"

#include "core/support/text/NumberText.h"

namespace tagline {

std::string breakdownCsv(std::string_view heading, std::span<const AnswerPart> parts,
                         const ExportOptions& options)
{
    std::string table = csvField(heading, options) + ",clips,ranges,frames,seconds,percent\r\n";
    for (const AnswerPart& part : parts)
        table += csvField(part.name, options) + ',' + std::to_string(part.clips) + ',' +
                 std::to_string(part.ranges) + ',' + std::to_string(part.frames) + ',' +
                 shortestNumber(part.seconds) + ',' + shortestNumber(part.percent) + "\r\n";
    return table;
}

} // namespace tagline
