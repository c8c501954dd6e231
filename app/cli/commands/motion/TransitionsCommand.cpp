// `tagline transitions`: finds the best frames to go from one query to another, or from each tag to each.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TransitionsText.h"
#include "core/library/LibraryQueries.h"
#include "core/library/search/LibraryBodies.h"

namespace tagline {
namespace {

constexpr std::size_t usualPairs = 20;

/// The value of --limit; none if it is no whole number from 1.
std::optional<std::size_t> limitOf(const CommandArguments& arguments)
{
    if (!arguments.value("--limit")) return usualPairs;
    bool isNumber = false;
    const auto limit = arguments.value("--limit")->toULongLong(&isNumber);
    return isNumber && limit > 0 ? std::optional<std::size_t>(limit) : std::nullopt;
}

CommandOptions transitionsOptions()
{
    return {{"--csv", "--json", "--tags", "--whole-body", withoutFormulas, withFormulas},
            {"--limit", pathsOption},
            {{pathsOption, {"library", "given"}}}};
}

/// The problem of the arguments; empty if there is none.
QString misuseOfTransitions(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const bool isOfTags = arguments.has("--tags");
    if (isOfTags && arguments.positional().isEmpty())
        return "PATH is needed behind --tags; see tagline help transitions";
    if (!isOfTags && arguments.positional().size() < 3)
        return "FROM, TO and PATH are needed, or --tags and PATH; see tagline help transitions";
    if (isOfTags && arguments.value("--limit"))
        return "--limit cannot be used with --tags: there is one transition from each tag to each";
    if (!limitOf(arguments))
        return "--limit takes a whole number from 1, not \"" + *arguments.value("--limit") + '"';
    return misuseOfCsvFlag(arguments);
}

/// The rows in which transitions of a library are searched, and the times for their costs.
struct TransitionRows
{
    LibraryBodies bodies;
    FeatureStore store;
    CostTimes times;

