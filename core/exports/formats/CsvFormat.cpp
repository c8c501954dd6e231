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
                     "range; or last, where that is chosen, the last frame in it and its moment. UTF-8, as "
                     "RFC 4180 says. A text that a spreadsheet would run as a formula gets a ' before it, "
                     "and the table a column formula_guard.",
            .leavesOut = "Properties, colours and groups; clips without a range, unless they are asked for.",
            .checkedBy =
                "Read in the tests by sqlite3, by pandas where it is installed, and back by `tagline "
                "import`.",
            .options = {ExportOption::Records, ExportOption::Clips, ExportOption::GuardedFormulas,
                        ExportOption::LastFrames},
            .stream = csvTable};
}

} // namespace tagline
