// `tagline vocabulary`: lists and edits the vocabulary of a library.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/edits/VocabularyEdit.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/VocabularyText.h"
#include "core/io/LibraryFile.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/edits/UsedTags.h"
#include "core/system/saving/DurableFile.h"
#include "core/tags/vocabulary/Phases.h"

#include <QFileInfo>

#include <algorithm>

namespace tagline {
namespace {

CommandOptions vocabularyOptions()
{
    CommandOptions options{{"--json"}, {libraryOption}, vocabularyChoices()};
    for (const auto& [word, ofWord] : vocabularyWordOptions()) {
        options.words << word;
        for (const QString& option : ofWord) {
            const bool isFlag = option == "--remove" || option == "--dry-run";
            QStringList& into = isFlag ? options.flags : options.values;
            if (!into.contains(option)) into << option;
        }
    }
    return options;
}

int listVocabulary(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const int printed =
        print(arguments.has("--json") ? vocabularyJson(read.library) : vocabularyText(read.library),
              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// Why a definition of a tag is refused; none if it is not. `id` is the existing tag.
std::optional<Error> refusalOfTag(const CommandDocument& read, const TagDefinition& definition,
                                  std::optional<TagId> id)
{
    const ClipLibrary& library = read.library();
    if (const std::string wrong = tagNameProblem(definition.name); !wrong.empty())
        return commandError("tag.bad-name", wrong);
    const TagDefinition before = id ? library.vocabulary()[*id] : TagDefinition{};
    auto refused = liveTagClash(library.derivedTags(), definition, before);
    if (!refused) refused = refusal(library.vocabulary(), definingEdit(library, definition));
    return refused ? std::optional(commandError("tag.refused", *refused)) : std::nullopt;
}

/// The number of tags in use that the vocabulary gets with this one, its first.
std::int64_t usedTagsBeside(const ClipLibrary& library, const TagDefinition& definition)
{
    const LibraryEdit edit = definingEdit(library, definition);
    return std::int64_t(withUsedTagsDefined(edit, library).tags.size() - edit.tags.size());
}

/// Change by `tagline vocabulary add` and `change`.
Result<VocabularyChange> tagChange(CommandDocument& read, const CommandArguments& arguments, bool isNew)
{
    const TagVocabulary& vocabulary = read.library().vocabulary();
    const QString typed = arguments.positional()[1].trimmed();
    std::optional<TagId> id = vocabulary.findNamed(typed.toStdString());
    if (isNew && id && vocabulary[*id].isRegistered)
        return commandError("tag.taken", "there is already a tag \"" + typed.toStdString() +
                                             "\"; tagline vocabulary change changes it");
    if (!isNew) {
        const auto found = read.tag(typed);
        if (!found) return found.error();
        id = *found;
    }
    TagDefinition definition;
    if (id) definition = vocabulary[*id];
    if (!id) {
        definition.name = typed.toStdString();
        definition.isCounted = isCountedInFiles(vocabulary, definition.name);
    }
    definition = definitionWith(std::move(definition), arguments);
    if (const auto list = arguments.value("--examples")) {
        auto examples = typedExamples(*list, read.library());
        if (!examples) return examples.error();
        definition.examples = std::move(*examples);
    }
    if (auto refused = refusalOfTag(read, definition, id)) return *std::move(refused);
    const bool isChanged = !id || !(vocabulary[*id] == definition);
    std::vector<std::string> notes;
    if (id && vocabulary[*id].isCounted && !definition.isCounted) notes = joiningNotes(read.library(), *id);
    const auto holder = definition.key.empty() ? std::nullopt : vocabulary.findKey(definition.key);
    if (holder && holder != id)
        notes.push_back("the key " + definition.key + " was that of \"" + vocabulary[*holder].name +
                        "\", which has none now");
    if (const std::int64_t used = usedTagsBeside(read.library(), definition); used > 0)
        notes.push_back("the vocabulary begins with " + counted(used, "tag") +
                        " that clips have already, beside this one");
    if (isChanged && !arguments.has("--dry-run"))
        read.document().defineTag(definition, isNew ? "New Tag" : "Change Tag");
    return VocabularyChange{"tag",           definition.name, isChanged, {}, isNew ? "added" : "changed",
                            std::move(notes)};
}

std::vector<std::string> entryNames(const VocabularySettings& settings, const QString& word)
{
    std::vector<std::string> names;
    if (word == "group")
        for (const GroupSetting& each : settings.groups) names.push_back(each.group.name);
    if (word == "property")
        for (const PropertyDefinition& each : settings.properties) names.push_back(each.name);
    return names;
}

/// Notes that a new name differs from an existing one only by case, as that may have been meant; else empty.
std::vector<std::string> caseNotes(const std::vector<std::string>& names, const QString& word,
                                   const QString& made)
{
    std::vector<std::string> notes;
    for (const std::string& name : names)
        if (made.compare(QString::fromStdString(name), Qt::CaseInsensitive) == 0)
            notes.push_back("there is a " + word.toStdString() + " \"" + name + "\" too, and \"" +
                            made.toStdString() + "\" is another: names are told apart by case");
    return notes;
}

Result<VocabularySettings> settingsOf(const CommandArguments& arguments, const ClipLibrary& library)
{
    VocabularySettings settings = vocabularySettings(library.vocabulary());
    const QString& word = arguments.positional()[0];
    const QString name = arguments.positional()[1].trimmed();
    if (word == "group") {
        auto changed = settingsWithGroup(std::move(settings), name, arguments);
        return changed ? withPhasesNamed(std::move(*changed), library.vocabulary()) : changed;
    }
    if (word == "property") return settingsWithProperty(std::move(settings), name, arguments);
    if (word == "mirror-words") return settingsWithMirrorWords(std::move(settings), name);
    return settingsWithNamespaces(std::move(settings), name);
}

/// Whether the word replaces a whole list instead of one entry.
bool isWholeList(const QString& word) { return word == "namespaces" || word == "mirror-words"; }

/// Change by `tagline vocabulary group`, `property`, `namespaces` and `mirror-words`.
Result<VocabularyChange> settingsChange(CommandDocument& read, const CommandArguments& arguments)
{
    const ClipLibrary& library = read.library();
    const auto settings = settingsOf(arguments, library);
    if (!settings) return settings.error();
    if (const auto wrong = problemOf(*settings)) return commandError("vocabulary.refused", *wrong);
    LibraryEdit edit = settingsEdit(library, *settings);
    if (const auto refused = refusal(library.vocabulary(), edit))
        return commandError("vocabulary.refused", *refused);
    const QString& word = arguments.positional()[0];
    const QString name = arguments.positional()[1].trimmed();
    VocabularyChange change{word.toStdString(), name.toStdString(), !edit.isEmpty(),
                            effectsOf(library, edit)};
    const std::vector<std::string> before = entryNames(vocabularySettings(library.vocabulary()), word);
    const bool isMade = !isWholeList(word) && std::ranges::count(before, change.name) == 0;
    if (isMade) change.notes = caseNotes(before, word, name);
    change.done = arguments.has("--remove") ? "removed" : isMade ? "added" : "changed";
    if (change.isChanged && !arguments.has("--dry-run"))
        read.document().change(std::move(edit), "Edit Vocabulary");
    return change;
}

/// Writes a library file for the clips in its folder and below, without other content.
Result<VocabularyChange> newLibraryFile(const CommandArguments& arguments)
{
    const std::string path = argumentBytes(arguments.positional()[1]);
    if (const auto there = readFile(path, 0); there || there.error().code != "file.missing") {
        Error error = commandError("command.file-there", "is there already; only a new library file is made");
        error.file = path;
        return error;
    }
    LibraryFile file;
    file.roots = {"."};
    if (const auto writable = checkWritable(path, commandMode().writingWay); !writable)
        return writable.error();
    if (!arguments.has("--dry-run"))
        if (const auto done = writeCommandFile(path, writtenLibraryFile(file), FileStamp{}); !done)
            return done.error();
    return VocabularyChange{"library", path, true, {}, "made"};
}

int printChange(const VocabularyChange& change, const CommandArguments& arguments)
{
    const bool isDryRun = arguments.has("--dry-run");
    for (const std::string& note : change.notes) printNote("tagline", note);
    return print(arguments.has("--json") ? vocabularyChangeJson(change, isDryRun)
                                         : vocabularyChangeText(change, isDryRun),
                 formOf(arguments));
}

int makeLibraryFile(const CommandArguments& arguments)
{
    const auto made = newLibraryFile(arguments);
    if (made) return printChange(*made, arguments);
    printError(made.error());
    return ExitBadInput;
}

int editVocabulary(const CommandArguments& arguments)
{
    CommandDocument read(arguments.paths(2), namedLibrary(arguments));
    const QString& word = arguments.positional()[0];
    const auto changed = [&]() -> Result<VocabularyChange> {
        if (read.refusal()) return *read.refusal();
        if (word == "add" || word == "change") return tagChange(read, arguments, word == "add");
        return settingsChange(read, arguments);
    }();
    if (!changed) {
        printError(changed.error());
        return ExitBadInput;
    }
    if (!arguments.has("--dry-run"))
        if (const int saved = read.save(); saved != ExitDone) return saved;
    const int printed = printChange(*changed, arguments);
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The problem of the arguments of a word; empty if there is none.
QString misuseOfVocabulary(const CommandArguments& arguments, bool isEdit)
{
    const QStringList& given = arguments.positional();
    const QString word = isEdit ? given.front() : QString("a list");
    for (const QString& wrong : {misuseOfWordOptions(arguments, vocabularyWordOptions(), word),
                                 misuseOfVocabularyValues(arguments), misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return wrong;
    if (word == "new") {
        const bool isOneFile = given.size() == 2 && isLibraryPath(argumentBytes(given[1]));
        return isOneFile ? QString() : "new needs one FILE, name.tagline; see tagline help vocabulary";
    }
    if (!isEdit || given.size() > 2) return {};
    return word + " needs " +
           (isWholeList(word)    ? "LIST"
            : word == "group"    ? "GROUP"
            : word == "property" ? "NAME"
                                 : "TAG") +
           " and PATH; see tagline help vocabulary";
}

QStringList wordsThatEdit()
{
    QStringList words;
    for (const auto& [word, options] : vocabularyWordOptions()) words << word;
    return words;
}

/// Whether a text that may be a path looks like a word, and no such file exists.
bool isNoPath(const QString& text)
{
    return !text.contains('/') && !text.contains('.') && !text.contains('\\') && !QFileInfo::exists(text);
}

int runVocabulary(const QStringList& given)
{
    const CommandArguments arguments(given, vocabularyOptions());
    if (!arguments.problem().isEmpty()) return usageError("vocabulary: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("vocabulary: PATH is missing; see tagline help vocabulary");
    const bool isEdit = vocabularyWordOptions().contains(arguments.positional().front());
    if (!isEdit && isNoPath(arguments.positional().front()))
        return usageError(
            "vocabulary: \"" + arguments.positional().front() +
            "\" is no file or folder, and none of the words that edit: " + wordsThatEdit().join(", ") +
            "; without a word, tagline vocabulary PATH lists what there is");
    if (const QString wrong = misuseOfVocabulary(arguments, isEdit); !wrong.isEmpty())
        return usageError("vocabulary: " + wrong);
    if (arguments.positional().front() == "new") return makeLibraryFile(arguments);
    return isEdit ? editVocabulary(arguments) : listVocabulary(arguments);
}

} // namespace

Command vocabularyCommand()
{
    return {
        "vocabulary",
        "list and edit tags, groups, properties, namespaces and mirror words of a library file",
        QString(
            "Usage: tagline vocabulary PATH... [--json]\n"
            "       tagline vocabulary new FILE [--dry-run] [--json]\n"
            "       tagline vocabulary add TAG PATH... [OPTIONS] [--dry-run] [--json]\n"
            "       tagline vocabulary change TAG PATH... [OPTIONS] [--dry-run] [--json]\n"
            "       tagline vocabulary group GROUP PATH... [OPTIONS] [--remove] [--dry-run] [--json]\n"
            "       tagline vocabulary property NAME PATH... [OPTIONS] [--remove] [--dry-run] [--json]\n"
            "       tagline vocabulary namespaces LIST PATH... [--dry-run] [--json]\n"
            "       tagline vocabulary mirror-words LIST PATH... [--dry-run] [--json]\n\n"
            "Writes the library file, which is one of the paths. new makes one, name.tagline, in the folder "
            "of its\n"
            "clips, which are those below it. add defines a tag, change says more of one;\n"
            "group and property declare one, or change what is declared. Tags get another name by "
            "tagline\n"
            "rename, and go by tagline delete. A text of \"\" takes away what was said. mirror-words are the "
            "words\n"
            "for left and right that a mirror swaps in names of tags and in captions, as pairs: "
            "\"left|right,\n"
            "l|r, links|rechts\"; \"\" gives back the built-in ones, left|right and l|r.\n\n"
            "Of a tag:\n"
            "  --colour COLOUR  #rrggbb; \"\" for the automatic one\n"
            "  --key KEY      the key that gives it: a digit or a letter\n"
            "  --kind KIND    range, or point: one frame\n"
            "  --counted WORD  yes: its ranges are instances, which may touch and overlap and have "
            "values, and which\n"
            "                 queries, statistics and exports count; no: its instances become ranges, and "
            "lose\n"
            "                 their values\n"
            "  --group GROUP  the group whose rule it keeps\n"
            "  --mirror TAG   its partner on the other side\n"
            "  --synonyms LIST  other names of it, with commas between them\n"
            "  --implies LIST  tags that its frames have as well, with commas between them\n"
            "  --rule TEXT    where its ranges begin and end; the window shows it while the tag is given\n"
            "  --examples LIST  frames that show what it means, five at most: walk:120-180, with commas\n"
            "                 between them; the window shows their poses beside the rule\n"
            "Of a group:\n"
            "  --policy POLICY  what is there when another of the group is drawn over it: carve (it is "
            "cut),\n"
            "                 push (it goes out of the way), shift (all behind it does), block (it stays)\n"
            "  --exclusive RULE  how many of its tags a frame may have: none (any number), at-most-one,\n"
            "                 exactly-one\n"
            "  --phases LIST  its tags that follow each other, in order, with commas between them; in the "
            "window\n"
            "                 one key goes from each to the next\n"
            "  --rename NAME  its new name; tags, queries, rules and checks follow\n"
            "Of a property of frames:\n"
            "  --type TYPE    string, number or boolean\n"
            "  --default VALUE  what new frames of it have\n"
            "Of all:\n"
            "  --description TEXT  for people\n"
            "  --remove       take the declaration of the group or property away; ranges and values "
            "stay\n"
            "  --dry-run      say what would change, and write nothing\n"
            "  --json         print JSON: {\"tags\", \"groups\", \"properties\", \"namespaces\",\n"
            "                 \"mirrorWords\"}, or\n"
            "                 {\"written\", \"kind\", \"name\", \"changed\", \"tags\", \"broken\", "
            "\"wrongValues\"}\n") +
            libraryOptionHelp,
        runVocabulary,
        vocabularyOptions(),
        {"tagline vocabulary new sample/mine.tagline --dry-run",
         "tagline vocabulary add Locomotion.Jog sample --key J --group locomotion",
         "tagline vocabulary change Locomotion.Walk sample --rule \"heel to heel\" --examples walk:10-40",
         "tagline vocabulary group locomotion sample --phases Walk,Run,Jump",
         "tagline vocabulary mirror-words \"left|right, l|r, links|rechts\" sample",
         "tagline vocabulary sample"},
        true};
}

} // namespace tagline
