#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/TargetOption.h"
#include "app/cli/options/frames/FrameArguments.h"
#include "app/cli/options/tagging/TagSetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/FormatsText.h"
#include "app/cli/text/TerminalProgress.h"
#include "core/exports/ExportLosses.h"
#include "core/exports/ExportSelection.h"
#include "core/exports/ExportWriting.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/system/saving/ScratchFile.h"

#include <array>
#include <optional>
#include <utility>

namespace tagline {
namespace {

/// An option of the command, and its export option.
struct FormatOption
{
    const char* name;
    ExportOption option;
};
constexpr std::array formatOptions{FormatOption{"--records", ExportOption::Records},
                                   FormatOption{"--end", ExportOption::LastFrames},
                                   FormatOption{"--clips", ExportOption::Clips},
                                   FormatOption{"--no-formulas", ExportOption::GuardedFormulas},
                                   FormatOption{"--formulas", ExportOption::GuardedFormulas},
                                   FormatOption{"--rate", ExportOption::Frames},
                                   FormatOption{"--points", ExportOption::Frames},
                                   FormatOption{"--signals", ExportOption::Frames},
                                   FormatOption{"--joints", ExportOption::Frames},
                                   FormatOption{"--splits", ExportOption::Frames}};

QStringList formatIds()
{
    QStringList ids;
    for (const ExportFormat& format : exportFormats()) ids << QString::fromStdString(format.id);
    return ids;
}

/// The problem of the arguments for a format; empty if there is none.
QString misuse(const CommandArguments& arguments, const ExportFormat& format)
{
    const QString id = QString::fromStdString(format.id);
    const QString example = format.clip ? "-o tags" : "-o motions." + QString::fromStdString(format.ending);
    if (format.clip && (!arguments.value("-o") || *arguments.value("-o") == "-"))
        return QString("--to %1 writes a file for each clip and needs -o FOLDER, such as %2")
            .arg(id, example);
    if (format.clip && commandMode().writingWay == WritingWay::Direct)
        return QString("--write-directly is for formats of one file; --to %1 makes a folder of new files")
            .arg(id);
    if (!format.isText && !arguments.value("-o"))
        return QString("--to %1 needs -o FILE, such as %2 (- is standard output)").arg(id, example);
    for (const FormatOption& each : formatOptions)
        if ((arguments.has(each.name) || arguments.value(each.name)) && !format.takes(each.option))
            return QString("%1 cannot be used with --to %2").arg(each.name, id);
    if (arguments.has("--json") && arguments.value("-o").value_or("-") == "-")
        return "--json says what was written and needs -o FILE: without it the answer is the export itself";
    if (arguments.has("--replace") && !format.clip)
        return QString("--replace is for formats of a file for each clip; --to %1 writes one file").arg(id);
    if (arguments.value("--tags") && namesOfList(arguments.value("--tags")->toStdString()).empty())
        return "--tags names no tag; take names with commas between them, such as --tags \"Run,Hit*\"";
    if (const QString end = arguments.value("--end").value_or("half-open");
        end != "half-open" && end != "inclusive")
        return QString("--end takes half-open or inclusive, not \"%1\"").arg(end);
    return misuseOfTarget(arguments, format.clip ? std::string() : format.ending);
}

/// The selection by --tags and --query; an error if a name or the query is invalid here, with the place in
/// the query.
Result<ExportSelection> selectionOf(const CommandArguments& arguments, const ClipLibrary& library)
{
    ExportSelection selection;
    selection.tags = namesOfList(arguments.value("--tags").value_or(QString()).toStdString());
    if (const auto unmet = unmetName(selection, library.vocabulary()))
        return commandError("tag.unknown", "there is no tag “" + *unmet + "” here");
    if (!arguments.value("--query")) return selection;
    const std::string text = arguments.value("--query")->toStdString();
    const auto query = parseQuery(text, library);
    if (!query) return query.error();
    remarkOnQuery(*query, library);
    computeSignals(*query, library);
    selection.frames = evaluate(canonical(*query), library.queryLibrary());
    return selection;
}

/// Prints why a selection cannot be made, with the place in the query.
void printSelectionError(const Error& error, const CommandArguments& arguments)
{
    printError(error);
    if (error.column > 0) printPlace(arguments.value("--query")->toStdString(), error.column);
}

/// Why an existing file is kept, if not all sources of its replacement could be read.
std::optional<Error> partialRefusal(const ExportFormat& format, const CommandArguments& arguments)
{
    const QString target = arguments.value("-o").value_or("-");
    const bool isReplacing = format.clip ? arguments.has("--replace") : target != "-" && isThere(target);
    if (!isReplacing || arguments.has("--partial")) return std::nullopt;
    return Error{
        "export.partial",
        "was kept as it is, because not everything could be read; --partial replaces it all the same",
        argumentBytes(target)};
}

/// Prints the losses of these tags in the format.
void printLosses(const ExportFormat& format, const ExportContent& content, const ExportOptions& options,
                 const std::optional<QString>& target)
{
    for (const ExportLoss& loss : exportLosses(format, content, options))
        printNote(argumentBytes(target.value_or("-")),
                  "--to " + format.id + " leaves out " + exportLossText(loss));
}

/// The written files as JSON, for --json.
std::string exportedJson(const ExportFormat& format, const WrittenExport& written)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).member("format", format.id);
    json.member("clips", std::int64_t(written.clips)).key("files").beginArray();
    for (const std::string& file : written.files) json.string(file);
    json.endArray().endObject();
    return std::move(json).finished();
}

