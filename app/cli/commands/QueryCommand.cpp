#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/tagging/TagSetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/FunctionText.h"
#include "app/cli/text/StatisticsText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/tables/LibraryCsv.h"
#include "core/exports/tables/StatisticsCsv.h"
#include "core/io/json/JsonLine.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryFunctions.h"

#include <algorithm>
#include <iostream>
#include <vector>

namespace tagline {
namespace {

/// A parsed query, and its answer.
struct Answer
{
    std::string echo;
    FrameSet frames;
    QueryExpression query;
};

const QString letOption = "--let";

/// Name and query of a --let; a missing part is empty.
SavedQuery letOf(const QString& typed)
{
    return {typed.section('=', 0, 0).trimmed().toStdString(), typed.section('=', 1).trimmed().toStdString()};
}

/// The library's saved queries and those of --let for this run; the latter take precedence. Expects arguments
/// without misuse.
std::vector<SavedQuery> savedQueries(const CommandArguments& arguments, const ClipLibrary& library)
{
    std::vector<SavedQuery> queries = library.savedQueries();
    for (const QString& typed : arguments.list(letOption)) {
        const SavedQuery let = letOf(typed);
        setQuery(queries, let.name, let.text);
    }
    return queries;
}

/// The problem of the first --let without a name or a query, with its place; empty if there is none.
QString misuseOfLets(const CommandArguments& arguments)
{
    for (const QString& typed : arguments.list(letOption)) {
        const SavedQuery let = letOf(typed);
        if (!let.name.empty() && !let.text.empty()) continue;
        const bool hasSign = typed.contains('=');
        const QString missing = !hasSign           ? "= and a query are missing"
                                : let.name.empty() ? "a name before the = is missing"
                                                   : "a query behind the = is missing";
        const qsizetype column = hasSign && let.name.empty() ? 1 : typed.size() + 1;
        return QString("--let \"%1\", column %2: %3; write it as --let fast=\"speed() > 2\"")
            .arg(typed)
            .arg(column)
            .arg(missing);
    }
    return {};
}

/// Evaluates queries on a library, for the selected clips.
class Asker
{
public:
    Asker(const ClipLibrary& library, std::vector<SavedQuery> savedQueries,
          std::optional<std::vector<ClipId>> clips)
        : m_library(library)
        , m_savedQueries(std::move(savedQueries))
        , m_clips(std::move(clips))
    {
    }

    /// The answer to a query; no frames for an empty text.
    Result<Answer> answer(const std::string& text) const
    {
        auto query = parseQuery(text, m_library, m_savedQueries, m_library.derivedTags());
        if (!query && query.error().code == "query.empty") query = noFrames();
        if (!query) return query.error();
        remarkOnQuery(*query, m_library);
        computeSignals(*query, m_library);
        FrameSet frames = evaluate(canonical(*query), m_library.queryLibrary());
        return Answer{echo(*query, m_library.vocabulary()), m_clips ? framesIn(frames, *m_clips) : frames,
                      *query};
    }

private:
    const ClipLibrary& m_library;
    std::vector<SavedQuery> m_savedQueries;
    std::optional<std::vector<ClipId>> m_clips; ///< none for all
};

/// Calls f(ClipId, FrameRanges) for the clips with hits, in order of path.
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
        writeRanges(ranges.span(), json);
        json.endObject();
    });
    const RangeTotals totals = answer.frames.totals();
    json.endArray().key("totals").beginObject();
    json.member("clips", totals.clips).member("ranges", totals.ranges).member("frames", totals.frames);
    json.endObject().endObject();
    return std::move(json).finished();
}

std::string totalsText(const RangeTotals& totals)
{
    return counted(totals.frames, "frame") + " in " + counted(totals.ranges, "range") + " of " +
           counted(totals.clips, "clip") + '\n';
}

