#include "app/cli/Command.h"
#include "app/cli/CommandArguments.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/CommandOutput.h"
#include "core/io/DurableFile.h"
#include "core/library/LibraryCsv.h"
#include "core/library/LibraryQueries.h"
#include "core/library/LibraryRuntime.h"
#include "core/runtime/RuntimeWriter.h"

#include <QFile>

namespace tagline {
namespace {

/// The bytes of the export. Expects a known format.
Result<std::string> exported(const QString& format, const ClipLibrary& library,
                             std::span<const DerivedTag> derived, CsvRecords records)
{
    if (format == "runtime") return packedRuntimeFile(runtimeContent(library, derived));
    return csvTable(library, derived, records);
}

int write(const Result<std::string>& bytes, const std::optional<QString>& file)
{
    if (!bytes) {
        printError(bytes.error());
        return ExitBadInput;
    }
    if (!file || *file == "-") return print(*bytes);
    const auto done = writeDurably(QFile::encodeName(*file).toStdString(), *bytes);
    if (done) return ExitDone;
    printError(done.error());
    return ExitBadInput;
}

int runExport(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--records"}, {"--to", "-o"}});
    if (!arguments.problem().isEmpty()) return usageError("export: " + arguments.problem());
    const QString format = arguments.value("--to").value_or(QString());
    if (format != "csv" && format != "runtime")
        return usageError("export: --to FORMAT is needed; formats: csv, runtime");
    if (format == "runtime" && !arguments.value("-o"))
        return usageError(
            "export: --to runtime needs -o FILE, such as -o motions.taglinebin (- for standard output)");
    if (format == "runtime" && arguments.has("--records"))
        return usageError("export: --records is for tables; --to runtime goes without it");
    if (arguments.positional().isEmpty())
        return usageError("export: a PATH is missing; see tagline help export");
    CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    const DerivedTags derived = derivedTags(read.derived, read.library);
    printErrors(derived.errors);
    const CsvRecords records = arguments.has("--records") ? CsvRecords::Included : CsvRecords::LeftOut;
    const int written = write(exported(format, read.library, derived.tags, records), arguments.value("-o"));
    return read.isComplete() && derived.errors.empty() ? written : ExitBadInput;
}

} // namespace

Command exportCommand()
{
    return {"export", "the tags for other programs",
            "Usage: tagline export --to csv|runtime PATH... [--records] [-o FILE]\n\n"
            "  --to csv      a table (RFC 4180)\n"
            "  --to runtime  one packed file for games (.taglinebin), asked through the library \"runtime\"\n"
            "  --records     with who tagged, when, how sure, and the note: four more columns\n"
            "  -o FILE       into a file instead of standard output; runtime needs it\n\n"
            "The table has one row a range: clip, tag, start and stop in frames, the rate, start and stop in "
            "seconds.\n"
            "Ranges are half-open: the frame stop_frame and the time stop_s are the first after the range.\n"
            "clip is the model file, followed by :name where the file holds several clips.\n",
            runExport};
}

} // namespace tagline
