#include "app/cli/edits/TagImport.h"

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/options/tagging/TagSetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/imports/ForeignText.h"
#include "core/imports/TagImportPlan.h"
#include "core/io/json/JsonWriter.h"
#include "core/system/saving/FileContent.h"
#include "core/tags/vocabulary/PropertyTexts.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

const TagImportFormat* formatOf(const CommandArguments& arguments, const QString& option)
{
    return tagImportFormat(arguments.value(option).value_or(QString()).toStdString());
}

QStringList importFormatIds()
{
    QStringList ids;
    for (const TagImportFormat& each : tagImportFormats()) ids << QString::fromStdString(each.id);
    return ids;
}

QStringList columnWords(const TagImportFormat& format)
{
    QStringList words;
    for (const CsvColumn& column : format.columns)
        words << QString::fromUtf8(column.word.data(), qsizetype(column.word.size()));
    return words;
}

/// Reads "tag=What,start=from"; returns the problem, empty if there is none.
QString readColumns(const QString& text, const TagImportFormat& format,
                    std::map<ColumnRole, std::string>& columns)
{
    const QStringList words = columnWords(format);
    for (const QString& part : text.split(',')) {
        const qsizetype place = words.indexOf(part.section('=', 0, 0).trimmed());
        if (place < 0 || !part.contains('='))
            return QString("--columns takes NAME=HEADING, parted by commas, not \"%1\"; the names are %2")
                .arg(part, words.join(", "));
        columns[format.columns[std::size_t(place)].role] = part.section('=', 1).toStdString();
    }
    return {};
}

/// The problem of the named tag set; empty if there is none.
QString misuseOfSet(const CommandArguments& arguments)
{
    TagImportOptions named;
    giveNamespace(named, arguments.value("--namespace").value_or(QString()).toStdString());
    const QString ofNamespace = QString::fromStdString(named.set.value_or(std::string()));
    const auto set = arguments.value(setOption);
    if (set && named.set)
        return "--set and --namespace both name a tag set: give --namespace without what ends with ::";
    if (set) return setNameProblem(*set);
    if (named.nameSpace.find(setSeparator) != std::string::npos)
        return "--namespace names one tag set at most: what stands behind its :: is put before the tags' "
               "names";
    return ofNamespace.isEmpty() ? QString() : setNameProblem(ofNamespace);
}

/// Expects arguments without misuse.
TagImportOptions tagImportOptions(const CommandArguments& arguments)
{
    TagImportOptions options;
    if (const auto rate = arguments.value("--rate")) options.rate = typedRate(rate->toStdString());
    if (const auto end = arguments.value("--end"))
        options.endRule = *end == "inclusive" ? EndRule::Inclusive : EndRule::HalfOpen;
    if (const auto set = arguments.value(setOption))
        options.set = *set == QString::fromUtf8(defaultSet) ? std::string() : set->toStdString();
    giveNamespace(options, arguments.value("--namespace").value_or(QString()).toStdString());
    options.tag = arguments.value("--tag").value_or(QString()).toStdString();
    options.hasTierNames = arguments.has("--tiers");
    if (const auto columns = arguments.value("--columns"))
        readColumns(*columns, *formatOf(arguments, "--from"), options.columns);
    options.clip = arguments.value("--clip").value_or(QString()).toStdString();
    options.replaces = arguments.has("--replace");
    options.asCaptions = arguments.has("--captions");
    options.onlyKnown = arguments.has("--known-only");
    return options;
}

/// Adds to the error of a missing column how to name columns.
Error withColumnsHint(Error error, const TagImportFormat& format, std::string_view bytes)
{
    if (error.code != "foreign.column" || !format.headings) return error;
    std::string headings;
    for (const std::string& heading : format.headings(bytes))
        headings += (headings.empty() ? "" : ", ") + terminalText(heading);
    error.message += "; --columns NAME=HEADING says which is which, and the headings are " + headings;
    return error;
}

/// The format whose title contains the word, such as the name of a program; null if there is none.
const TagImportFormat* formatTitled(const QString& word)
{
    for (const TagImportFormat& each : tagImportFormats())
        if (!word.isEmpty() && QString::fromStdString(each.title).contains(word, Qt::CaseInsensitive))
            return &each;
    return nullptr;
}

/// Plans all files, or none: an unreadable file is an error of the whole.
Result<void> planFiles(TagImportPlan& plan, const TagImportFormat& format, const TagImportOptions& options,
                       const std::vector<std::string>& files)
{
    for (const std::string& file : files) {
        const auto content = readFile(file, largestForeignFile);
        if (!content) return content.error();
        const auto tags = readForeignTags(format, content->bytes, file, options);
        if (!tags)
            return options.columns.empty() ? withColumnsHint(tags.error(), format, content->bytes)
                                           : tags.error();
        if (const auto added = plan.add(format, *tags, file); !added) return added.error();
    }
    return {};
}