    TransitionRows(LibraryBodies found, TransitionBody body)
        : bodies(std::move(found))
        , store(transitionSchema(body), bodies.sources, false)
        , times(store)
    {
    }
    TransitionsTold told(const ClipLibrary& library) const
    {
        return {library, times, bodies.withoutBody.size()};
    }
};

TransitionRows rowsOf(const CommandLibrary& read, const CommandArguments& arguments)
{
    LibraryBodies bodies = libraryBodies(read.library);
    noteWithoutBody("transitions", bodies.withoutBody.size());
    return {std::move(bodies), arguments.has("--whole-body") ? TransitionBody::Whole : TransitionBody::Legs};
}

/// Prints the transitions as text, JSON or a table.
int printTransitions(const std::string& text, const CommandLibrary& read, const CommandArguments& arguments)
{
    const int printed = print(text, arguments.has("--csv") ? OutputForm::Table : formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

int tellPairs(const CommandLibrary& read, const std::vector<QueryExpression>& queries,
              const CommandArguments& arguments)
{
    const TransitionRows rows = rowsOf(read, arguments);
    const auto pairs =
        bestTransitions(rows.store, playableFrames(read.library, rows.store, queries[0]),
                        playableFrames(read.library, rows.store, queries[1]), *limitOf(arguments));
    if (pairs.empty())
        printNote("transitions",
                  "there is no frame to go from, or none to go to that playing on does not lead to");
    const TransitionsTold told = rows.told(read.library);
    return printTransitions(arguments.has("--csv") ? transitionsCsv(pairs, told, csvOptions(arguments, read))
                            : arguments.has("--json") ? transitionsJson(pairs, told)
                                                      : transitionsText(pairs, told),
                            read, arguments);
}

int runBetweenQueries(const CommandLibrary& read, const CommandArguments& arguments)
{
    std::vector<QueryExpression> queries;
    for (const QString& typed : arguments.positional().first(2)) {
        const auto query = parseQuery(typed.toStdString(), read.library);
        if (!query) return refuseQuery(typed.toStdString(), query.error());
        remarkOnQuery(*query, read.library);
        computeSignals(*query, read.library);
        queries.push_back(*query);
    }
    return tellPairs(read, queries, arguments);
}

/// The tags that clips have, by name.
std::vector<TagId> tagsInUse(const ClipLibrary& library)
{
    std::vector<TagId> tags = library.vocabulary().inNameOrder();
    std::erase_if(tags, [&](TagId tag) { return library.index().counts(tag).ranges == 0; });
    return tags;
}

int runBetweenTags(const CommandLibrary& read, const CommandArguments& arguments)
{
    const TransitionRows rows = rowsOf(read, arguments);
    TagTransitions found{tagsInUse(read.library), {}};
    if (found.tags.empty()) printNote("transitions", "no clip has a tag to go from or to");
    std::vector<PlayableFrames> frames;
    for (const TagId tag : found.tags) {
        frames.emplace_back(rows.store.clipCount());
        setPlayable(rows.store, read.library.index().ranges(tag, read.library.vocabulary()), false,
                    frames.back());
    }
    found.pairs = bestTransitionsAmong(rows.store, frames);
    const TransitionsTold told = rows.told(read.library);
    return printTransitions(arguments.has("--csv")
                                ? tagTransitionsCsv(found, told, csvOptions(arguments, read))
                            : arguments.has("--json") ? tagTransitionsJson(found, told)
                                                      : tagTransitionsText(found, told),
                            read, arguments);
}

int runTransitions(const QStringList& given)
{
    const CommandArguments arguments(given, transitionsOptions());
    if (const QString wrong = misuseOfTransitions(arguments); !wrong.isEmpty())
        return usageError("transitions: " + wrong);
    const bool isOfTags = arguments.has("--tags");
    const CommandLibrary read = readCommandLibrary(arguments.paths(isOfTags ? 0 : 2));
    if (!read.printMessages()) return ExitBadInput;
    return isOfTags ? runBetweenTags(read, arguments) : runBetweenQueries(read, arguments);
}

} // namespace

Command transitionsCommand()
{
    return {
        "transitions",
        "find the best frames to go from one query to another",
        QString(
            "Usage: tagline transitions FROM TO PATH... [--csv | --json] [options]\n"
            "       tagline transitions --tags PATH... [--csv | --json] [options]\n\n"
            "FROM and TO are queries (see tagline help query). Prints pairs of frames, the best first: "
            "playing\n"
            "FROM up to the first frame and on in TO from the second, feet and hips are most alike in place\n"
            "and velocity. Of each range of FROM come three at most, a quarter of a second apart. How "
            "unlike\n"
            "they are is said as time: ≈ 80 ms is as much as the library's own motion changes in 80 ms. "
            "None\n"
            "leads to within a third of a second of where its clip plays on.\n\n"
            "  --tags        the best pair from each tag that clips have to each of them: which tags "
            "connect,\n"
            "                and which do not (none)\n"
            "  --whole-body  compare eleven parts of the body, not feet and hips alone\n"
            "  --limit N     print the N best; default: 20\n"
            "  --csv         a line for each pair: from_clip, from_frame, to_clip, to_frame, cost and\n"
            "                milliseconds; with --tags from_tag and to_tag before them\n"
            "  --json        print JSON: {\"transitions\": [{\"from\", \"to\", \"cost\", "
            "\"milliseconds\"}],\n"
            "                \"withoutBody\"}; no milliseconds where it is over 500; with --tags "
            "\"fromTag\"\n"
            "                and \"toTag\" too, alone where there is no such pair\n\n"
            "With --csv:\n") +
            csvOptionsHelp,
        runTransitions,
        transitionsOptions(),
        {"tagline transitions Walk Run sample --limit 5", "tagline transitions --tags sample --csv"}};
}

} // namespace tagline
