// `tagline sets`: lists tag sets, and moves tags from one to another.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/tagging/TagSetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/media/ReferenceMedium.h"
#include "core/query/language/NamePattern.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

std::string shownSet(const std::string& name) { return name.empty() ? std::string(defaultSet) : name; }

/// Counts of one tag set.
struct SetTotals
{
    std::string name;
    std::set<TagId> tags;
    std::int64_t clips = 0;
    std::int64_t ranges = 0;
};

SetTotals totalsOf(const ClipLibrary& library, const std::string& name)
{
    SetTotals totals{name, {}};
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        bool isUsed = false;
        for (const TagLane& lane : library.clip(ClipId(i)).sheet.lanes()) {
            if (setOf(library.vocabulary()[lane.tag].name) != name) continue;
            isUsed = true;
            totals.tags.insert(lane.tag);
            totals.ranges += std::int64_t(lane.ranges.size());
        }
        totals.clips += std::int64_t(isUsed);
    }
    return totals;
}

std::string listText(const std::vector<SetTotals>& sets)
{
    std::string text;
    for (const SetTotals& set : sets)
        text += terminalText(shownSet(set.name)) + ": " + counted(set.ranges, "range") + " of " +
                counted(std::int64_t(set.tags.size()), "tag") + " in " + counted(set.clips, "clip") + '\n';
    return text;
}

