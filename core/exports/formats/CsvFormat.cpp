#include "core/exports/LibraryCsv.h"
#include "core/exports/formats/Formats.h"

namespace tagline {

ExportFormat csvFormat()
{
    return {.id = "csv",
            .title = "Table (CSV)",
            .ending = "csv",
            .holds =
                "One row for each range: clip, tag, start and stop in frames, the rate, start and stop in "
                "seconds. Ranges are half-open: stop is the first frame and the first moment after the "
                "range. UTF-8, as RFC 4180 says.",
            .leavesOut = "Properties, colours, groups, and clips without a range.",
            .checkedBy = "Read back in the tests by `tagline import` and by a reader of RFC 4180.",
            .options = {ExportOption::Records, ExportOption::GuardedFormulas},
            .library = [](const ExportContent& content, const ExportOptions& options) {
                return Result<std::string>(csvTable(content, options));
            }};
}

} // namespace tagline