void writeFrameValues(const TagImportPlan& plan, const ClipLibrary& library, JsonWriter& json)
{
    for (const auto& [id, properties] : plan.frameValues())
        for (const auto& [name, values] : properties)
            for (const auto& [start, each] : values) {
                json.beginObject().member("clip", exportedClipName(library, id)).member("property", name);
                json.key("value");
                writeValue(each.value, json);
                json.key("range").beginArray(JsonWriter::Layout::Inline);
                json.integer(each.range.start).integer(each.range.stop).endArray().endObject();
            }
}

void printNotes(const TagImportPlan& plan)
{
    std::vector<ForeignLoss> notes;
    for (ForeignLoss loss : plan.losses()) {
        loss.what.insert(0, "left out or changed: ");
        notes.push_back(std::move(loss));
    }
    notes.insert(notes.end(), plan.doubts().begin(), plan.doubts().end());
    for (const ForeignLoss& each : inOrderOfLines(std::move(notes))) printNote(each.place(), each.said());
}

std::string importJson(const TagImportPlan& plan, const std::vector<std::string>& newTags,
                       const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.key("clips").beginArray();
    for (const auto& [id, tags] : plan.clips()) {
        json.beginObject().member("clip", exportedClipName(library, id));
        json.key("tags").beginObject();
        for (const auto& [name, ranges] : tags) {
            json.key(name).beginArray();
            for (const FrameRange range : ranges)
                json.beginArray(JsonWriter::Layout::Inline)
                    .integer(range.start)
                    .integer(range.stop)
                    .endArray();
            json.endArray();
        }
        json.endObject().endObject();
    }
    json.endArray().key("captions").beginArray();
    for (const auto& [id, captions] : plan.captions())
        json.beginObject()
            .member("clip", exportedClipName(library, id))
            .member("count", std::int64_t(captions.size()))
            .endObject();
    json.endArray().key("states").beginArray();
    for (const auto& [id, state] : plan.states())
        json.beginObject()
            .member("clip", exportedClipName(library, id))
            .member("state", stageName(state.stage))
            .member("by", state.by)
            .member("at", state.at)
            .endObject();
    json.endArray().key("values").beginArray();
    for (const auto& [id, values] : plan.values())
        for (const auto& [name, value] : values) {
            json.beginObject().member("clip", exportedClipName(library, id)).member("property", name);
            json.key("value");
            writeValue(value, json);
            json.endObject();
        }
    writeFrameValues(plan, library, json);
    json.endArray().key("newTags").beginArray();
    for (const std::string& tag : newTags) json.string(tag);
    json.endArray().key("notHeld").beginArray();
    for (const ForeignLoss& loss : inOrderOfLines(plan.losses()))
        json.beginObject()
            .member("what", loss.what)
            .member("file", loss.file)
            .member("line", std::int64_t(loss.line))
            .member("count", loss.count)
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

/// Text on the ranges and values that `held` counts.
std::string importOutcome(const std::string& held, std::size_t clips, std::size_t changed, bool isDryRun)
{
    if (clips > 0 && changed == 0) return "nothing is new: " + held + " were there already\n";
    std::string text = held + (isDryRun ? " would be imported" : " imported");
    if (changed < clips)
        text += "; in " + counted(std::int64_t(clips - changed), "clip") + " all of it was there already";
    return text + '\n';
}

/// "2 new tags: Jump, Land"; empty without any.
std::string newTagsText(const std::vector<std::string>& newTags)
{
    std::string names;
    for (const std::string& each : newTags) names += (names.empty() ? "" : ", ") + terminalText(each);
    return newTags.empty() ? names : counted(std::int64_t(newTags.size()), "new tag") + ": " + names + '\n';
}

/// `changed`: how many clips come to be others.
std::string importText(const TagImportPlan& plan, const std::vector<std::string>& newTags,
                       const ClipLibrary& library, std::size_t changed, bool isDryRun)
{
    std::string text;
    for (const auto& [id, tags] : plan.clips())
        for (const auto& [name, ranges] : tags)
            text += terminalText(exportedClipName(library, id)) + ": " +
                    counted(std::int64_t(ranges.size()), "range") + " of " + terminalText(name) + '\n';
    for (const auto& [id, captions] : plan.captions())
        text += terminalText(exportedClipName(library, id)) + ": " +
                counted(std::int64_t(captions.size()), "caption") + '\n';
    for (const auto& [id, state] : plan.states())
        text += terminalText(exportedClipName(library, id)) + ": " + stateText(state) + '\n';
    for (const auto& [id, values] : plan.values())
        for (const auto& [name, value] : values)
            text += terminalText(exportedClipName(library, id)) + ": " + terminalText(name) + " = " +
                    terminalText(textOfValue(value)) + '\n';
    for (const auto& [id, properties] : plan.frameValues())
        for (const auto& [name, values] : properties)
            text += terminalText(exportedClipName(library, id)) + ": " +
                    counted(std::int64_t(values.size()), "value") + " of " + terminalText(name) + '\n';
    std::string written = plan.captionCount() > 0 ? " and " + counted(plan.captionCount(), "caption") : "";
    if (!plan.states().empty()) written += " and " + counted(std::int64_t(plan.states().size()), "state");
    if (plan.valueCount() > 0) written += " and " + counted(plan.valueCount(), "value");
    text += newTagsText(newTags);
    return text + importOutcome(counted(plan.rangeCount(), "range") + " of " +
                                    counted(std::int64_t(plan.tagNames().size()), "tag") + written + " in " +
                                    counted(std::int64_t(plan.clipCount()), "clip"),
                                plan.clipCount(), changed, isDryRun);
}

} // namespace

