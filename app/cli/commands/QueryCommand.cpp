#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/TagSetOption.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/CsvArguments.h"
#include "app/cli/text/StatisticsText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/LibraryCsv.h"
#include "core/exports/StatisticsCsv.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/QueryFunctions.h"

namespace tagline {
namespace {

/// A query that was understood, and its answer.
struct Answer
{
    std::string echo;
    FrameSet frames;
};

/// An empty text answers nothing.
Result<QueryExpression> parsed(const std::string& text, const ClipLibrary& library)
{
    auto query = parseQuery(text, library);
    if (!query && query.error().code == "query.empty") return noFrames();
    return query;
}

/// Calls f(ClipId, FrameRanges) for the clips that have a match, in order of path.
template<class F>
void forEachMatch(const FrameSet& frames, const ClipLibrary& library, F&& f)
{
    for (const ClipId clip : library.clipsInPathOrder())
        if (const FrameRanges ranges = frames.rangesOf(clip); !ranges.isEmpty()) f(clip, ranges);
}

std::string jsonText(const Answer& answer, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().member("query", answer.echo).key("clips").beginArray();
    forEachMatch(answer.frames, library, [&](ClipId id, const FrameRanges& ranges) {
        const LibraryClip& clip = library.clip(id);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.member("frames", clip.frames);
        writeRate(clip.rate, json);
        json.key("ranges").beginArray();
        for (const FrameRange range : ranges)
            json.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
        json.endArray().endObject();
    });
    const RangeTotals totals = answer.frames.totals();
    json.endArray().key("totals").beginObject();
    json.member("clips", totals.clips).member("ranges", totals.ranges).member("frames", totals.frames);
    json.endObject().endObject();
    return std::move(json).finished();
}

std::string plainText(const Answer& answer, const ClipLibrary& library)
{
    std::string text = terminalText(answer.echo) + '\n';
    forEachMatch(answer.frames, library, [&](ClipId id, const FrameRanges& ranges) {
        text += terminalText(exportedClipName(library, id)) + ':';
        for (const FrameRange range : ranges)
            text += " [" + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
        text += '\n';
    });
    const RangeTotals totals = answer.frames.totals();
    return text + counted(totals.frames, "frame") + " in " + counted(totals.ranges, "range") + " of " +
           counted(totals.clips, "clip") + '\n';
}

/// The answer as the options want it.
std::string outputText(const Answer& answer, const CommandLibrary& read, const CommandArguments& arguments)
{
    const ClipLibrary& library = read.library;
    const bool isJson = arguments.has("--json");
    if (!arguments.has("--statistics") && arguments.has("--csv"))
        return answerCsv(answer.frames, library, csvOptions(arguments, read));
    if (!arguments.has("--statistics"))
        return isJson ? jsonText(answer, library) : plainText(answer, library);
    const QueryStatistics numbers = statistics(answer.frames, library.queryLibrary());
    if (arguments.has("--csv")) return statisticsCsv(numbers, library, csvOptions(arguments, read));
    return isJson ? statisticsJson(answer.echo, numbers) : statisticsText(answer.echo, numbers);
}

/// Every function of the language in a line.
QString functionsHelp()
{
    QString text = "\nFunctions; a duration is 5 or 5f (frames), 0.5s or 500ms:\n";
    for (const QueryOperation& function : queryFunctions())
        text += "  " + QString::fromStdString(signature(function)).leftJustified(26) +
                QString::fromUtf8(function.help.data(), qsizetype(function.help.size())) + '\n';
    return text;
}

int runQuery(const QStringList& given)
{
    const CommandArguments arguments(
        given, {{"--json", "--statistics", "--csv", withoutFormulas}, {pathsOption, setOption}});
    if (!arguments.problem().isEmpty()) return usageError("query: " + arguments.problem());
    if (arguments.positional().size() < 2)
        return usageError("query: TEXT and PATH are needed; see tagline help query");
    if (arguments.has("--csv") && arguments.has("--json"))
        return usageError("query: --csv cannot be used with --json");
    if (const QString wrong = misuseOfCsvOptions(arguments); !wrong.isEmpty())
        return usageError("query: " + wrong);
    for (const QString& option : {withoutFormulas, pathsOption})
        if (!arguments.has("--csv") && (arguments.has(option) || arguments.value(option)))
            return usageError("query: " + option + " needs --csv");
    const std::string text = arguments.positional().front().toStdString();
    CommandLibrary read = readCommandLibrary(arguments.paths(1));
    read.printMessages();
    if (const auto wrong = keepChosenSet(read.library, arguments)) {
        printError(*wrong);
        return ExitBadInput;
    }
    const auto query = parsed(text, read.library);
    if (!query) {
        printError(query.error());
        printPlace(text, query.error().column);
        return ExitBadInput;
    }
    computeSignals(*query, read.library);
    const Answer answer{echo(*query, read.library.vocabulary()),
                        evaluate(canonical(*query), read.library.queryLibrary())};
    const int printed = print(outputText(answer, read, arguments),
                              arguments.has("--csv") ? OutputForm::Table : formOf(arguments));
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command queryCommand()
{
    return {
        "query", "find the frames of all clips that match a query",
        QString("Usage: tagline query TEXT PATH... [--statistics] [--json | --csv]\n\n"
                "Prints ranges of frames. They are half-open: [start, stop) includes start, not stop.\n\n"
                "  TEXT    tags joined by | & - ~ (or, and, minus, not), brackets, all, none, @saved:\n"
                "          tagline query \"Run & ~Bad\" motions\n"
                "          functions: head(Run, 0.5s), longer(Run, 2s), overlapping(Run, Tired) ...\n"
                "          properties: terrain == \"gravel\"; clips: clip(\"walk_*\"), folder(\"walks\")\n"
                "          motion: speed() > 1.5 (of the root), height(Head) < 1, contact(LeftFoot)\n"
                "  --json  print JSON: {\"query\", \"clips\": [{\"source\", \"clip\", \"frames\", "
                "\"rate\",\n"
                "          \"ranges\"}], \"totals\": {\"clips\", \"ranges\", \"frames\"}}; only clips "
                "with a match\n"
                "  --csv          print a table with one row for each range: clip, start and stop in "
                "frames,\n"
                "                 the frame rate, start and stop in seconds\n"
                "  --statistics   print totals, percentage of all frames, lengths and a histogram instead;\n"
                "                 with --csv a table with one row for each clip\n") +
            setOptionHelp + csvOptionsHelp + functionsHelp(),
        runQuery};
}

} // namespace tagline
