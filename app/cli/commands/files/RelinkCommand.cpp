// `tagline relink`: moves tags of moved model files to the files at their new places.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "app/document/editing/Relinking.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LinklessPath.h"

#include <algorithm>

namespace tagline {
namespace {

const char* meaningOf(MovedBy by)
{
    switch (by) {
    case MovedBy::Content:
        return "same content";
    case MovedBy::Clips:
        return "same name and clips";
    case MovedBy::Person:
        return "as given";
    case MovedBy::Folder:
        break;
    }
    return "same name, in the folder that others went to";
}

const char* wordOf(MovedBy by)
{
    switch (by) {
    case MovedBy::Content:
        return "content";
    case MovedBy::Clips:
        return "clips";
    case MovedBy::Person:
        return "given";
    case MovedBy::Folder:
        break;
    }
    return "folder";
}

std::string relinkText(const std::vector<MovedSource>& moved, const ClipLibrary& library, bool isDryRun)
{
    std::string text;
    for (const MovedSource& move : moved) {
        const bool isOther =
            move.by == MovedBy::Person && hasContentOf(library, move.missing, move.found) == false;
        text += terminalText(library.source(move.missing).shown) + " -> " +
                terminalText(library.source(move.found).shown) + ": " + meaningOf(move.by) +
                (isOther ? ", with other content: its motion may be another\n" : "\n");
    }
    return text + counted(std::int64_t(moved.size()), "file") +
           (isDryRun ? " would be relinked\n" : " relinked\n");
}

std::string relinkJson(const std::vector<MovedSource>& moved, const std::vector<SourceId>& lost,
                       const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.key("files").beginArray();
    for (const MovedSource& move : moved)
        json.beginObject()
            .member("from", library.source(move.missing).shown)
            .member("to", library.source(move.found).shown)
            .member("by", wordOf(move.by))
            .endObject();
    json.endArray().key("missing").beginArray();
    for (const SourceId source : lost) json.string(library.source(source).shown);
    json.endArray().endObject();
    return std::move(json).finished();
}

/// The missing files that were not found elsewhere.
std::vector<SourceId> lostSources(const ClipLibrary& library, const std::vector<MovedSource>& moved)
{
    std::vector<SourceId> lost;
    for (const SourceId id : library.sourcesInPathOrder()) {
        const bool isFound =
            std::ranges::any_of(moved, [&](const MovedSource& move) { return move.missing == id; });
        if (!isFound && isMissedModel(library, id)) lost.push_back(id);
    }
    return lost;
}

/// The path of a typed file in the library.
std::string pathInLibrary(const QString& typed) { return linklessPath(argumentBytes(typed)); }

const char* choiceFaultWords(ChoiceFault fault)
{
    switch (fault) {
    case ChoiceFault::NotMissing:
        return "this model is not missing, or has no tags that could be moved";
    case ChoiceFault::NotRead:
        return "this file was not read, or its tags cannot be written";
    case ChoiceFault::OwnTags:
        return "this file has other tags of its own, which would be lost";
    case ChoiceFault::NoClip:
        break;
    }
    return "this file has none of the clips that have tags";
}

/// The move that --from and --to say; empty without them.
Result<std::vector<MovedSource>> givenMove(const ClipLibrary& library, const CommandArguments& arguments)
{
    if (!arguments.value("--from")) return std::vector<MovedSource>();
    const std::string from = pathInLibrary(*arguments.value("--from"));
    const std::string to = pathInLibrary(*arguments.value("--to"));
    const auto missing = library.findSource(from);
    const auto found = library.findSource(to);
    if (!missing) return Error{"relink.unknown", "no file among the paths has tags for this model", from};
    if (!found) return Error{"relink.unknown", "there is no such model file", to};
    if (const auto fault = faultOfChoice(library, *missing, *found))
        return Error{"relink.refused", choiceFaultWords(*fault),
                     fault == ChoiceFault::NotMissing ? from : to};
    return std::vector{MovedSource{*missing, *found, MovedBy::Person}};
}

int relinkSources(CommandDocument& read, const CommandArguments& arguments)
{
    const ClipLibrary& library = read.library();
    const auto given = givenMove(library, arguments);
    if (!given) {
        printError(given.error());
        return ExitBadInput;
    }
    const std::vector<MovedSource> moved = movedSources(library, *given);
    const std::vector<SourceId> lost = lostSources(library, moved);
    const bool isDryRun = arguments.has("--dry-run");
    const std::string answer = arguments.has("--json") ? relinkJson(moved, lost, library, isDryRun)
                                                       : relinkText(moved, library, isDryRun);
    if (!isDryRun) {
        relink(read.document(), moved, QString("Relink Moved Files"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    for (const SourceId source : lost)
        printError({"scan.model-missing",
                    "its model was not found among these files: add the folder that it is in",
                    library.source(source).shown});
    const int printed = print(answer, formOf(arguments));
    return printed == ExitDone && !lost.empty() ? int(ExitBadInput) : printed;
}

/// The paths, and the file of --to where it lies in none of them.
std::vector<std::string> pathsToRead(const CommandArguments& arguments)
{
    std::vector<std::string> paths = arguments.paths();
    if (!arguments.value("--to")) return paths;
    const std::string to = pathInLibrary(*arguments.value("--to"));
    const bool isInside = std::ranges::any_of(paths, [&](const std::string& path) {
        std::string folder = canonicalPath(path);
        if (!folder.ends_with('/')) folder += '/';
        return to.starts_with(folder) || to == linklessPath(path);
    });
    if (!isInside) paths.push_back(to);
    return paths;
}

CommandOptions relinkOptions() { return {{"--dry-run", "--json"}, {"--from", "--to"}}; }

int runRelink(const QStringList& given)
{
    const CommandArguments arguments(given, relinkOptions());
    if (!arguments.problem().isEmpty()) return usageError("relink: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("relink: PATH is missing; see tagline help relink");
    if (arguments.value("--from").has_value() != arguments.value("--to").has_value())
        return usageError("relink: --from and --to belong together; see tagline help relink");
    CommandMode mode = commandMode();
    mode.allowsMissingModels = true; // the command is about these
    setCommandMode(mode);
    CommandDocument read(pathsToRead(arguments));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const int done = relinkSources(read, arguments);
    return read.isComplete() ? done : int(ExitBadInput);
}

} // namespace

Command relinkCommand()
{
    return {
        "relink",
        "find model files that were moved without their tags",
        "Usage: tagline relink PATH... [--from MODEL --to MODEL] [--dry-run] [--json]\n\n"
        "Looks among the files of PATH for models that are missing beside their sidecars, and writes the\n"
        "tags beside them, in every tag set; what the library file says of them follows. A model is found\n"
        "by its content, which sidecars keep since it was tagged (\"hash\"), else by its name and the "
        "names,\n"
        "frames and rates of its clips; once one was found, others of its folder are looked for by name in\n"
        "the folder that it went to. Files that have other tags of their own are left alone, and so is what\n"
        "several files could be. A sidecar that has nothing left is removed. What is still missing is\n"
        "named, with exit status 3.\n\n"
        "  --from MODEL  a model that is missing beside its sidecar; with --to\n"
        "  --to MODEL    the file that it is now, in PATH or not, even with other content: its motion may\n"
        "                be another then. Others of its folder are looked for beside it, among the files\n"
        "                of PATH; a file that has other tags of its own is refused, with exit status 8\n"
        "  --dry-run     say what was found, and write nothing\n"
        "  --json        print JSON: {\"written\", \"files\": [{\"from\", \"to\", \"by\"}], "
        "\"missing\"}\n",
        runRelink,
        relinkOptions(),
        {"tagline relink sample --dry-run"},
        true};
}

} // namespace tagline