/// The written file or folder in a sentence, for people.
std::string exportedText(const ExportFormat& format, const WrittenExport& written, const std::string& target)
{
    return "Wrote " + counted(written.clips, "clip") + " to " + target +
           (format.beside ? " and " + besideFile(target) : std::string()) + '.';
}

/// Writes an export to standard output. Exports that may exceed memory are written to the disk first, so that
/// a failed export prints nothing.
int printExport(const ExportFormat& format, const ExportContent& content, const ExportOptions& options)
{
    const OutputForm form = format.isText ? OutputForm::Table : OutputForm::Bytes;
    Result<void> made;
    if (format.stream) {
        ScratchFile file;
        made = file.fill([&](ByteSink& sink) -> Result<void> {
            const auto clips = format.stream(content, options, sink);
            return clips ? Result<void>() : Result<void>(clips.error());
        });
        if (made) return print(file, form);
    } else {
        const auto bytes = format.bytes(content, options);
        if (bytes) return print(*bytes, form);
        made = bytes.error();
    }
    printError(made.error());
    return ExitBadInput;
}

/// Ends the progress before anything is said.
int write(const ExportFormat& format, const ExportContent& content, const ExportOptions& options,
          const std::optional<QString>& target, bool isJson, std::optional<TerminalProgress>& progress)
{
    if (target && *target != "-") {
        const std::string file = argumentBytes(*target);
        const auto written =
            writeExport(format, content, options, file, content.goOn, commandMode().writingWay);
        progress.reset();
        if (written && isJson) return print(exportedJson(format, *written), OutputForm::Json);
        written ? printDone(exportedText(format, *written, file)) : printError(written.error());
        return written ? ExitDone : ExitBadInput;
    }
    return printExport(format, content, options);
}

/// Reports the progress of an export of so many clips; never cancels. Expects that `progress` outlives it.
GoOn toldBy(TerminalProgress& progress, std::size_t clips)
{
    return [&progress, clips, told = std::size_t(0)](double share) mutable {
        const auto now = std::size_t(share * double(clips));
        if (now > told) progress.add(now - std::exchange(told, now));
        return true;
    };
}

CommandOptions exportOptions()
{
    return {{"--records", "--clips", "--replace", "--partial", "--joints", "--json", withoutFormulas,
             withFormulas},
            QStringList{"--to", "-o", "--tags", "--query", "--end", pathsOption, setOption, clipOption,
                        libraryOption} +
                frameOptions,
            {{"--to", formatIds()},
             {"--end", {"half-open", "inclusive"}},
             {pathsOption, {"library", "given"}},
             {"--points", {"nearest", "any"}}}};
}