std::string plainText(const Answer& answer, const ClipLibrary& library)
{
    std::string text = terminalText(answer.echo) + '\n';
    forEachMatch(answer.frames, library, [&](ClipId id, const FrameRanges& ranges) {
        text += terminalText(exportedClipName(library, id)) + ':';
        text += rangesText(ranges.span()) + '\n';
    });
    return text + totalsText(answer.frames.totals());
}

/// The answer in the form that the options request.
std::string outputText(const Answer& answer, const CommandLibrary& read, const CommandArguments& arguments)
{
    const ClipLibrary& library = read.library;
    const bool isJson = arguments.has("--json");
    if (!arguments.has("--statistics") && arguments.has("--csv"))
        return answerCsv(answer.frames, library, csvOptions(arguments, read));
    if (!arguments.has("--statistics"))
        return isJson ? jsonText(answer, library) : plainText(answer, library);
    const QueryLibrary asked = library.queryLibrary();
    CountedOperand instances = CountedOperand::ofQuery(answer.query, asked);
    const QueryStatistics numbers = statistics(answer.frames, asked, &instances);
    if (arguments.has("--csv")) return statisticsCsv(numbers, library, csvOptions(arguments, read));
    return isJson ? statisticsJson(answer.echo, numbers)
                  : statisticsText(answer.echo, numbers, instances.isCounted());
}

CommandOptions queryOptions()
{
    return {.flags = {"--json", "--statistics", "--csv", withoutFormulas, withFormulas},
            .values = {pathsOption, setOption, clipOption, libraryOption},
            .choices = {{pathsOption, {"library", "given"}}},
            .lists = {letOption}};
}

/// `{"query", "error"}`, or a line for people, for one query of several.
std::string refusalLine(const std::string& text, const Error& error, bool isJson)
{
    if (!isJson) return terminalText(text) + ": " + terminalText(error.text()) + '\n';
    JsonWriter json;
    json.beginObject().member("query", text).key("error").beginObject();
    writeError(error, json);
    json.endObject().endObject();
    return inOneLine(std::move(json).finished()) + '\n';
}

/// Prints one line per answer, so that a program can ask one query after the other.
int answerLines(const Asker& asker, const CommandLibrary& read, const CommandArguments& arguments)
{
    const bool isJson = arguments.has("--json");
    int status = ExitDone;
    for (std::string text; status != ExitUnwritten && std::getline(std::cin, text);) {
        if (text.ends_with('\r')) text.pop_back();
        const auto answer = asker.answer(text);
        std::string line;
        if (!answer) {
            countError(answer.error());
            status = ExitBadInput;
            line = refusalLine(text, answer.error(), isJson);
        } else {
            line = isJson ? inOneLine(outputText(*answer, read, arguments)) + '\n'
                          : terminalText(answer->echo) + ": " + totalsText(answer->frames.totals());
        }
        if (const int printed = print(line, formOf(arguments)); printed != ExitDone) status = printed;
    }
    return status;
}

/// Whether a name is unknown only because nothing was found at the paths, which has been reported.
bool isOfMissingPaths(const Error& error, const CommandLibrary& read)
{
    return exitStatusOf(error) == ExitUnknownName && !read.pathErrors.empty() &&
           read.library.sourceCount() == 0;
}

