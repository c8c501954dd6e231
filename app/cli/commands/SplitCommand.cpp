// `tagline split`: divides a library for training and testing.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/edits/PropertyEdit.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/options/DuplicateArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/library/search/LibrarySplit.h"
#include "core/tags/vocabulary/PropertyTypes.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

namespace tagline {
namespace {

const QString usualProperty = "Split.part";
const QString byDuplicates = "--by-duplicates";

QString propertyName(const CommandArguments& arguments)
{
    return arguments.value("--property").value_or(usualProperty).trimmed();
}

/// The value of --seed; none if it is no whole number.
std::optional<std::uint64_t> typedSeed(const CommandArguments& arguments)
{
    const auto typed = arguments.value("--seed");
    if (!typed) return 1;
    bool isNumber = false;
    const auto seed = typed->toULongLong(&isNumber);
    return isNumber ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

/// Data for printing a split.
struct ToldSplit
{
    const ClipLibrary& library;
    const std::vector<SplitPart>& parts;
    const LibrarySplit& split;
    std::string property;
    std::optional<std::size_t> withoutBody; ///< none if copies were not searched
    bool isWritten = false;
};

std::string textOfSplit(const ToldSplit& told)
{
    std::string text;
    std::int64_t all = 0;
    for (std::size_t part = 0; part < told.parts.size(); ++part)
        all += told.split.totals(told.library, part).frames;
    for (std::size_t part = 0; part < told.parts.size(); ++part) {
        const LibrarySplit::Totals totals = told.split.totals(told.library, part);
        const double share = all > 0 ? 100.0 * double(totals.frames) / double(all) : 0.0;
        text += terminalText(told.parts[part].name) + ": " + counted(std::int64_t(totals.clips), "clip") +
                ", " + counted(totals.frames, "frame") + ", " + QString::number(share, 'f', 1).toStdString() +
                " %\n";
    }
    return text + counted(std::int64_t(told.split.items), "set") +
           " of clips that stay together, the largest of " +
           counted(std::int64_t(told.split.largest), "frame") + '\n' + terminalText(told.property) +
           (told.isWritten ? " is set\n" : " would be set\n");
}

std::string splitJson(const ToldSplit& told)
{
    JsonWriter json;
    json.beginObject().key("parts").beginArray();
    for (std::size_t part = 0; part < told.parts.size(); ++part) {
        const LibrarySplit::Totals totals = told.split.totals(told.library, part);
        json.beginObject().member("name", told.parts[part].name).key("share").number(told.parts[part].share);
        json.member("clips", std::int64_t(totals.clips)).member("frames", totals.frames).endObject();
    }
    json.endArray().key("clips").beginArray();
    for (const ClipId clip : told.library.clipsInPathOrder()) {
        json.beginObject();
        writeClipName(clip, told.library, json);
        json.member("part", told.parts[told.split.partOf[clip.value]].name);
        json.member("frames", std::int64_t(told.library.clip(clip).frames)).endObject();
    }
    json.endArray().member("together", std::int64_t(told.split.items));
    json.member("largest", std::int64_t(told.split.largest)).member("property", told.property);
    json.key("written").boolean(told.isWritten);
    if (told.withoutBody) json.member("withoutBody", std::int64_t(*told.withoutBody));
    json.endObject();
    return std::move(json).finished();
}

std::string splitCsv(const ToldSplit& told, const ExportOptions& options)
{
    std::string text = "clip,part,frames\r\n";
    for (const ClipId clip : told.library.clipsInPathOrder())
        text += csvField(exportedClipName(told.library, clip, options.folder), options) + ',' +
                csvField(told.parts[told.split.partOf[clip.value]].name, options) + ',' +
                std::to_string(told.library.clip(clip).frames) + "\r\n";
    return text;
}

/// The edit that gives every clip as a whole its part; clips without frames have no place for it.
PropertyEdit editOfSplit(const ToldSplit& told)
{
    PropertyEdit all;
    for (std::size_t part = 0; part < told.parts.size(); ++part) {
        std::vector<ClipId> clips;
        for (const ClipId clip : told.library.clipsInPathOrder())
            if (told.split.partOf[clip.value] == part) clips.push_back(clip);
        PropertyEdit edit = propertyEdit(told.library, told.property, PropertyValue(told.parts[part].name),
                                         framesOfClips(told.library, clips, std::nullopt));
        std::ranges::move(edit.changes, std::back_inserter(all.changes));
        all.readOnly += edit.readOnly;
    }
    return all;
}

int tellSplit(const CommandArguments& arguments, CommandDocument& read, ToldSplit told)
{
    PropertyEdit edit = editOfSplit(told);
    if (edit.readOnly > 0) {
        if (read.isComplete()) // damaged files have been reported
            printError({"sidecar.newer",
                        counted(edit.readOnly, "clip is", "clips are") +
                            " read only: a newer version wrote the tags",
                        "split"});
        if (commandMode().isStrict) {
            printError(strictRefusal());
            return ExitBadInput;
        }
    }
    const bool isTable = arguments.has("--csv");
    ExportOptions options;
    options.formulas = formulaGuard(arguments);
    options.folder = read.folder();
    const std::string text = isTable                   ? splitCsv(told, options)
                             : arguments.has("--json") ? splitJson(told)
                                                       : textOfSplit(told);
    if (told.isWritten) {
        read.document().changeSheets(std::move(edit.changes), QString("Split"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, isTable ? OutputForm::Table : formOf(arguments));
    return edit.readOnly > 0 || !read.isComplete() ? int(ExitBadInput) : printed;
}

/// Why the property cannot hold the names of parts; none if it can.
std::optional<Error> refusalOfProperty(const std::string& name, const ClipLibrary& library)
{
    const PropertyDefinition* declared = findProperty(library.vocabulary().properties(), name);
    if (!declared || declared->type == PropertyType::String) return std::nullopt;
    return commandError("command.property-value",
                        "\"" + name + "\" is declared as " + std::string(typeName(declared->type)) +
                            ", and the names of parts are texts; give --property another name");
}

int splitClips(const CommandArguments& arguments, const SplitOptions& options)
{
    CommandDocument read(arguments.paths());
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    if (const auto refusal = refusalOfProperty(propertyName(arguments).toStdString(), read.library())) {
        printError(*refusal);
        return ExitBadInput;
    }
    std::optional<FoundDuplicates> found;
    if (arguments.has(byDuplicates))
        found = foundDuplicates("split", read.library(), duplicateOptions(arguments));
    const LibrarySplit split =
        splitLibrary(read.library(), options, found ? found->stretches : std::vector<DuplicateStretch>());
    return tellSplit(arguments, read,
                     {read.library(), options.parts, split, propertyName(arguments).toStdString(),
                      found ? std::optional(found->withoutBody) : std::nullopt, !arguments.has("--dry-run")});
}

CommandOptions optionsOfSplit()
{
    return {{byDuplicates, mirroredOption, "--by-tags", "--dry-run", "--csv", "--json", withFormulas},
            {"--parts", "--seed", "--property", duplicateSecondsOption, thresholdOption}};
}

/// The problem of the arguments; empty if there is none.
QString misuseOfSplit(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help split";
    if (!arguments.value("--parts")) return "--parts is needed, such as --parts train=80,test=20";
    if (!typedSeed(arguments))
        return "--seed takes a whole number, not \"" + *arguments.value("--seed") + '"';
    if (propertyName(arguments).isEmpty()) return "--property needs a name";
    if (arguments.has("--csv") && arguments.has("--json")) return "--csv cannot be used with --json";
    if (arguments.has(withFormulas) && !arguments.has("--csv")) return withFormulas + " needs --csv";
    if (!arguments.has(byDuplicates))
        for (const QString& option : {mirroredOption, duplicateSecondsOption, thresholdOption})
            if (arguments.has(option) || arguments.value(option))
                return option + " goes with " + byDuplicates;
    return misuseOfDuplicateOptions(arguments);
}

int runSplit(const QStringList& given)
{
    const CommandArguments arguments(given, optionsOfSplit());
    if (const QString wrong = misuseOfSplit(arguments); !wrong.isEmpty())
        return usageError("split: " + wrong);
    auto parts = splitParts(arguments.value("--parts")->toStdString());
    if (!parts) return usageError("split: --parts: " + QString::fromStdString(parts.error().message));
    return splitClips(arguments, {std::move(*parts), *typedSeed(arguments), arguments.has("--by-tags")});
}

} // namespace

Command splitCommand()
{
    return {
        "split",
        "part a library for training and testing, so that no take and no copy is in both",
        QString(
            "Usage: tagline split PATH... --parts NAME=SHARE,NAME=SHARE... [options]\n\n"
            "Gives every clip a part as a property of all its frames, Split.part: queries ask for it, and\n"
            "exports write it, and the clips that a query finds: Split.part == \"train\". All clips of a "
            "file\n"
            "come to one part, and so do those of a take (tagline help takes), which stay together; where\n"
            "near duplicates are kept together, also all that have a stretch in common. Shares count\n"
            "frames; no part is above its share by more than the largest set of clips that stay together.\n"
            "The same seed makes the same split of the same files.\n\n"
            "  --parts LIST   names and shares: train=80,test=20, or train=8,validation=1,test=1\n"
            "  --seed N       another number draws another split; default: 1\n"
            "  --by-duplicates  keep near duplicates together (tagline help duplicates)\n") +
            duplicateOptionsHelp +
            "  --by-tags      share out the frames of each tag evenly too, as far as that goes\n"
            "  --property NAME  the property that says the part; default: Split.part\n"
            "  --dry-run      say what would be set, and write nothing\n"
            "  --csv          a line for each clip: clip, part, frames\n"
            "  --formulas     with --csv: leave texts as they are that a spreadsheet would run as formulas;\n"
            "                 usually a ' stands before them\n"
            "  --json         print JSON: {\"parts\": [{\"name\", \"share\", \"clips\", \"frames\"}], "
            "\"clips\":\n"
            "                 [{\"source\", \"clip\", \"part\", \"frames\"}], \"together\", \"largest\", "
            "\"property\",\n"
            "                 \"written\"}; with --by-duplicates \"withoutBody\" too\n",
        runSplit,
        optionsOfSplit(),
        {"tagline split sample --parts train=80,test=20 --by-duplicates --mirrored",
         "tagline split sample --parts train=8,test=2 --seed 7 --csv --dry-run"},
        true};
}

} // namespace tagline