std::string listJson(const std::vector<SetTotals>& sets, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("sets").beginArray();
    for (const SetTotals& set : sets) {
        json.beginObject().member("name", shownSet(set.name)).key("tags").beginArray();
        for (const TagId tag : set.tags) json.string(withoutSet(library.vocabulary()[tag].name));
        json.endArray().member("clips", set.clips).member("ranges", set.ranges).endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int listSets(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    std::vector<SetTotals> sets;
    for (const std::string& name : read.library.tagSets()) sets.push_back(totalsOf(read.library, name));
    const int printed =
        print(arguments.has("--json") ? listJson(sets, read.library) : listText(sets), formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// Result of a move.
struct MovedTags
{
    std::vector<SheetChange> changes;
    std::int64_t ranges = 0;
};

bool takes(const SetMove& move, const std::string& name)
{
    return setOf(name) == move.from && (!move.takes || move.takes(withoutSet(name)));
}

Result<MovedTags> movedTags(CommandDocument& read, const SetMove& move)
{
    const ClipLibrary& library = read.library();
    std::vector<std::string> names;
    MovedTags moved;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        for (const TagLane& lane : library.clip(ClipId(i)).sheet.lanes())
            if (const std::string& name = library.vocabulary()[lane.tag].name; takes(move, name)) {
                moved.ranges += std::int64_t(lane.ranges.size());
                names.push_back(nameInSet(move.to, withoutSet(name)));
            }
    read.document().knowTags(names);
    TagVocabulary vocabulary = library.vocabulary();
    for (const ClipId id : library.clipsInPathOrder()) {
        const LibraryClip& clip = library.clip(id);
        auto sheet = withSetMoved(clip.sheet, move, vocabulary);
        if (!sheet)
            return Error{sheet.error().code, sheet.error().message, library.source(clip.source).shown};
        if (move.from.empty()) sheet = withMediumStaying(clip.sheet, *sheet, move.to);
        if (!(*sheet == clip.sheet)) moved.changes.push_back({id, *std::move(sheet)});
    }
    return moved;
}

std::string movedText(const MovedTags& moved, const SetMove& move, bool isDryRun)
{
    return counted(moved.ranges, "range") + " in " + counted(std::int64_t(moved.changes.size()), "clip") +
           (isDryRun ? " would go" : " went") + " from the tag set " + terminalText(shownSet(move.from)) +
           " to " + terminalText(shownSet(move.to)) + '\n';
}

std::string movedJson(const MovedTags& moved, const SetMove& move, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.member("from", shownSet(move.from)).member("to", shownSet(move.to));
    json.member("clips", std::int64_t(moved.changes.size())).member("ranges", moved.ranges).endObject();
    return std::move(json).finished();
}

int moveTags(CommandDocument& read, const CommandArguments& arguments, const SetMove& move)
{
    auto moved = movedTags(read, move);
    if (!moved) {
        printError(moved.error());
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    const std::string text =
        arguments.has("--json") ? movedJson(*moved, move, isDryRun) : movedText(*moved, move, isDryRun);
    if (!isDryRun) {
        read.document().replaceSheets(std::move(moved->changes), QString("Move Tags to Another Set"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

int mergeSets(const CommandArguments& arguments)
{
    const QString into = arguments.positional()[2];
    if (const QString wrong = setNameProblem(into); !wrong.isEmpty()) return usageError("sets: " + wrong);
    CommandDocument read(arguments.paths(3));
    const auto from = read.refusal() ? Result<std::string>(*read.refusal())
                                     : tagSetNamed(read.library(), arguments.positional()[1]);
    if (!from) {
        printError(from.error());
        return ExitBadInput;
    }
    const std::string to = into == QString::fromUtf8(defaultSet) ? std::string() : into.toStdString();
    if (*from == to) return usageError("sets: both names mean the same tag set; nothing to merge");
    return moveTags(read, arguments, {*from, to, nullptr});
}

int splitSet(const CommandArguments& arguments)
{
    const QString name = arguments.positional()[1];
    if (name == QString::fromUtf8(defaultSet))
        return usageError("sets: \"default\" is the set that is split; name another");
    if (const QString wrong = setNameProblem(name); !wrong.isEmpty()) return usageError("sets: " + wrong);
    const QStringList patterns = arguments.value("--tags").value_or(QString()).split(',', Qt::SkipEmptyParts);
    if (patterns.isEmpty()) return usageError("sets: split needs --tags LIST, such as --tags \"Run,Hit*\"");
    CommandDocument read(arguments.paths(2));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const auto isTaken = [&](std::string_view tag) {
        return std::any_of(patterns.begin(), patterns.end(), [&](const QString& pattern) {
            return NamePattern(pattern.trimmed().toStdString()).matches(tag);
        });
    };
    return moveTags(read, arguments, {{}, name.toStdString(), isTaken});
}

CommandOptions setsOptions() { return {{"--dry-run", "--json"}, {"--tags"}, {}, {"merge", "split"}}; }

int runSets(const QStringList& given)
{
    const CommandArguments arguments(given, setsOptions());
    if (!arguments.problem().isEmpty()) return usageError("sets: " + arguments.problem());
    const QStringList& words = arguments.positional();
    if (words.isEmpty()) return usageError("sets: PATH is missing; see tagline help sets");
    if (words.front() == "merge")
        return words.size() > 3 ? mergeSets(arguments)
                                : usageError("sets: merge needs two sets and PATH; see tagline help sets");
    if (words.front() == "split")
        return words.size() > 2 ? splitSet(arguments)
                                : usageError("sets: split needs a set and PATH; see tagline help sets");
    return listSets(arguments);
}

} // namespace

Command setsCommand()
{
    return {
        "sets",
        "list tag sets, and move tags from one to another",
        "Usage: tagline sets PATH... [--json]\n"
        "       tagline sets merge SET INTO PATH... [--dry-run] [--json]\n"
        "       tagline sets split SET --tags LIST PATH... [--dry-run] [--json]\n\n"
        "A clip's tags may lie in several files: walk.bvh.tags.json holds the default set,\n"
        "walk.bvh.gameplay.tags.json the set gameplay. Queries find Run in whichever set has it; where two\n"
        "have it, Run is that of the default set, and gameplay::Run that of the other.\n\n"
        "  merge       move all tags and properties of SET to INTO (\"default\" for the one without a\n"
        "              name); a file that has nothing left is removed\n"
        "  split       move tags of the default set to SET\n"
        "  --tags LIST  which: names with commas between them; * stands for anything: \"Run,Contact.*\"\n"
        "  --dry-run   say what would go, and write nothing\n"
        "  --json      print JSON: {\"sets\": [{\"name\", \"tags\", \"clips\", \"ranges\"}]}, or\n"
        "              {\"written\", \"from\", \"to\", \"clips\", \"ranges\"}\n",
        runSets,
        setsOptions(),
        {"tagline sets sample", "tagline sets split feet --tags \"Contact.*\" sample"},
        true};
}

} // namespace tagline
