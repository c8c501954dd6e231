#include "core/exports/formats/Formats.h"
#include "core/exports/tables/LibraryCsv.h"

namespace tagline {

ExportFormat csvFormat()
{
    return {.id = "csv",
            .title = "Table (CSV)",
            .ending = "csv",
            .holds = "One row for each range, for each instance of a counted tag: clip, tag, start and stop "
                     "in frames, the rate, start and stop in "
                     "seconds. Ranges are half-open: stop is the first frame and the first moment after the "
                     "range. UTF-8, as RFC 4180 says.",
            .leavesOut = "Properties, colours and groups; clips without a range, unless they are asked for.",
            .checkedBy = "Read back in the tests by `tagline import` and by a reader of RFC 4180.",
            .options = {ExportOption::Records, ExportOption::Clips, ExportOption::GuardedFormulas},
            .stream = csvTable};
}

} // namespace tagline
