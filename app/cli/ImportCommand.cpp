#include "app/cli/Command.h"
#include "app/cli/CommandArguments.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/CommandOutput.h"
#include "app/cli/CommandText.h"

namespace tagline {
namespace {

int runImport(const QStringList& given)
{
    const CommandArguments arguments(given, {});
    if (!arguments.problem().isEmpty()) return usageError("import: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("import: a PATH is missing; see tagline help import");
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    std::int64_t files = 0;
    for (const SourceId id : read.library.sourcesInPathOrder())
        files += read.library.source(id).model ? 1 : 0;
    const int printed = print(counted(files, "file") + " with " +
                              counted(std::int64_t(read.library.clipCount()), "clip") + " in the cache\n");
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command importCommand()
{
    return {"import", "read model files into the cache, so that they open at once later",
            "Usage: tagline import PATH...\n\n"
            "Reads every model file once; what the cache has already costs nothing.\n",
            runImport};
}

} // namespace tagline
