#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"

namespace tagline {
namespace {

int runImport(const QStringList& given)
{
    const CommandArguments arguments(given, {});
    if (!arguments.problem().isEmpty()) return usageError("import: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("import: PATH is missing; see tagline help import");
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    std::int64_t files = 0, clips = 0;
    for (const SourceId id : read.library.sourcesInPathOrder()) {
        const auto& model = read.library.source(id).model;
        files += model ? 1 : 0;
        clips += model ? std::int64_t(model->clips.size()) : 0;
    }
    const int printed =
        print("the cache holds " + counted(clips, "clip") + " of " + counted(files, "file") + '\n');
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command importCommand()
{
    return {"import", "read model files into the cache, so that they open faster later",
            "Usage: tagline import PATH...\n\n"
            "Reads every model file once. Files that the cache already holds are not read again.\n",
            runImport};
}

} // namespace tagline
