#include "app/cli/Command.h"
#include "app/cli/CommandArguments.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/CommandOutput.h"
#include "app/cli/CommandText.h"
#include "app/cli/StatisticsText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryCsv.h"
#include "core/library/LibraryQueries.h"
#include "core/library/StatisticsCsv.h"
#include "core/query/QueryCanonical.h"
#include "core/query/QueryEcho.h"
#include "core/query/QueryEvaluation.h"

#include <cstdio>

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
    std::string text = answer.echo + '\n';
    forEachMatch(answer.frames, library, [&](ClipId id, const FrameRanges& ranges) {
        text += csvClipName(library, id) + ':';
        for (const FrameRange range : ranges)
            text += " [" + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
        text += '\n';
    });
    const RangeTotals totals = answer.frames.totals();
    return text + counted(totals.frames, "frame") + " in " + counted(totals.ranges, "range") + " of " +
           counted(totals.clips, "clip") + '\n';
}

/// The answer as the options want it.
std::string outputText(const Answer& answer, const ClipLibrary& library, const CommandArguments& arguments)
{
    const bool isJson = arguments.has("--json");
    if (!arguments.has("--statistics"))
        return isJson ? jsonText(answer, library) : plainText(answer, library);
    const QueryStatistics numbers = statistics(answer.frames, library.queryLibrary());
    if (arguments.has("--csv")) return statisticsCsv(numbers, library);
    return isJson ? statisticsJson(answer.echo, numbers) : statisticsText(answer.echo, numbers);
}

int runQuery(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--json", "--statistics", "--csv"}, {}});
    if (!arguments.problem().isEmpty()) return usageError("query: " + arguments.problem());
    if (arguments.positional().size() < 2)
        return usageError("query: a TEXT and a PATH are needed; see tagline help query");
    if (arguments.has("--csv") && (arguments.has("--json") || !arguments.has("--statistics")))
        return usageError("query: --csv goes with --statistics, and without --json");
    const std::string text = arguments.positional().front().toStdString();
    const CommandLibrary read = readCommandLibrary(arguments.paths(1));
    read.printMessages();
    const auto query = parsed(text, read.library);
    if (!query) {
        printError(query.error());
        std::fprintf(stderr, "%s\n", pointedAt(text, query.error().column).c_str());
        return ExitBadInput;
    }
    computeSignals(*query, read.library);
    const Answer answer{echo(*query, read.library.vocabulary()),
                        evaluate(canonical(*query), read.library.queryLibrary())};
    const int printed = print(outputText(answer, read.library, arguments));
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command queryCommand()
{
    return {"query", "the frames of every clip for which a query holds",
            "Usage: tagline query TEXT PATH... [--statistics] [--json | --csv]\n\n"
            "Answers with ranges of frames, half-open: [start, stop) holds start and not stop.\n\n"
            "  TEXT    tags joined by | & - ~ (or, and, minus, not), brackets, all, none, @saved:\n"
            "          tagline query \"Run & ~Bad\" motions\n"
            "          functions of them: head(Run, 0.5s), longer(Run, 2s), overlapping(Run, Tired) ...;\n"
            "          properties, terrain == \"gravel\"; clips, clip(\"walk_*\"), folder(\"walks\");\n"
            "          motion: speed() > 1.5 (the root's, metres a second), height(Head) < 1,\n"
            "          turnrate(), acceleration(), x(), y(), z(), contact(LeftFoot)\n"
            "  --json  as JSON: {\"query\", \"clips\": [{\"source\", \"clip\", \"frames\", \"rate\", "
            "\"ranges\"}],\n"
            "          \"totals\": {\"clips\", \"ranges\", \"frames\"}}; only clips with a match\n"
            "  --statistics  how much it is instead: totals, percent of all frames, lengths, histogram\n"
            "  --csv         with --statistics: a table, one row a clip\n",
            runQuery};
}

} // namespace tagline
