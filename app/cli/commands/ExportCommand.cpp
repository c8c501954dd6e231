#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CsvArguments.h"
#include "core/import/ModelImporter.h"
#include "core/io/DurableFile.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/library/LibraryCsv.h"
#include "core/library/LibraryQueries.h"
#include "core/library/LibraryRuntime.h"
#include "core/runtime/RuntimeWriter.h"

namespace tagline {
namespace {

/// The bytes of the export. Expects a known format.
Result<std::string> exported(const QString& format, const ClipLibrary& library,
                             std::span<const DerivedTag> derived, const CsvOptions& options)
{
    if (format == "runtime") return packedRuntimeFile(runtimeContent(library, derived, options.folder));
    return csvTable(library, derived, options);
}

/// Why nothing may be exported to a file: it holds what the export is made of. Empty where it may.
QString refusalOf(const QString& file)
{
    const std::string path = argumentBytes(file);
    const bool isOurs = ModelImporter::canRead(path) || modelPathOfSidecar(path) || isLibraryPath(path);
    return isOurs ? QString("-o %1 would replace a model, sidecar or library file; choose another name")
                        .arg(file)
                  : QString();
}

int write(const Result<std::string>& bytes, const QString& format, const std::optional<QString>& file)
{
    if (!bytes) {
        printError(bytes.error());
        return ExitBadInput;
    }
    if (!file || *file == "-") return print(*bytes, format == "csv" ? OutputForm::Table : OutputForm::Bytes);
    const auto done = writeDurably(argumentBytes(*file), *bytes);
    if (done) return ExitDone;
    printError(done.error());
    return ExitBadInput;
}

int runExport(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--records", withoutFormulas}, {"--to", "-o", pathsOption}});
    if (!arguments.problem().isEmpty()) return usageError("export: " + arguments.problem());
    const QString format = arguments.value("--to").value_or(QString());
    if (format != "csv" && format != "runtime")
        return usageError("export: --to FORMAT is needed; the formats are csv and runtime");
    if (format == "runtime" && !arguments.value("-o"))
        return usageError(
            "export: --to runtime needs -o FILE, such as -o motions.taglinebin (- is standard output)");
    if (const QString wrong = misuseOfCsvOptions(arguments); !wrong.isEmpty())
        return usageError("export: " + wrong);
    for (const QString& option : {QString("--records"), withoutFormulas})
        if (format == "runtime" && arguments.has(option))
            return usageError("export: " + option + " is for tables and cannot be used with --to runtime");
    if (const QString refused = refusalOf(arguments.value("-o").value_or(QString())); !refused.isEmpty())
        return usageError("export: " + refused);
    if (arguments.positional().isEmpty())
        return usageError("export: PATH is missing; see tagline help export");
    CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    const DerivedTags derived = derivedTags(read.derived, read.library);
    printErrors(derived.errors);
    CsvOptions options = csvOptions(arguments, read);
    options.hasRecords = arguments.has("--records");
    const int written =
        write(exported(format, read.library, derived.tags, options), format, arguments.value("-o"));
    return read.isComplete() && derived.errors.empty() ? written : ExitBadInput;
}

} // namespace

Command exportCommand()
{
    return {
        "export", "write the tags for other programs",
        QString("Usage: tagline export --to csv|runtime PATH... [options]\n\n"
                "  --to csv       a table (RFC 4180)\n"
                "  --to runtime   one packed file for games (.taglinebin), read with the library "
                "\"runtime\"\n"
                "  -o FILE        write to a file instead of standard output; needed for runtime\n"
                "  --records      add four columns: who tagged, when, how sure, and the note\n") +
            csvOptionsHelp +
            "\nThe table has one row for each range: clip, tag, start and stop in frames, the rate, start "
            "and\n"
            "stop in seconds. Ranges are half-open: stop_frame and stop_s are the first frame and the first\n"
            "moment after the range. clip is the model file, followed by :name where the file holds several\n"
            "clips. The table is UTF-8.\n",
        runExport};
}

} // namespace tagline
