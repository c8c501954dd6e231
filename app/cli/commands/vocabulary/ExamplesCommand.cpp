// `tagline examples`: lists, renames and removes the examples of motion in a library.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/ExampleEdits.h"

#include <algorithm>

namespace tagline {
namespace {

const WordOptions& optionsOfExampleWords()
{
    static const WordOptions options{{"rename", {"--dry-run"}}, {"remove", {"--dry-run"}}};
    return options;
}

CommandOptions examplesOptions()
{
    CommandOptions options{{"--dry-run", "--json"}, {libraryOption}};
    for (const auto& [word, ofWord] : optionsOfExampleWords()) options.words << word;
    return options;
}

/// The file of an example as the user named it, if it was read.
std::string shownSource(const ExampleRange& range, const ClipLibrary& library)
{
    const auto source = library.findSource(range.source);
    return source ? library.source(*source).shown : range.source;
}

std::string examplesText(const ClipLibrary& library)
{
    std::string text;
    for (const MotionExample& each : library.examples()) {
        const FrameRange frames = each.range.frames;
        text += terminalText(each.name) + ": " + terminalText(shownSource(each.range, library)) + '#' +
                terminalText(each.range.clip) + " [" + std::to_string(frames.start) + ", " +
                std::to_string(frames.stop) + "), up to " + QString::number(each.distance).toStdString() +
                (each.findsMirrored ? ", mirrored too" : "") + '\n';
    }
    return text + counted(std::int64_t(library.examples().size()), "example") + '\n';
}

std::string examplesJson(const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("examples").beginArray();
    for (const MotionExample& each : library.examples()) {
        json.beginObject().member("name", each.name).member("source", shownSource(each.range, library));
        json.member("clip", each.range.clip);
        if (each.range.index) json.member("index", std::int64_t(*each.range.index));
        json.key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(each.range.frames.start).integer(each.range.frames.stop).endArray();
        json.key("distance").number(each.distance).key("findsMirrored").boolean(each.findsMirrored);
        json.optionalMember("parts", each.parts);
        json.member("accepted", std::int64_t(each.accepted.size()));
        json.member("rejected", std::int64_t(each.rejected.size())).endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int listExamples(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const int printed = print(
        arguments.has("--json") ? examplesJson(read.library) : examplesText(read.library), formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// Prints the queries that name an example to be removed.
void noteWhoAsksFor(const std::string& example, const ClipLibrary& library)
{
    std::string names;
    const auto note = [&](const std::string& query, const std::string& holder) {
        if (namesExample(query, example)) names += (names.empty() ? "" : ", ") + holder;
    };
    for (const SavedQuery& each : library.savedQueries()) note(each.text, '"' + each.name + '"');
    for (const SavedQuery& each : library.derivedTags()) note(each.text, '"' + each.name + '"');
    for (const TaggingRule& each : library.rules()) note(each.query, "the rule \"" + each.name + '"');
    for (const LibraryCheck& each : library.checks()) {
        const bool isInQuery = namesExample(each.query, example);
        note(isInQuery ? each.query : each.within, "the check \"" + each.name + '"');
    }
    if (!names.empty())
        printNote("tagline", names + " cannot be asked any more: \"" + example + "\" is in it");
}

/// The edit of the examples by the arguments; an error if it cannot be made.
Result<LibraryEdit> wantedEdit(const CommandArguments& arguments, const ClipLibrary& library)
{
    const QStringList& given = arguments.positional();
    const std::string name = given[1].trimmed().toStdString();
    const auto isThere = [&](const std::string& each) {
        return std::ranges::count(library.examples(), each, &MotionExample::name) > 0;
    };
    if (!isThere(name)) return commandError("query.unknown-example", "there is no example \"" + name + '"');
    if (given[0] == "remove") {
        LibraryEdit edit;
        edit.examples = library.examples();
        std::erase_if(*edit.examples, [&](const MotionExample& each) { return each.name == name; });
        return edit;
    }
    const std::string newName = given[2].trimmed().toStdString();
    if (newName.empty()) return commandError("command.example-name", "an example needs a name");
    if (isThere(newName))
        return commandError("command.example-taken", "there is already an example \"" + newName + '"');
    return exampleRenaming(library, name, newName);
}

int editExamples(const CommandArguments& arguments)
{
    const bool isRenaming = arguments.positional().front() == "rename";
    CommandDocument read(arguments.paths(isRenaming ? 3 : 2), namedLibrary(arguments));
    auto edit = read.refusal() ? Result<LibraryEdit>(*read.refusal()) : wantedEdit(arguments, read.library());
    if (!edit) {
        printError(edit.error());
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    const std::string before = arguments.positional()[1].trimmed().toStdString();
    const std::string name = isRenaming ? arguments.positional()[2].trimmed().toStdString() : before;
    if (!isRenaming) noteWhoAsksFor(name, read.library());
    if (!isDryRun) {
        read.document().change(*std::move(edit), isRenaming ? "Rename Example" : "Remove Example");
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun).member("name", name).endObject();
    std::string done = isDryRun ? " would be removed" : " removed";
    if (isRenaming) done = (isDryRun ? " would be " : " is ") + terminalText(name) + (isDryRun ? "" : " now");
    const int printed = print(arguments.has("--json") ? std::move(json).finished()
                                                      : "example " + terminalText(before) + done + '\n',
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

QString misuseOfExamples(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const QStringList& words = arguments.positional();
    if (words.isEmpty()) return "PATH is missing; see tagline help examples";
    const bool isEdit = optionsOfExampleWords().contains(words.front());
    for (const QString& each :
         {misuseOfWordOptions(arguments, optionsOfExampleWords(), isEdit ? words.front() : QString("a list")),
          misuseOfLibraryOption(arguments)})
        if (!each.isEmpty()) return each;
    if (!isEdit || words.size() > (words.front() == "remove" ? 2 : 3)) return {};
    return words.front() + (words.front() == "remove" ? " needs NAME" : " needs NAME, its new name") +
           " and PATH; see tagline help examples";
}

int runExamples(const QStringList& given)
{
    const CommandArguments arguments(given, examplesOptions());
    if (const QString wrong = misuseOfExamples(arguments); !wrong.isEmpty())
        return usageError("examples: " + wrong);
    const bool isEdit = optionsOfExampleWords().contains(arguments.positional().front());
    return isEdit ? editExamples(arguments) : listExamples(arguments);
}

} // namespace

Command examplesCommand()
{
    return {
        "examples",
        "list, rename and remove the examples of motion of a library file",
        QString("Usage: tagline examples PATH... [--json]\n"
                "       tagline examples rename NAME NEW PATH... [--dry-run] [--json]\n"
                "       tagline examples remove NAME PATH... [--dry-run] [--json]\n\n"
                "An example is a range of a clip that tagline like --keep, or More Like This in the window, "
                "keeps in\n"
                "the library file, which is one of the paths. The query like(\"NAME\") finds what moves like "
                "it.\n"
                "Whatever names an example follows its new name.\n\n"
                "  --dry-run      say what would change, and write nothing\n"
                "  --json         print JSON: {\"examples\": [{\"name\", \"source\", \"clip\", \"range\", "
                "\"distance\",\n"
                "                 \"findsMirrored\", \"accepted\", \"rejected\"}]}, or {\"written\", "
                "\"name\"}\n") +
            libraryOptionHelp,
        runExamples,
        examplesOptions(),
        {"tagline examples sample", "tagline examples sample --json"},
        true};
}

} // namespace tagline
