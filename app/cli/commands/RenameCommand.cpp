// The commands that change one tag in a whole library: rename, merge and delete.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "app/cli/text/VocabularyText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/TagRenaming.h"

namespace tagline {
namespace {

/// Edit of a command for a known tag; returns the error if it cannot be made.
using TagEdit = std::function<std::optional<Error>(CommandDocument& read, TagId tag, bool isDryRun)>;

/// Prints which members of other programs in the library file are lost with the tag's entry.
void noteLostKeys(CommandDocument& read, TagId tag, std::optional<TagId> into, bool isDryRun)
{
    const TagVocabulary& vocabulary = read.library().vocabulary();
    const auto lost = lostKeys(vocabulary[tag], into ? &vocabulary[*into] : nullptr);
    if (lost.empty()) return;
    std::string names;
    for (const std::string& name : lost) names += (names.empty() ? "\"" : ", \"") + name + '"';
    printNote(read.document().libraryPath(), "what other programs keep with the tag \"" +
                                                 vocabulary[tag].name +
                                                 (isDryRun ? "\" would be lost: " : "\" is lost: ") + names);
}

/// Prints which of a tag's boundary rule and examples the other tag does not take over.
void noteLostGuide(CommandDocument& read, TagId tag, TagId into, bool isDryRun)
{
    const TagVocabulary& vocabulary = read.library().vocabulary();
    const LostGuide lost = lostGuide(vocabulary[tag], vocabulary[into]);
    std::string what = lost.hasRule ? "the boundary rule" : "";
    if (lost.examples > 0)
        what += (what.empty() ? "" : " and ") + counted(std::int64_t(lost.examples), "example");
    if (what.empty()) return;
    printNote(read.document().libraryPath(), std::string(isDryRun ? "would not be kept" : "not kept") +
                                                 " of the tag \"" + vocabulary[tag].name + "\": " + what +
                                                 "; \"" + vocabulary[into].name +
                                                 "\" has its own, or no entry");
}

std::string useText(const std::string& name, const TagUse& use, bool isDryRun)
{
    return terminalText(name) + (isDryRun ? " is used by " : " was used by ") +
           counted(use.totals.ranges, "range") + " (" + counted(use.totals.frames, "frame") + ") of " +
           counted(use.totals.clips, "clip") + ", by " + counted(use.queries, "query", "queries") +
           " and by " + counted(use.tags, "other tag") + '\n';
}

std::string useJson(const std::string& name, const TagUse& use, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().member("tag", name).key("written").boolean(!isDryRun);
    json.member("clips", use.totals.clips).member("ranges", use.totals.ranges);
    json.member("frames", use.totals.frames).member("queries", use.queries).member("tags", use.tags);
    json.endObject();
    return std::move(json).finished();
}

/// Reads the library, counts, edits and saves. `firstPath` is the index of the first path among the
/// arguments.
int run(const CommandArguments& arguments, int firstPath, const TagEdit& change)
{
    CommandDocument read(arguments.paths(firstPath));
    const auto tag =
        read.refusal() ? Result<TagId>(*read.refusal()) : read.tag(arguments.positional().front());
    if (!tag) {
        printError(tag.error());
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    const std::string name = read.library().vocabulary()[*tag].name;
    const TagUse use = tagUse(read.library(), *tag);
    if (const auto refused = change(read, *tag, isDryRun)) {
        printError(*refused);
        return ExitBadInput;
    }
    if (!isDryRun)
        if (const int saved = read.save(); saved != ExitDone) return saved;
    const int printed =
        print(arguments.has("--json") ? useJson(name, use, isDryRun) : useText(name, use, isDryRun),
              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

std::optional<Error> renamed(CommandDocument& read, TagId tag, const std::string& name, bool isDryRun)
{
    const TagVocabulary& vocabulary = read.library().vocabulary();
    if (const std::string problem = tagNameProblem(name); !problem.empty())
        return commandError("tag.bad-name", problem);
    const auto there = vocabulary.findNamed(name);
    const bool isTaken =
        there && *there != tag &&
        (vocabulary[*there].isRegistered || read.library().index().counts(*there).ranges > 0);
    if (isTaken)
        return commandError("tag.taken", "there is already a tag \"" + name + "\"; merge the two instead");
    TagDefinition to = vocabulary[tag];
    to.name = name;
    if (const auto refused = read.document().renameRefusal(tag, to))
        return commandError("tag.refused", *refused);
    if (!isDryRun) read.document().renameTag(tag, to, QString("Rename"));
    return std::nullopt;
}

std::optional<Error> merged(CommandDocument& read, TagId from, const QString& typed, bool isDryRun)
{
    const auto into = read.tag(typed);
    if (!into) return into.error();
    if (*into == from) return commandError("tag.same", "both names mean the same tag; nothing to merge");
    if (const auto refused = read.document().mergeRefusal(from, *into))
        return commandError("tag.refused", *refused);
    noteLostKeys(read, from, *into, isDryRun);
    noteLostGuide(read, from, *into, isDryRun);
    if (!read.library().vocabulary()[*into].isCounted)
        for (const std::string& note : joiningNotes(read.library(), from)) printNote("tagline", note);
    if (!isDryRun) read.document().mergeTags(from, *into, QString("Merge"));
    return std::nullopt;
}

/// The options of all three commands.
CommandOptions editOptions() { return {{"--dry-run", "--json"}, {}}; }

/// The arguments if they are well formed; else prints the problem and returns none.
std::optional<CommandArguments> argumentsOf(const QStringList& given, const QString& command, int names)
{
    CommandArguments arguments(given, editOptions());
    QString wrong = arguments.problem();
    if (wrong.isEmpty() && arguments.positional().size() <= names)
        wrong = (names == 2 ? QString("two tags and PATH are needed") : QString("TAG and PATH are needed")) +
                "; see tagline help " + command;
    if (wrong.isEmpty()) return arguments;
    usageError(command + ": " + wrong);
    return std::nullopt;
}

int runRename(const QStringList& given)
{
    const auto arguments = argumentsOf(given, "rename", 2);
    if (!arguments) return ExitUsage;
    return run(*arguments, 2, [&](CommandDocument& read, TagId tag, bool isDryRun) {
        return renamed(read, tag, arguments->positional()[1].trimmed().toStdString(), isDryRun);
    });
}

int runMerge(const QStringList& given)
{
    const auto arguments = argumentsOf(given, "merge", 2);
    if (!arguments) return ExitUsage;
    return run(*arguments, 2, [&](CommandDocument& read, TagId tag, bool isDryRun) {
        return merged(read, tag, arguments->positional()[1], isDryRun);
    });
}

int runDelete(const QStringList& given)
{
    const auto arguments = argumentsOf(given, "delete", 1);
    if (!arguments) return ExitUsage;
    return run(*arguments, 1, [](CommandDocument& read, TagId tag, bool isDryRun) -> std::optional<Error> {
        noteLostKeys(read, tag, std::nullopt, isDryRun);
        if (!isDryRun) read.document().deleteTag(tag, QString("Delete"));
        return std::nullopt;
    });
}

const char* const commonHelp = "  --dry-run  say what would change, and write nothing\n"
                               "  --json     print JSON: {\"tag\", \"written\", \"clips\", \"ranges\", "
                               "\"frames\", \"queries\", \"tags\"}\n";

} // namespace

Command renameCommand()
{
    return {"rename",
            "rename a tag in all clips, queries and tags of a library",
            QString("Usage: tagline rename TAG NAME PATH... [--dry-run] [--json]\n\n"
                    "NAME is the new full name, with dots. If the library file defines the tag, the old name "
                    "becomes a\n"
                    "synonym.\n\n") +
                commonHelp,
            runRename,
            editOptions(),
            {"tagline rename Wave Greeting sample"},
            true};
}

Command mergeCommand()
{
    return {
        "merge",
        "move all ranges of a tag to another; its name becomes a synonym",
        QString(
            "Usage: tagline merge TAG INTO PATH... [--dry-run] [--json]\n\n"
            "Queries, derived tags and other tags that name TAG will name INTO. Its boundary rule and its\n"
            "examples go to INTO where that has none.\n\n") +
            commonHelp,
        runMerge,
        editOptions(),
        {"tagline merge Limping Tired sample --dry-run"},
        true};
}

Command deleteCommand()
{
    return {"delete",
            "remove a tag from the vocabulary and from every clip",
            QString("Usage: tagline delete TAG PATH... [--dry-run] [--json]\n\n"
                    "Queries that name the tag are not changed.\n\n") +
                commonHelp,
            runDelete,
            editOptions(),
            {"tagline delete Bad sample --dry-run"},
            true};
}

} // namespace tagline
