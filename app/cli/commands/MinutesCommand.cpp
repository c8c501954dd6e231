// `tagline minutes`: lists how long the person worked on each clip, if the window counts it.

#include "app/cli/Command.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/spent/SpentTimeFile.h"
#include "core/support/text/NumberText.h"

#include <string>

namespace tagline {
namespace {

std::string spentName(const SpentClip& clip)
{
    const std::string index = clip.index < 0 ? std::string() : ':' + std::to_string(clip.index);
    return clip.source + ':' + clip.clip + index;
}

std::string spentTimesText(const SpentTimes& times)
{
    std::string text;
    for (const auto& [clip, milliseconds] : times.byClip())
        text += shortestNumber(minutesOf(milliseconds)) + "  " + terminalText(spentName(clip)) + '\n';
    return text + shortestNumber(minutesOf(times.whole())) + " minutes for " +
           counted(std::int64_t(times.byClip().size()), "clip") + '\n';
}

std::string minutesCsv(const SpentTimes& times, const ExportOptions& options)
{
    std::string table = "source,clip,index,minutes\r\n";
    for (const auto& [clip, milliseconds] : times.byClip())
        table += csvField(clip.source, options) + ',' + csvField(clip.clip, options) + ',' +
                 (clip.index < 0 ? std::string() : std::to_string(clip.index)) + ',' +
                 shortestNumber(minutesOf(milliseconds)) + "\r\n";
    return table;
}

std::string minutesJson(const SpentTimes& times)
{
    JsonWriter json;
    json.beginObject().key("clips").beginArray();
    for (const auto& [clip, milliseconds] : times.byClip()) {
        json.beginObject().member("source", clip.source).member("clip", clip.clip);
        if (clip.index >= 0) json.member("index", std::int64_t(clip.index));
        json.key("minutes").number(minutesOf(milliseconds)).endObject();
    }
    json.endArray().key("minutes").number(minutesOf(times.whole())).endObject();
    return std::move(json).finished();
}

CommandOptions minutesOptions() { return {{"--csv", "--json", withoutFormulas, withFormulas}, {}}; }

int runMinutes(const QStringList& given)
{
    const CommandArguments arguments(given, minutesOptions());
    if (!arguments.problem().isEmpty()) return usageError("minutes: " + arguments.problem());
    if (!arguments.positional().isEmpty())
        return usageError("minutes: takes no PATH; see tagline help minutes");
    if (const QString wrong = misuseOfCsvFlag(arguments); !wrong.isEmpty())
        return usageError("minutes: " + wrong);
    const auto times = loadSpentTimes(standardSpentTimeFile());
    if (!times) {
        printError(times.error());
        return ExitBadInput;
    }
    ExportOptions options;
    options.formulas = formulaGuard(arguments);
    if (arguments.has("--csv")) return print(minutesCsv(*times, options), OutputForm::Table);
    return print(arguments.has("--json") ? minutesJson(*times) : spentTimesText(*times), formOf(arguments));
}

} // namespace

Command minutesCommand()
{
    return {
        "minutes",
        "say how long you worked on each clip, where the window counts it",
        "Usage: tagline minutes [--csv | --json]\n\n"
        "The window counts it once you say so in its settings (General, Count my minutes for each "
        "clip): while a\n"
        "clip is shown and you do something. Kept are paths, names and minutes, of all libraries, in "
        "minutes.json\n"
        "within the user's folder of states; the settings clear them.\n\n"
        "  --csv          a line for each clip: source, clip, index, minutes; the index where several "
        "clips of\n"
        "                 a file have that name\n"
        "  --json         the same as JSON: {\"clips\": [{\"source\", \"clip\", \"index\", \"minutes\"}], "
        "\"minutes\"}\n"
        "  --formulas     leave texts as they are that a spreadsheet would run as formulas; usually a ' "
        "stands\n"
        "                 before them; needs --csv\n"
        "  --no-formulas  write a ' before texts that begin with ' as well; needs --csv\n",
        runMinutes,
        minutesOptions(),
        {"tagline minutes --csv"}};
}

} // namespace tagline
