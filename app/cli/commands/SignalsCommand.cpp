// `tagline signals`: what the motion of clips says, frame by frame, as a table.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/CsvArguments.h"
#include "app/cli/text/FrameArguments.h"
#include "core/exports/ExportWriting.h"
#include "core/exports/SampledSignals.h"
#include "core/io/DurableFile.h"

namespace tagline {
namespace {

int writeSignals(const std::string& table, const std::optional<QString>& target)
{
    if (!target || *target == "-") return print(table, OutputForm::Table);
    const auto written = writeDurably(argumentBytes(*target), table);
    if (written) return ExitDone;
    printError(written.error());
    return ExitBadInput;
}

/// What is wrong with the arguments; empty where nothing is.
QString misuseOfSignals(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (!arguments.value("--signals"))
        return "--signals LIST is needed, such as \"speed(), height(LeftFoot)\"";
    if (const QString wrong = misuseOfCsvOptions(arguments); !wrong.isEmpty()) return wrong;
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help signals";
    const QString target = arguments.value("-o").value_or(QString());
    if (isMadeFrom(argumentBytes(target)))
        return QString("-o %1 would replace a model, sidecar or library file; choose another name")
            .arg(target);
    return {};
}

int runSignals(const QStringList& given)
{
    const CommandArguments arguments(given, {{withoutFormulas}, {"--signals", "--rate", "-o", pathsOption}});
    if (const QString wrong = misuseOfSignals(arguments); !wrong.isEmpty())
        return usageError("signals: " + wrong);
    const auto frames = readFrameOptions(arguments);
    if (!frames) return usageError("signals: " + QString::fromStdString(frames.error().message));
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    const auto needs = signalsOf(frames->signalTexts);
    for (const MissingJoint& each : missingJoints(*read.library.motions(), needs, read.library.clipCount()))
        printNote("signals", counted(each.clips, "clip has", "clips have") + " no " + each.joint);
    ExportOptions options = csvOptions(arguments, read);
    options.frames = *frames;
    const int written = writeSignals(signalCsv({read.library}, options), arguments.value("-o"));
    return read.isComplete() ? written : int(ExitBadInput);
}

} // namespace

Command signalsCommand()
{
    return {"signals", "print what the motion of clips says, frame by frame",
            QString("Usage: tagline signals --signals LIST PATH... [options]\n\n"
                    "Prints a table with a row for each frame: clip, frame, seconds and a column for each\n"
                    "signal. A cell is empty where a clip has no such joint.\n\n"
                    "  --signals LIST signals as queries write them, parted by commas: speed(),\n"
                    "                 height(LeftFoot), turnrate(); see tagline help query\n"
                    "  -o FILE        write to a file instead of standard output\n") +
                frameOptionsHelp + csvOptionsHelp,
            runSignals};
}

} // namespace tagline
