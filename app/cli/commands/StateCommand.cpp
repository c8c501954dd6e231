// `tagline state`: lists the states of clips, and sets them.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "app/document/editing/SignatureTime.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/ClipStates.h"

namespace tagline {
namespace {

QStringList stageNames()
{
    QStringList names;
    for (const ClipStage stage : clipStages) names << QString::fromUtf8(stageName(stage));
    return names;
}

std::string statesText(const ClipLibrary& library, std::span<const ClipId> listed, const StageCounts& counts)
{
    std::string text;
    for (const ClipId clip : listed)
        text += terminalText(exportedClipName(library, clip)) + ": " +
                stateText(library.clip(clip).sheet.state()) + '\n';
    return text + std::to_string(counts.done()) + " of " + counted(counts.all(), "clip") + " done\n";
}

std::string statesJson(const ClipLibrary& library, std::span<const ClipId> listed, const StageCounts& counts)
{
    JsonWriter json;
    json.beginObject().key("clips").beginArray();
    for (const ClipId clip : listed) {
        const ClipState& state = library.clip(clip).sheet.state();
        json.beginObject().member("clip", exportedClipName(library, clip));
        json.member("state", stageName(state.stage)).member("by", state.by).member("at", state.at);
        json.endObject();
    }
    json.endArray().key("totals").beginObject();
    for (const ClipStage stage : clipStages) json.member(stageName(stage), counts.of(stage));
    json.endObject().endObject();
    return std::move(json).finished();
}

int listStates(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    const auto chosen = chosenClips(read.library, arguments);
    if (!chosen) {
        printError(chosen.error());
        return ExitBadInput;
    }
    const auto wanted = arguments.value("--is");
    const auto stage = wanted ? findClipStage(wanted->toStdString()) : std::nullopt;
    std::vector<ClipId> listed = *chosen;
    std::erase_if(
        listed, [&](ClipId clip) { return stage && read.library.clip(clip).sheet.state().stage != *stage; });
    const StageCounts counts = stageCounts(read.library, *chosen);
    const int printed = print(arguments.has("--json") ? statesJson(read.library, listed, counts)
                                                      : statesText(read.library, listed, counts),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

std::string newStatesText(const std::vector<SheetChange>& changes, const ClipLibrary& library,
                          ClipStage stage, bool isDryRun)
{
    std::string text;
    for (const SheetChange& change : changes)
        text += terminalText(exportedClipName(library, change.clip)) + ": " +
                std::string(stageName(library.clip(change.clip).sheet.state().stage)) + " -> " +
                std::string(stageName(stage)) + '\n';
    return text + counted(std::int64_t(changes.size()), "clip") +
           (isDryRun ? " would be set to " : " set to ") + std::string(stageName(stage)) + '\n';
}

std::string newStatesJson(const std::vector<SheetChange>& changes, const ClipLibrary& library,
                          ClipStage stage, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun).member("state", stageName(stage));
    json.key("clips").beginArray();
    for (const SheetChange& change : changes)
        json.beginObject()
            .member("clip", exportedClipName(library, change.clip))
            .member("from", stageName(library.clip(change.clip).sheet.state().stage))
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

int setStates(const CommandArguments& arguments, ClipStage stage)
{
    CommandDocument read(arguments.paths(2));
    const auto chosen = read.refusal() ? Result<std::vector<ClipId>>(*read.refusal())
                                       : chosenClips(read.library(), arguments);
    if (!chosen) {
        printError(chosen.error());
        return ExitBadInput;
    }
    const QString author = arguments.value("--author").value_or(QString()).trimmed();
    const ClipState state{stage, author.toStdString(), presentMinute()};
    std::vector<SheetChange> changes = stateChanges(read.library(), *chosen, state);
    const bool isDryRun = arguments.has("--dry-run");
    const std::string text = arguments.has("--json")
                                 ? newStatesJson(changes, read.library(), stage, isDryRun)
                                 : newStatesText(changes, read.library(), stage, isDryRun);
    if (!isDryRun) {
        read.document().changeSheets(std::move(changes), QString("Set State"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

CommandOptions stateOptions()
{
    return {{"--dry-run", "--json"}, {"--is", "--author", clipOption}, {{"--is", stageNames()}}, {"set"}};
}

/// Why the options do not go together; empty if they do.
QString misuseOfState(const CommandArguments& arguments, bool sets)
{
    const auto wanted = arguments.value("--is");
    if (wanted && !findClipStage(wanted->toStdString()))
        return "--is takes " + stageNames().join(", ") + ", not \"" + *wanted + '"';
    if (sets && wanted) return "--is lists clips; it cannot be used with set";
    if (!sets && arguments.value("--author"))
        return "--author goes with set, and names who brought the clips there";
    if (!sets && arguments.has("--dry-run")) return "--dry-run goes with set; a list writes nothing";
    return {};
}

int runState(const QStringList& given)
{
    const CommandArguments arguments(given, stateOptions());
    if (!arguments.problem().isEmpty()) return usageError("state: " + arguments.problem());
    const QStringList& words = arguments.positional();
    if (words.isEmpty()) return usageError("state: PATH is missing; see tagline help state");
    const bool sets = words.front() == "set";
    if (const QString wrong = misuseOfState(arguments, sets); !wrong.isEmpty())
        return usageError("state: " + wrong);
    if (!sets) return listStates(arguments);
    if (words.size() < 3) return usageError("state: set needs a state and PATH; see tagline help state");
    const auto stage = findClipStage(words[1].toStdString());
    if (stage) return setStates(arguments, *stage);
    return usageError("state: \"" + words[1] + "\" is no state; there are: " + stageNames().join(", "));
}

} // namespace

Command stateCommand()
{
    return {
        "state",
        "list how far people are with clips, and set it",
        QString(
            "Usage: tagline state PATH... [--clip NAME] [--is STATE] [--json]\n"
            "       tagline state set STATE PATH... [--clip NAME] [--author NAME] [--dry-run] [--json]\n\n"
            "A clip is untouched, begun, done or reviewed; its sidecar says so, by whom and when. An edit "
            "of\n"
            "a clip's tags takes reviewed back to done. Queries ask it: state == \"reviewed\".\n\n"
            "  --is STATE     list only clips of that state\n") +
            clipOptionHelp +
            "  --author NAME  who brought the clips there\n"
            "  --dry-run      say which clips would be set, and write nothing\n"
            "  --json         print JSON: {\"clips\": [{\"clip\", \"state\", \"by\", \"at\"}], \"totals\":\n"
            "                 {\"untouched\", \"begun\", \"done\", \"reviewed\"}}, or {\"written\", "
            "\"state\",\n"
            "                 \"clips\": [{\"clip\", \"from\"}]}\n",
        runState,
        stateOptions(),
        {"tagline state set done sample --clip \"walk*\" --author ana", "tagline state sample --is done"},
        true};
}

} // namespace tagline