int runExport(const QStringList& given)
{
    const CommandArguments arguments(given, exportOptions());
    if (!arguments.problem().isEmpty()) return usageError("export: " + arguments.problem());
    const QString asked = arguments.value("--to").value_or(QString());
    const ExportFormat* format = exportFormat(asked.toStdString());
    if (!format)
        return usageError(
            "export: " +
            (asked.isEmpty() ? QString("--to FORMAT is needed") : "there is no format \"" + asked + '"') +
            "; the formats are " + formatIds().join(", "));
    if (const QString wrong = misuse(arguments, *format); !wrong.isEmpty())
        return usageError("export: " + wrong);
    for (const QString& wrong : {misuseOfCsvOptions(arguments), misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return usageError("export: " + wrong);
    const auto frames = readFrameOptions(arguments);
    if (!frames) return usageError("export: " + QString::fromStdString(frames.error().message));
    if (arguments.positional().isEmpty())
        return usageError("export: PATH is missing; see tagline help export");
    CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    if (const auto wrong = keepChosenSet(read.library, arguments)) {
        printError(*wrong);
        return ExitBadInput;
    }
    DerivedTags derived = derivedTags(read.library);
    printErrors(derived.errors);
    const auto selection = selectionOf(arguments, read.library);
    if (!selection) {
        printSelectionError(selection.error(), arguments);
        return ExitBadInput;
    }
    const bool isComplete = read.isComplete() && derived.errors.empty();
    const auto clips = chosenClips(read.library, arguments);
    std::optional<Error> refusal = isComplete ? std::nullopt : partialRefusal(*format, arguments);
    if (!derived.errors.empty() && commandMode().isStrict) refusal = strictRefusal();
    if (!clips) refusal = clips.error();
    if (refusal) {
        printError(*refusal);
        return ExitBadInput;
    }
    ExportOptions options = csvOptions(arguments, read);
    options.hasRecords = arguments.has("--records");
    options.hasClips = arguments.has("--clips");
    options.replacesFiles = arguments.has("--replace");
    options.frames = *frames;
    options.frames.hasJoints = arguments.has("--joints");
    options.hasLastFrames = arguments.value("--end") == QString("inclusive");
    const std::vector<ClipId> kept = keepSelected(read.library, derived.tags, *clips, *selection);
    if (kept.empty() && !clips->empty()) {
        printError(commandError("export.nothing", "the query finds no frames; nothing was exported"));
        return ExitBadInput;
    }
    printLosses(*format, {read.library, derived.tags, kept}, options, arguments.value("-o"));
    std::optional<TerminalProgress> progress(std::in_place, "exporting clips", kept.size());
    const ExportContent content{read.library, derived.tags, kept, toldBy(*progress, kept.size())};
    const int written =
        write(*format, content, options, arguments.value("-o"), arguments.has("--json"), progress);
    return isComplete ? written : int(ExitBadInput);
}

} // namespace

Command exportCommand()
{
    return {
        "export",
        "write the tags for other programs",
        QString(
            "Usage: tagline export --to FORMAT PATH... [options]\n\n"
            "  --to FORMAT    one of the formats below\n"
            "  -o FILE        write to a file instead of standard output, or, for formats of a file for\n"
            "                 each clip, into a folder, where no file is replaced; standard error tells\n"
            "                 how many clips it has\n"
            "  --replace      in such a folder: replace files of the same names, all at the end\n"
            "  --json         print what was written as JSON (needs -o): {\"written\", \"format\", "
            "\"clips\",\n"
            "                 \"files\"}\n"
            "  --partial      replace files though not everything could be read; else they are kept\n"
            "  --records      csv: add five columns: who tagged, when, how sure, the note, and the values "
            "of\n"
            "                 an instance; a range is parted where they change\n"
            "  --end RULE     csv: half-open (usual): stop_frame and stop_s, behind the range; inclusive:\n"
            "                 last_frame and last_s, the last frame in it and its moment\n"
            "  --clips        csv: add each clip's length, its state (by whom, when), and a row without a "
            "tag\n"
            "                 for clips that have none\n") +
            "  --tags LIST    only these tags: names with commas between them; * stands for anything, and\n"
            "                 so for a namespace: \"Run,gameplay.*\"\n"
            "  --query TEXT   only the frames that a query finds: ranges are cut to them, and clips\n"
            "                 without one are left out\n" +
            clipOptionHelp + setOptionHelp + libraryOptionHelp + csvOptionsHelp + frameOptionsHelp +
            "  --joints       frames: add the places of all joints\n"
            "  --points RULE  frames: a point is at the sampled frame nearest to it (nearest, usual), or at\n"
            "                 each whose time it shares (any)\n"
            "  --signals LIST  frames: add signals as queries write them: speed(), height(LeftFoot)\n"
            "  --splits A,B,C  frames: of a hundred files, how many are for training, validation and test;\n"
            "                 usually 80,10,10\n"
            "\nWhat of these very tags the format cannot hold is noted on standard error, counted.\n"
            "\nFormats:\n" +
            exportFormatsText(),
        runExport,
        exportOptions(),
        {"tagline export --to csv sample -o tags.csv",
         "tagline export --to runtime sample -o tags.taglinebin"},
        true};
}

} // namespace tagline
