#include "app/cli/Command.h"
#include "app/cli/CommandArguments.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/CommandOutput.h"
#include "core/io/DurableFile.h"
#include "core/library/LibraryCsv.h"
#include "core/query/QueryEvaluation.h"
#include "core/query/QueryParser.h"

#include <QFile>

namespace tagline {
namespace {

/// Evaluates the derived tags of the library; those that cannot be are named on standard error.
std::vector<DerivedTag> derivedTags(CommandLibrary& read, bool& isGood)
{
    ClipLibrary& library = read.library;
    std::vector<DerivedTag> tags;
    for (const NamedQuery& derived : read.derived) {
        const auto query = parseQuery(derived.query, library.vocabulary(), library.savedQueries());
        if (query) {
            RangeSet frames = evaluate(*query, library.index(), library.vocabulary());
            tags.push_back({library.vocabulary().intern(derived.name), std::move(frames)});
            continue;
        }
        isGood = false;
        printError(
            {query.error().code, "the derived tag \"" + derived.name + "\": " + query.error().text(), {}});
    }
    return tags;
}

int write(const std::string& table, const std::optional<QString>& file)
{
    if (!file || *file == "-") return print(table);
    const auto done = writeDurably(QFile::encodeName(*file).toStdString(), table);
    if (done) return ExitDone;
    printError(done.error());
    return ExitBadInput;
}

int runExport(const QStringList& given)
{
    const CommandArguments arguments(given, {{}, {"--to", "-o"}});
    if (!arguments.problem().isEmpty()) return usageError("export: " + arguments.problem());
    if (arguments.value("--to") != "csv") return usageError("export: --to FORMAT is needed; formats: csv");
    if (arguments.positional().isEmpty())
        return usageError("export: a PATH is missing; see tagline help export");
    CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    bool isGood = read.isComplete();
    const auto derived = derivedTags(read, isGood);
    const int written = write(csvTable(read.library, derived), arguments.value("-o"));
    return isGood ? written : ExitBadInput;
}

} // namespace

Command exportCommand()
{
    return {
        "export", "the tags as a table for other programs",
        "Usage: tagline export --to csv PATH... [-o FILE]\n\n"
        "Writes one row a range: clip, tag, start and stop in frames, the rate, start and stop in seconds.\n"
        "Ranges are half-open: the frame stop_frame and the time stop_s are the first after the range.\n"
        "clip is the model file, followed by :name where the file holds several clips.\n\n"
        "  --to csv  comma-separated values (RFC 4180)\n"
        "  -o FILE   into a file instead of standard output\n",
        runExport};
}

} // namespace tagline
