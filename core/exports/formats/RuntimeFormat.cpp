#include "core/exports/LibraryRuntime.h"
#include "core/exports/formats/Formats.h"
#include "core/runtime/RuntimeWriter.h"

namespace tagline {

ExportFormat runtimeFormat()
{
    return {.id = "runtime",
            .title = "Packed file for games",
            .ending = "taglinebin",
            .holds =
                "The frames of all tags in one file that a game maps into memory and queries with Tagline's "
                "runtime library: half-open ranges in frames, names, rates, saved queries.",
            .leavesOut = "Properties, who tagged and when.",
            .checkedBy = "Read back in the tests by the library that games link.",
            .isText = false,
            .mergesTouching = true,
            .library = [](const ExportContent& content, const ExportOptions& options) {
                return packedRuntimeFile(runtimeContent(content, options.folder));
            }};
}

} // namespace tagline
