// `tagline property`: lists properties of frames, and sets their values.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/edits/PropertyEdit.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/options/frames/FramesOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/support/text/TextLists.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <map>
#include <set>

namespace tagline {
namespace {

const WordOptions& optionsOfPropertyWords()
{
    static const QStringList both{"--query", "--frames", "--all", clipOption, "--dry-run"};
    static const WordOptions options{{"set", both + QStringList{"--type"}}, {"remove", both}};
    return options;
}

CommandOptions propertyOptions()
{
    return {{"--all", "--dry-run", "--json"},
            {"--query", "--frames", clipOption, "--type", libraryOption},
            {{"--type", {"string", "number", "boolean"}}},
            {"set", "remove"}};
}

/// Counts of the clips' values of a property.
struct PropertyTotals
{
    std::set<PropertyType> types; ///< types of the values
    std::int64_t clips = 0;
    std::int64_t ranges = 0;
    std::int64_t frames = 0;
};

/// Totals by name, also of declared properties without values; without those that record who tagged.
std::map<std::string, PropertyTotals> propertyTotals(const ClipLibrary& library)
{
    std::map<std::string, PropertyTotals> totals;
    for (const PropertyDefinition& each : library.vocabulary().properties()) totals[each.name];
    for (const ClipId id : library.clipsInPathOrder())
        for (const PropertyLane& lane : library.clip(id).sheet.properties()) {
            if (isRecord(lane.name, library.vocabulary())) continue;
            PropertyTotals& of = totals[lane.name];
            ++of.clips;
            of.ranges += std::int64_t(lane.ranges.size());
            for (const PropertyRange& each : lane.ranges) {
                of.frames += each.range.length();
                of.types.insert(typeOf(each.value));
            }
        }
    return totals;
}

std::string propertiesText(const ClipLibrary& library)
{
    std::string text;
    const auto totals = propertyTotals(library);
    for (const auto& [name, of] : totals) {
        const PropertyDefinition* declared = findProperty(library.vocabulary().properties(), name);
        std::vector<std::string> types;
        for (const PropertyType each : declared ? std::set{declared->type} : of.types)
            types.emplace_back(typeName(each));
        text += terminalText(name) + ": " + orList(types) + (declared ? "" : ", not declared") + "; " +
                counted(of.frames, "frame") + " in " + counted(of.ranges, "range") + " of " +
                counted(of.clips, "clip") + '\n';
    }
    return text + counted(std::int64_t(totals.size()), "property", "properties") + '\n';
}

std::string propertiesJson(const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("properties").beginArray();
    for (const auto& [name, of] : propertyTotals(library)) {
        const PropertyDefinition* declared = findProperty(library.vocabulary().properties(), name);
        json.beginObject().member("name", name).key("declared").boolean(declared != nullptr);
        json.key("types").beginArray();
        for (const PropertyType each : declared ? std::set{declared->type} : of.types)
            json.string(typeName(each));
        json.endArray().member("clips", of.clips).member("ranges", of.ranges);
        json.member("frames", of.frames).endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int listProperties(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const int printed =
        print(arguments.has("--json") ? propertiesJson(read.library) : propertiesText(read.library),
              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The typed value, of the type of --type, else as declared, else guessed from the text. None for remove.
Result<std::optional<PropertyValue>> typedValue(const CommandArguments& arguments, const ClipLibrary& library)
{
    const QStringList& given = arguments.positional();
    if (given[0] == "remove") return std::optional<PropertyValue>();
    const std::string name = given[1].trimmed().toStdString(), text = given[2].toStdString();
    std::optional<PropertyType> type;
    if (const auto typed = arguments.value("--type"))
        type = findPropertyType(typed->toStdString());
    else if (const auto* declared = findProperty(library.vocabulary().properties(), name))
        type = declared->type;
    if (!type) return std::optional(guessedValueOfText(text));
    if (auto value = valueOfText(text, *type)) return value;
    return commandError("command.property-value", '"' + text + "\" is no " + std::string(typeName(*type)) +
                                                      ", as \"" + name +
                                                      "\" is declared; --type takes another");
}

Result<PropertyEdit> editOfProperty(const CommandArguments& arguments, const CommandDocument& read)
{
    if (read.refusal()) return *read.refusal();
    const auto value = typedValue(arguments, read.library());
    if (!value) return value.error();
    const auto where = chosenFrames(arguments, read.library());
    if (!where) return where.error();
    if (const auto checked = checkTypedFrames(arguments, read.library(), *where); !checked)
        return checked.error();
    return propertyEdit(read.library(), arguments.positional()[1].trimmed().toStdString(), *value, *where);
}

std::string editedPropertyText(const std::string& name, const PropertyEdit& edit, bool isDryRun)
{
    std::string text = terminalText(name) + ": " + counted(edit.frames, "frame") + " of " +
                       counted(std::int64_t(edit.changes.size()), "clip") +
                       (isDryRun ? " would change\n" : " changed\n");
    if (edit.unchanged > 0) text += "nothing to change: " + counted(edit.unchanged, "clip") + '\n';
    if (edit.outside > 0) text += "without such frames: " + counted(edit.outside, "clip") + '\n';
    if (edit.readOnly > 0) text += "read-only, not changed: " + counted(edit.readOnly, "clip") + '\n';
    return text;
}

std::string editedPropertyJson(const std::string& name, const PropertyEdit& edit, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().member("property", name).key("written").boolean(!isDryRun);
    json.member("clips", std::int64_t(edit.changes.size())).member("frames", edit.frames);
    json.member("unchanged", edit.unchanged).member("outside", edit.outside);
    json.member("readOnly", edit.readOnly).endObject();
    return std::move(json).finished();
}

int refuseProperty(const CommandArguments& arguments, const Error& why)
{
    printError(why);
    const auto query = arguments.value("--query");
    if (query && why.column > 0) printPlace(query->toStdString(), why.column);
    return ExitBadInput;
}

int editProperty(const CommandArguments& arguments)
{
    const bool isSetting = arguments.positional().front() == "set";
    CommandDocument read(arguments.paths(isSetting ? 3 : 2), namedLibrary(arguments));
    auto edit = editOfProperty(arguments, read);
    if (!edit) return refuseProperty(arguments, edit.error());
    if (edit->readOnly > 0 && read.isComplete()) // damaged files have been reported
        printError(
            {"sidecar.newer",
             counted(edit->readOnly, "clip is", "clips are") + " read only: a newer version wrote the tags",
             "property"});
    if (edit->readOnly > 0 && commandMode().isStrict) return refuseProperty(arguments, strictRefusal());
    const bool isDryRun = arguments.has("--dry-run");
    const std::string name = arguments.positional()[1].trimmed().toStdString();
    const std::string text = arguments.has("--json") ? editedPropertyJson(name, *edit, isDryRun)
                                                     : editedPropertyText(name, *edit, isDryRun);
    if (!isDryRun) {
        read.document().changeSheets(std::move(edit->changes),
                                     isSetting ? "Set Property" : "Remove Property");
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return edit->readOnly > 0 || !read.isComplete() ? int(ExitBadInput) : printed;
}

QString misuseOfProperty(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const QStringList& given = arguments.positional();
    if (given.isEmpty()) return "PATH is missing; see tagline help property";
    const QString& word = given.front();
    const bool isEdit = optionsOfPropertyWords().contains(word);
    for (const QString& wrong :
         {misuseOfWordOptions(arguments, optionsOfPropertyWords(), isEdit ? word : QString("a list")),
          misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return wrong;
    if (!isEdit) return {};
    if (word == "set" && given.size() < 4) return "set needs NAME, VALUE and PATH; see tagline help property";
    if (given.size() < 3) return "remove needs NAME and PATH; see tagline help property";
    if (given[1].trimmed().isEmpty()) return "a property needs a name";
    if (const auto type = arguments.value("--type"); type && !findPropertyType(type->toStdString()))
        return "--type takes string, number or boolean, not \"" + *type + '"';
    return misuseOfFramesOption(arguments, true);
}

int runProperty(const QStringList& given)
{
    const CommandArguments arguments(given, propertyOptions());
    if (const QString wrong = misuseOfProperty(arguments); !wrong.isEmpty())
        return usageError("property: " + wrong);
    const bool isEdit = optionsOfPropertyWords().contains(arguments.positional().front());
    return isEdit ? editProperty(arguments) : listProperties(arguments);
}

} // namespace

Command propertyCommand()
{
    return {
        "property",
        "list properties of frames, and give frames values of them",
        QString(
            "Usage: tagline property PATH... [--json]\n"
            "       tagline property set NAME VALUE PATH... (--query TEXT | --frames START:STOP | --all)\n"
            "                   [--type TYPE] [--clip NAME] [--dry-run] [--json]\n"
            "       tagline property remove NAME PATH... (--query TEXT | --frames START:STOP | --all)\n"
            "                   [--clip NAME] [--dry-run] [--json]\n\n"
            "A property is a value that frames have, such as terrain or slope; queries ask for it:\n"
            "terrain == \"gravel\", slope > 0.2. VALUE is read as the property is declared (tagline help\n"
            "vocabulary), else as true or false, a number, or a text. A set lies in its name:\n"
            "gameplay::terrain.\n\n"
            "  --query TEXT   the frames that a query finds\n"
            "  --frames START:STOP  these frames: 120:480, or by time at each clip's rate: 1.5s:3s,\n"
            "                 00:01.5-00:03\n"
            "  --all          every clip as a whole\n"
            "  --type TYPE    what VALUE is: string, number or boolean\n") +
            clipOptionHelp +
            "  --dry-run      say what would change, and write nothing\n"
            "  --json         print JSON: {\"properties\": [{\"name\", \"declared\", \"types\", \"clips\",\n"
            "                 \"ranges\", \"frames\"}]}, or {\"property\", \"written\", \"clips\", "
            "\"frames\",\n"
            "                 \"unchanged\", \"outside\", \"readOnly\"}\n" +
            libraryOptionHelp,
        runProperty,
        propertyOptions(),
        {"tagline property set terrain gravel sample --query \"Run & ~Bad\"", "tagline property sample"},
        true};
}

} // namespace tagline