CommandOptions importOptions()
{
    return {{"--tiers", "--captions", "--replace", "--known-only", "--dry-run", "--json"},
            {"--from", "--into", "--rate", "--end", "--namespace", setOption, "--tag", "--columns", "--clip",
             "--author"},
            {{"--from", importFormatIds()}, {"--end", {"half-open", "inclusive"}}}};
}

QString misuseOfTagImport(const CommandArguments& arguments)
{
    const TagImportFormat* format = formatOf(arguments, "--from");
    if (!format) {
        const QString named = arguments.value("--from").value_or(QString());
        const TagImportFormat* meant = formatTitled(named);
        const QString hint =
            meant ? QString(" (\"%1\" is: %2)")
                        .arg(QString::fromStdString(meant->id), QString::fromStdString(meant->title))
                  : QString();
        return QString("there is no format \"%1\" to import from; the formats are %2%3")
            .arg(named, importFormatIds().join(", "), hint);
    }
    if (arguments.positional().isEmpty()) return "FILE is missing; see tagline help import";
    if (!arguments.value("--into")) return "--into PATH is needed: the library that the tags go into";
    const QString id = QString::fromStdString(format->id);
    const auto rate = arguments.value("--rate");
    if (rate && !format->countsFrames)
        return QString("--rate cannot be used with --from %1, which gives times in seconds").arg(id);
    if (rate && !typedRate(rate->toStdString()))
        return QString("--rate takes frames a second, such as 30, 29.97 or 30000/1001, not \"%1\"")
            .arg(*rate);
    const QString end = arguments.value("--end").value_or("inclusive");
    if (end != "inclusive" && end != "half-open")
        return QString("--end takes inclusive or half-open, not \"%1\"").arg(end);
    if (arguments.has("--tiers") && !format->hasTiers)
        return QString("--tiers cannot be used with --from %1, which has none").arg(id);
    if (const QString wrong = misuseOfSet(arguments); !wrong.isEmpty()) return wrong;
    const auto columns = arguments.value("--columns");
    if (columns && !format->hasColumns())
        return QString("--columns cannot be used with --from %1, which has none").arg(id);
    std::map<ColumnRole, std::string> ignored;
    return columns ? readColumns(*columns, *format, ignored) : QString();
}

int runTagImport(const CommandArguments& arguments)
{
    CommandDocument read({argumentBytes(*arguments.value("--into"))});
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const TagImportOptions options = tagImportOptions(arguments);
    TagImportPlan plan(read.library(), read.folder(), options);
    if (const auto planned = planFiles(plan, *formatOf(arguments, "--from"), options, arguments.paths());
        !planned) {
        printError(planned.error());
        return ExitBadInput;
    }
    printNotes(plan);
    if (commandMode().isStrict && !plan.losses().empty()) {
        printError({"command.strict", "nothing was written, because not everything can be held (--strict)",
                    "tagline"});
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    const std::vector<std::string> newTags = plan.newTagNames();
    read.document().knowTags(plan.tagNames());
    std::vector<SheetChange> changes = plan.sheetChanges(read.library().vocabulary());
    const std::string text = arguments.has("--json")
                                 ? importJson(plan, newTags, read.library(), isDryRun)
                                 : importText(plan, newTags, read.library(), changes.size(), isDryRun);
    if (!isDryRun) {
        signEdits(read.document(), arguments);
        read.document().changeSheets(std::move(changes), QString("Import Tags"));
        read.defineUsedTags(plan.tagNames());
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    if (plan.isNoClipFound()) {
        printError({"foreign.clip",
                    "nothing was imported: none of the clips that are named can take it; --clip NAME gives "
                    "everything to one clip",
                    arguments.value("--into")->toStdString()});
        return ExitBadInput;
    }
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace tagline
