// `tagline signals`: writes signals of the motion of clips, frame by frame, as a table.

#include "app/cli/Command.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/options/TargetOption.h"
#include "app/cli/options/frames/FrameArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "core/exports/SampledSignals.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {
namespace {

bool isToFile(const CommandArguments& arguments) { return arguments.value("-o").value_or("-") != "-"; }

/// The written table as JSON, for --json.
std::string signalsJson(const std::vector<std::string>& texts, std::int64_t clips, const std::string& file)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).member("clips", clips).key("signals").beginArray();
    for (const std::string& signal : texts) json.string(signal);
    json.endArray().key("files").beginArray().string(file).endArray().endObject();
    return std::move(json).finished();
}

/// Prints the table, or writes it to a file.
int tellSignals(const std::string& table, const std::vector<std::string>& texts, std::int64_t clips,
                const CommandArguments& arguments)
{
    if (!isToFile(arguments)) return print(table, OutputForm::Table);
    const std::string file = argumentBytes(*arguments.value("-o"));
    const auto written = writeCommandFile(file, table);
    if (!written) {
        printError(written.error());
        return ExitBadInput;
    }
    return arguments.has("--json") ? print(signalsJson(texts, clips, file), OutputForm::Json) : ExitDone;
}

/// The problem of the arguments; empty if there is none.
QString misuseOfSignals(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (!arguments.value("--signals"))
        return "--signals LIST is needed, such as \"speed(), height(LeftFoot)\"";
    if (const QString wrong = misuseOfCsvOptions(arguments); !wrong.isEmpty()) return wrong;
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help signals";
    if (arguments.has("--json") && !isToFile(arguments))
        return "--json says what was written and needs -o FILE: without it the answer is the table itself";
    return misuseOfTarget(arguments, "csv");
}

CommandOptions signalsOptions()
{
    return {{"--json", withoutFormulas, withFormulas},
            {"--signals", "--rate", "-o", pathsOption},
            {{pathsOption, {"library", "given"}}}};
}

int runSignals(const QStringList& given)
{
    const CommandArguments arguments(given, signalsOptions());
    if (const QString wrong = misuseOfSignals(arguments); !wrong.isEmpty())
        return usageError("signals: " + wrong);
    const auto frames = readFrameOptions(arguments);
    if (!frames) return usageError("signals: " + QString::fromStdString(frames.error().message));
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    const auto needs = signalsOf(frames->signalTexts);
    for (const MissingJoint& each : missingJoints(*read.library.motions(), needs, read.library.clipCount()))
        printNote("signals", counted(each.clips, "clip has", "clips have") + " no " + each.joint);
    ExportOptions options = csvOptions(arguments, read);
    options.frames = *frames;
    const int told = tellSignals(signalCsv({read.library}, options), frames->signalTexts,
                                 std::int64_t(read.library.clipCount()), arguments);
    return read.isComplete() ? told : int(ExitBadInput);
}

} // namespace

Command signalsCommand()
{
    return {"signals",
            "print what the motion of clips says, frame by frame",
            QString("Usage: tagline signals --signals LIST PATH... [options]\n\n"
                    "Prints a table with a row for each frame: clip, frame, seconds and a column for each\n"
                    "signal. A cell is empty where a clip has no such joint.\n\n"
                    "  --signals LIST  signals as queries write them, parted by commas: speed(),\n"
                    "                 height(LeftFoot), turnrate(); see tagline help query\n"
                    "  -o FILE        write to a file instead of standard output\n"
                    "  --json         print what was written as JSON (needs -o): {\"written\", \"clips\", "
                    "\"signals\",\n"
                    "                 \"files\"}\n") +
                frameOptionsHelp + csvOptionsHelp,
            runSignals,
            signalsOptions(),
            {"tagline signals --signals \"speed(), height(LeftFoot)\" sample/walk.glb -o signals.csv"},
            true};
}

} // namespace tagline