/// The problem of the arguments; empty if there is none.
QString misuseOfQuery(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.positional().size() < 2) return "TEXT and PATH are needed; see tagline help query";
    for (const QString& wrong :
         {misuseOfCsvFlag(arguments), misuseOfLets(arguments), misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return wrong;
    if (arguments.positional().front() != "-") return {};
    if (arguments.has("--csv")) return "--csv cannot be used with several queries";
    if (arguments.has("--statistics") && !arguments.has("--json"))
        return "--statistics of several queries needs --json";
    return {};
}

int runQuery(const QStringList& given)
{
    const CommandArguments arguments(given, queryOptions());
    if (const QString wrong = misuseOfQuery(arguments); !wrong.isEmpty())
        return usageError("query: " + wrong);
    const std::string text = arguments.positional().front().toStdString();
    CommandLibrary read = readCommandLibrary(arguments.paths(1), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const auto wrongSet = keepChosenSet(read.library, arguments);
    const auto clips = chosenClips(read.library, arguments);
    if (wrongSet || !clips) {
        printError(wrongSet ? *wrongSet : clips.error());
        return ExitBadInput;
    }
    const Asker asker(read.library, savedQueries(arguments, read.library),
                      arguments.value(clipOption) ? std::optional(*clips) : std::nullopt);
    if (text == "-") {
        const int status = answerLines(asker, read, arguments);
        return read.isComplete() ? status : int(ExitBadInput);
    }
    const auto answer = asker.answer(text);
    if (!answer && isOfMissingPaths(answer.error(), read)) return ExitBadInput;
    if (!answer) return refuseQuery(text, answer.error());
    const int printed = print(outputText(*answer, read, arguments),
                              arguments.has("--csv") ? OutputForm::Table : formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

int explainFunction(const QString& typed)
{
    const std::string name = argumentBytes(typed);
    if (const QueryOperation* found = findQueryOperation(name))
        return print(functionHelp(*found, isOutputUtf8()));
    const QString nearest = QString::fromStdString(nearestFunction(name));
    return usageError(
        QString("help query: there is no function \"%1\"; %2tagline help query lists all functions")
            .arg(typed, nearest.isEmpty() ? nearest : "did you mean " + nearest + "? "));
}

} // namespace

Command queryCommand()
{
    return {
        "query",
        "find the frames of all clips that match a query",
        QString(
            "Usage: tagline query TEXT PATH... [--let NAME=QUERY]... [--statistics]\n"
            "                     [--json | --csv]\n\n"
            "Prints ranges of frames. They are half-open: [start, stop) includes start, not stop.\n\n"
            "  TEXT    tags joined by | & - ~ (or, and, minus, not), brackets, all, none, @saved:\n"
            "          tagline query \"Run & ~Bad\" motions\n"
            "          functions: head(Run, 0.5s), longer(Run, 2s), overlapping(Run, Tired) ...\n"
            "          properties: terrain == \"gravel\"; clips: clip(\"walk_*\"), folder(\"walks\")\n"
            "          motion: speed() > 1.5 (of the root), height(Head) < 1, contact(LeftFoot),\n"
            "                  speed(LeftFoot) > speed(RightFoot), mean(Run, speed()) > 2\n"
            "          counts: count(Run) == 6, coverage(Run) >= 0.8, atleast(2, Run, Male, Tired)\n"
            "          names: terrain matches \"gra*\", any.author == \"ana\", gameplay::Run\n"
            "          instances of a counted tag by a value: Punch.hand == \"left\", Punch.power > 2\n"
            "          -: read queries from standard input, one a line, and answer each in a line; one that\n"
            "          cannot be read is {\"query\", \"error\"} with --json\n"
            "  --let NAME=QUERY  name a query for this run: @NAME in TEXT and in later ones; as often as\n"
            "                 wanted\n"
            "  --json  print JSON: {\"query\", \"clips\": [{\"source\", \"clip\", \"frames\", "
            "\"rate\",\n"
            "          \"ranges\"}], \"totals\": {\"clips\", \"ranges\", \"frames\"}}; only clips "
            "with a match\n"
            "  --csv          print a table with one row for each range: clip, start and stop in "
            "frames,\n"
            "                 the frame rate, start and stop in seconds\n"
            "  --statistics   print totals, percentage of all frames, lengths and a histogram instead;\n"
            "                 with --csv a table with one row for each clip\n") +
            clipOptionHelp + setOptionHelp + libraryOptionHelp + csvOptionsHelp + functionsHelp(),
        runQuery,
        queryOptions(),
        {"tagline query \"Run & ~Bad\" sample",
         "tagline query \"head(Walk, 1s) & speed() > 1\" sample --statistics",
         "tagline query \"contact(LeftFoot) - Contact.LeftFoot\" sample --csv"},
        false,
        explainFunction};
}

} // namespace tagline
