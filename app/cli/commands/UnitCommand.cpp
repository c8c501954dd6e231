#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/query/language/NamePattern.h"
#include "core/support/PathText.h"

namespace tagline {
namespace {

/// What `tagline unit` is to do with each file.
struct UnitChoice
{
    bool isSuggested = false;     ///< what each figure's size suggests, where it is unlikely
    std::optional<double> metres; ///< none: what the file says
};

std::optional<UnitChoice> unitChoice(const QString& typed)
{
    if (typed == "suggested") return UnitChoice{true, {}};
    if (typed == "file") return UnitChoice{};
    const auto metres = parsedLengthUnit(typed.toStdString());
    return metres ? std::optional(UnitChoice{false, metres}) : std::nullopt;
}

/// The files whose settings the choice changes.
std::vector<SourceSettings> changedSettings(const LibraryDocument& document, const UnitChoice& choice,
                                            const std::optional<QString>& pattern)
{
    const ClipLibrary& library = document.library();
    const NamePattern name(pattern.value_or("*").toStdString());
    std::vector<SourceSettings> changed;
    for (const SourceId id : library.sourcesInPathOrder()) {
        const LibrarySource& source = library.source(id);
        if (!name.matches(fileNameOf(source.path))) continue;
        if (choice.isSuggested && !source.unitSuggestion) continue;
        SourceSettings settings{id, document.importSettings(id)};
        settings.settings.metresPerUnit =
            choice.isSuggested ? std::optional(source.unitSuggestion->metresPerUnit) : choice.metres;
        if (!(settings.settings == document.importSettings(id))) changed.push_back(settings);
    }
    return changed;
}

std::string plainText(const std::vector<SourceSettings>& changed, const ClipLibrary& library, bool isDryRun)
{
    std::string text;
    for (const SourceSettings& each : changed) {
        const auto& metres = each.settings.metresPerUnit;
        text += terminalText(library.source(each.source).shown) + ": " +
                (metres ? lengthUnitText(*metres) : "as the file says") + '\n';
    }
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
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int runUnit(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--dry-run", "--json"}, {"--file"}});
    if (!arguments.problem().isEmpty()) return usageError("unit: " + arguments.problem());
    if (arguments.positional().size() < 2)
        return usageError("unit: UNIT and PATH are needed; see tagline help unit");
    const QString typed = arguments.positional().front();
    const auto choice = unitChoice(typed);
    if (!choice)
        return usageError("unit: \"" + typed +
                          "\" is not a unit; use m, cm, mm, in, ft, asf, the metres of one unit, "
                          "suggested or file");
    CommandDocument read(arguments.paths(1));
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
        changedSettings(read.document(), *choice, arguments.value("--file"));
    if (!isDryRun && !changed.empty()) {
        read.document().setImportSettings(changed, QString("Unit"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(arguments.has("--json") ? jsonText(changed, read.library(), isDryRun)
                                                      : plainText(changed, read.library(), isDryRun),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace

Command unitCommand()
{
    return {"unit", "set the length unit of files that state none, or a wrong one",
            "Usage: tagline unit UNIT PATH... [--file PATTERN] [--dry-run] [--json]\n\n"
            "Writes the unit to the library file, which is one of the paths. The window and all commands "
            "then read\n"
            "the files in this unit.\n\n"
            "  UNIT         m, cm, mm, in, ft, asf, or the metres of one unit as a number\n"
            "               suggested  for each figure smaller than 10 cm or larger than 25 m, the unit that "
            "gives\n"
            "                          it the size of a person (every command names these files)\n"
            "               file       what the file itself says\n"
            "  --file PATTERN  only files whose name matches, with * and ?: tagline unit cm lib --file "
            "\"walk_*\"\n"
            "  --dry-run    say what would change, and write nothing\n"
            "  --json       print JSON: {\"written\", \"files\": [{\"source\", \"metresPerUnit\"}]}\n",
            runUnit};
}

} // namespace tagline
