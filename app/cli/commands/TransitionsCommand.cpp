// `tagline transitions`: the best frames to go from one query to another.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/MotionMoments.h"
#include "core/library/LibraryQueries.h"
#include "core/library/search/LibraryBodies.h"
#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionPairs.h"

#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t usualPairs = 20;

/// "≈ 80 ms", "over 500 ms"; "" where nothing tells.
std::string timeText(std::optional<double> seconds)
{
    if (!seconds) return {};
    const double shown = std::isfinite(*seconds) ? *seconds : CostTimes::apart.back();
    const std::string text = std::to_string(std::lround(shown * 1e3)) + " ms";
    return (std::isfinite(*seconds) ? "≈ " : "over ") + text;
}

std::string pairsText(const std::vector<TransitionPair>& pairs, const CostTimes& times,
                      const ClipLibrary& library)
{
    std::string text;
    for (const TransitionPair& pair : pairs)
        text += timeText(times.seconds(double(pair.cost))) + "  " + momentText(pair.from, library) + " → " +
                momentText(pair.to, library) + '\n';
    return text;
}

std::string pairsJson(const std::vector<TransitionPair>& pairs, const CostTimes& times,
                      const LibraryBodies& bodies, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("transitions").beginArray();
    for (const TransitionPair& pair : pairs) {
        json.beginObject().key("from");
        writeMoment(pair.from, library, json);
        json.key("to");
        writeMoment(pair.to, library, json);
        json.key("cost").number(double(pair.cost));
        const auto seconds = times.seconds(double(pair.cost));
        if (seconds && std::isfinite(*seconds)) json.key("milliseconds").number(std::round(*seconds * 1e3));
        json.endObject();
    }
    json.endArray().member("withoutBody", std::int64_t(bodies.withoutBody.size())).endObject();
    return std::move(json).finished();
}

/// --limit; none where it is no whole number from 1.
std::optional<std::size_t> limitOf(const CommandArguments& arguments)
{
    if (!arguments.value("--limit")) return usualPairs;
    bool isNumber = false;
    const auto limit = arguments.value("--limit")->toULongLong(&isNumber);
    return isNumber && limit > 0 ? std::optional<std::size_t>(limit) : std::nullopt;
}

CommandOptions transitionsOptions() { return {{"--json", "--whole-body"}, {"--limit"}}; }

int runTransitions(const QStringList& given)
{
    const CommandArguments arguments(given, transitionsOptions());
    if (!arguments.problem().isEmpty()) return usageError("transitions: " + arguments.problem());
    if (arguments.positional().size() < 3)
        return usageError("transitions: FROM, TO and PATH are needed; see tagline help transitions");
    const auto limit = limitOf(arguments);
    if (!limit)
        return usageError("transitions: --limit takes a whole number from 1, not \"" +
                          *arguments.value("--limit") + '"');
    const CommandLibrary read = readCommandLibrary(arguments.paths(2));
    if (!read.printMessages()) return ExitBadInput;
    std::vector<QueryExpression> queries;
    for (const QString& typed : arguments.positional().first(2)) {
        const auto query = parseQuery(typed.toStdString(), read.library);
        if (!query) return refuseQuery(typed.toStdString(), query.error());
        computeSignals(*query, read.library);
        queries.push_back(*query);
    }
    const LibraryBodies bodies = libraryBodies(read.library);
    noteWithoutBody("transitions", bodies.withoutBody.size());
    const TransitionBody body = arguments.has("--whole-body") ? TransitionBody::Whole : TransitionBody::Legs;
    const FeatureStore store(transitionSchema(body), bodies.sources, false);
    const auto pairs = bestTransitions(store, playableFrames(read.library, store, queries[0]),
                                       playableFrames(read.library, store, queries[1]), *limit);
    if (pairs.empty())
        printNote("transitions",
                  "there is no frame to go from, or none to go to that playing on does not lead to");
    const CostTimes times(store);
    const std::string text = arguments.has("--json") ? pairsJson(pairs, times, bodies, read.library)
                                                     : pairsText(pairs, times, read.library);
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace

Command transitionsCommand()
{
    return {
        "transitions", "find the best frames to go from one query to another",
        "Usage: tagline transitions FROM TO PATH... [options]\n\n"
        "FROM and TO are queries (see tagline help query). Prints pairs of frames, the best first: playing\n"
        "FROM up to the first frame and on in TO from the second, feet and hips are most alike in place\n"
        "and velocity. Of each range of FROM come three at most, a quarter of a second apart. How unlike\n"
        "they are is said as time: ≈ 80 ms is as much as the library's own motion changes in 80 ms. None\n"
        "leads to within a third of a second of where its clip plays on.\n\n"
        "  --whole-body  compare eleven parts of the body, not feet and hips alone\n"
        "  --limit N     print the N best; default: 20\n"
        "  --json        print JSON: {\"transitions\": [{\"from\", \"to\", \"cost\", \"milliseconds\"}],\n"
        "                \"withoutBody\"}; no milliseconds where it is over 500\n",
        runTransitions, transitionsOptions()};
}

} // namespace tagline
