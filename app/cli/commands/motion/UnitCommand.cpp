#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/import/SettingTexts.h"
#include "core/io/json/JsonWriter.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/query/language/NamePattern.h"
#include "core/support/text/PathText.h"

namespace tagline {
namespace {

/// The choice of `tagline unit` for the unit of each file.
struct UnitChoice
{
    bool isSuggested = false;     ///< the unit suggested by a figure's size, if that is unlikely
    std::optional<double> metres; ///< none for the file's own unit
};

std::optional<UnitChoice> unitChoice(const QString& typed)
{
    if (typed == "suggested") return UnitChoice{true, {}};
    if (typed == "file") return UnitChoice{};
    const auto metres = parsedLengthUnit(typed.toStdString());
    return metres ? std::optional(UnitChoice{false, metres}) : std::nullopt;
}

/// The choice for the up axis.
struct UpChoice
{
    std::optional<UpAxis> axis; ///< none for that of the file, given or detected
};

std::optional<UpChoice> upChoice(const QString& typed)
{
    const QString letter = typed.toUpper();
    if (typed == "file") return UpChoice{};
    if (letter.size() != 1 || letter < "X" || letter > "Z") return std::nullopt;
    return UpChoice{UpAxis(letter.at(0).unicode() - u'X')};
}

/// All choices; settings without one stay as they are.
struct Choice
{
    std::optional<UnitChoice> unit;
    std::optional<UpChoice> up;
};

ImportSettings chosenSettings(const LibrarySource& source, ImportSettings settings, const Choice& choice)
{
    if (choice.up) settings.upAxis = choice.up->axis;
    if (!choice.unit) return settings;
    if (!choice.unit->isSuggested)
        settings.metresPerUnit = choice.unit->metres;
    else if (source.unitSuggestion)
        settings.metresPerUnit = source.unitSuggestion->metresPerUnit;
    return settings;
}

/// The files whose settings the choice changes, with the new settings.
std::vector<SourceSettings> changedSettings(const LibraryDocument& document, const Choice& choice,
                                            const std::optional<QString>& pattern)
{
    const ClipLibrary& library = document.library();
    const NamePattern name(pattern.value_or("*").toStdString());
    std::vector<SourceSettings> changed;
    for (const SourceId id : library.sourcesInPathOrder()) {
        const LibrarySource& source = library.source(id);
        if (!name.matches(fileNameOf(source.path))) continue;
        const SourceSettings settings{id, chosenSettings(source, document.importSettings(id), choice)};
        if (!(settings.settings == document.importSettings(id))) changed.push_back(settings);
    }
    return changed;
}

/// "centimetres, Z up": text on the chosen settings.
std::string settingsText(const ImportSettings& settings, const Choice& choice)
{
    std::string text;
    if (choice.unit)
        text = settings.metresPerUnit ? lengthUnitText(*settings.metresPerUnit) : "as the file says";
    if (!choice.up) return text;
    const std::string up =
        settings.upAxis ? std::string(axisLetter(*settings.upAxis)) + " up" : "up as the file says";
    return text.empty() ? up : text + ", " + up;
}

std::string plainText(const std::vector<SourceSettings>& changed, const ClipLibrary& library,
                      const Choice& choice, bool isDryRun)
{
    std::string text;
    for (const SourceSettings& each : changed)
        text += terminalText(library.source(each.source).shown) + ": " + settingsText(each.settings, choice) +
                '\n';
    return text + counted(std::int64_t(changed.size()), "file") +
           (isDryRun ? " would change\n" : " changed\n");
}

std::string jsonText(const std::vector<SourceSettings>& changed, const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.key("files").beginArray();
    for (const SourceSettings& each : changed) {
        json.beginObject().member("source", library.source(each.source).shown);
        if (each.settings.metresPerUnit) json.key("metresPerUnit").number(*each.settings.metresPerUnit);
        if (each.settings.upAxis) json.member("upAxis", axisLetter(*each.settings.upAxis));
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

/// The typed choice, and the index of the first path; an error for people if it is invalid.
Result<std::pair<Choice, int>> typedChoice(const CommandArguments& arguments)
{
    const auto problem = [](const QString& text) {
        return Error{"unit.usage", ("unit: " + text).toStdString(), {}};
    };
    Choice choice;
    if (const auto typed = arguments.value("--up")) {
        choice.up = upChoice(*typed);
        if (!choice.up) return problem('"' + *typed + "\" is no axis; use X, Y, Z or file");
    }
    if (arguments.positional().isEmpty()) return problem("PATH is missing; see tagline help unit");
    const QString first = arguments.positional().front();
    choice.unit = unitChoice(first);
    const int paths = choice.unit ? 1 : 0;
    const bool isEnough = arguments.positional().size() > paths;
    if (!choice.unit && !choice.up && arguments.positional().size() > 1)
        return problem('"' + first +
                       "\" is not a unit; use m, cm, mm, in, ft, asf, dm, the metres of one unit, suggested "
                       "or file");
    if (!isEnough || (!choice.unit && !choice.up))
        return problem("UNIT, or --up AXIS, and PATH are needed; see tagline help unit");
    return std::pair(choice, paths);
}

CommandOptions unitOptions()
{
    return {{"--dry-run", "--json"}, {"--file", "--up"}, {{"--up", {"X", "Y", "Z", "file"}}}};
}

int runUnit(const QStringList& given)
{
    const CommandArguments arguments(given, unitOptions());
    if (!arguments.problem().isEmpty()) return usageError("unit: " + arguments.problem());
    const auto typed = typedChoice(arguments);
    if (!typed) return usageError(QString::fromStdString(typed.error().message));
    const auto& [choice, firstPath] = *typed;
    CommandDocument read(arguments.paths(firstPath));
    const bool isDryRun = arguments.has("--dry-run");
    std::optional<Error> refusal = read.refusal();
    if (!refusal && !isDryRun && read.document().libraryPath().empty())
        refusal =
            commandError("library.no-file", "units are kept in a library file (name.tagline): add one to "
                                            "the paths");
    if (refusal) {
        printError(*refusal);
        return ExitBadInput;
    }
    const std::vector<SourceSettings> changed =
        changedSettings(read.document(), choice, arguments.value("--file"));
    if (!isDryRun && !changed.empty()) {
        read.document().setImportSettings(changed, QString("Unit"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(arguments.has("--json") ? jsonText(changed, read.library(), isDryRun)
                                                      : plainText(changed, read.library(), choice, isDryRun),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace

Command unitCommand()
{
    return {"unit",
            "set the unit and the up axis of files that state none, or a wrong one",
            "Usage: tagline unit UNIT PATH... [--up AXIS] [--file PATTERN] [--dry-run] [--json]\n"
            "       tagline unit --up AXIS PATH... [--file PATTERN] [--dry-run] [--json]\n\n"
            "Writes both to the library file, which is one of the paths. The window and all commands then "
            "read\n"
            "the files so. What was taken so far, and why, says tagline info.\n\n"
            "  UNIT         m, cm, mm, in, ft, asf, dm, or the metres of one unit as a number\n"
            "               suggested  for each figure smaller than 10 cm or larger than 25 m, the unit that "
            "gives\n"
            "                          it the size of a person (every command names these files)\n"
            "               file       what the file itself says\n"
            "  --up AXIS    the axis of the file that points up: X, Y or Z; file: what the file itself says "
            "or shows\n"
            "  --file PATTERN  only files whose name matches, with * and ?: tagline unit cm lib --file "
            "\"walk_*\"\n"
            "  --dry-run    say what would change, and write nothing\n"
            "  --json       print JSON: {\"written\", \"files\": [{\"source\", \"metresPerUnit\", "
            "\"upAxis\"}]}\n",
            runUnit,
            unitOptions(),
            {"tagline unit cm sample --file \"wave*\""},
            true};
}

} // namespace tagline
