// `tagline drive`: drives a figure through a library along a path, by motion matching.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/DriveReportText.h"
#include "core/cutting/BvhWriter.h"
#include "core/cutting/GlbWriter.h"
#include "core/io/DrivePathFile.h"
#include "core/library/LibraryQueries.h"
#include "core/system/saving/FileContent.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t largestPathFile = std::size_t(16) << 20;

/// The value of --prefer-cost, −1 without it; none if it is no such number.
std::optional<float> preferenceOf(const CommandArguments& arguments)
{
    bool isNumber = false;
    const float cost = arguments.value("--prefer-cost").value_or("-1").toFloat(&isNumber);
    return isNumber && std::abs(cost) <= mostDrivePreference ? std::optional(cost) : std::nullopt;
}

/// The problem of the arguments; empty if there is none.
QString misuseOfDrive(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.positional().size() < 2) return "PATHFILE and PATH are needed; see tagline help drive";
    const auto form = arguments.value("--report");
    if (form && *form != "text" && *form != "json") return "--report is text or json, not \"" + *form + '"';
    if (arguments.has("--json") && form && *form != "json") return "--json cannot be used with --report text";
    if (const auto output = arguments.value("-o")) {
        const QString ending = QFileInfo(*output).suffix().toLower();
        if (ending != "bvh" && ending != "glb")
            return "-o takes a file that ends in .bvh or .glb, not \"" + *output + '"';
    }
    if (!preferenceOf(arguments))
        return "--prefer-cost takes a number from -5 to 5, not \"" + *arguments.value("--prefer-cost") + '"';
    if (arguments.value("--prefer-cost") && !arguments.value("--prefer"))
        return "--prefer-cost needs --prefer";
    const auto required = driveRequirements(arguments.value("--require").value_or("skate=1e9"));
    return required ? QString() : QString::fromStdString(required.error().message);
}

Result<DrivePath> pathOf(const QString& file)
{
    const std::string name = argumentBytes(file);
    const auto content = readFile(name, largestPathFile);
    if (!content) return content.error();
    return readDrivePath(content->bytes, name);
}

/// The model of the file of --character, or of the library's own choice.
Result<std::shared_ptr<const ImportedModel>> figureOf(const CommandArguments& arguments,
                                                      const ClipLibrary& library)
{
    const auto typed = arguments.value("--character");
    if (!typed) {
        if (auto figure = driveFigure(library, library.clipsInPathOrder())) return figure;
        return commandError("drive.no-figure", "there is no clip with a figure to drive");
    }
    const QString path = QFileInfo(*typed).canonicalFilePath();
    for (std::uint32_t i = 0; !path.isEmpty() && i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (source.model && QFileInfo(QString::fromStdString(source.path)).canonicalFilePath() == path)
            return source.model;
    }
    return commandError("drive.no-character", "the character " + argumentBytes(*typed) + " cannot be read");
}

/// All clips with motion: the query's hits in a mirror may be in other clips than its hits.
std::vector<ClipId> clipsOf(const ClipLibrary& library)
{
    std::vector<ClipId> clips;
    for (const ClipId clip : library.clipsInPathOrder())
        if (library.motion(clip)) clips.push_back(clip);
    return clips;
}

struct Driven
{
    DriveReport report;
    CutMotion motion;
};

Driven driven(const DrivePath& path, const StagedDrive& staged, const MatchChoice& choice,
              const DriveSettings& settings)
{
    Drive drive(*staged.figure, staged.clips, *staged.store, settings);
    DriveMeasures measures(*staged.figure, staged.clips, *staged.store);
    Driven made;
    made.motion.skeleton = &staged.model->skeleton;
    made.motion.rate = FrameRate(std::int32_t(driveStepsPerSecond), 1);
    const auto steps = std::int64_t(path.seconds * double(driveStepsPerSecond));
    for (std::int64_t at = 0; at < steps; ++at) {
        const WantedMotion wanted = path.wantedAt(double(at) / double(driveStepsPerSecond));
        const DriveStep& step = drive.step(wanted, choice);
        measures.add(step, wanted);
        made.motion.poses.push_back(step.pose);
    }
    made.report = measures.report(choice.frames);
    return made;
}

Result<void> writeMotion(const QString& file, const CutMotion& motion, const ImportedModel& model)
{
    GlbPictures pictures;
    const std::string name = QFileInfo(file).completeBaseName().toStdString();
    const bool isBvh = QFileInfo(file).suffix().toLower() == "bvh";
    return writeCommandFile(argumentBytes(file),
                            isBvh ? writtenBvh(motion) : writtenGlb(motion, model, name, &pictures));
}

/// Writes the requested files, and checks the report against the requirements.
int tell(const Driven& made, const StagedDrive& staged, const CommandLibrary& read,
         const CommandArguments& arguments)
{
    if (const auto file = arguments.value("-o"))
        if (const auto written = writeMotion(*file, made.motion, *staged.model); !written) {
            printError(written.error());
            return ExitBadInput;
        }
    const bool isJson = arguments.has("--json") || arguments.value("--report") == QString("json");
    const int printed = print(isJson ? driveReportJson(made.report, staged, read.library)
                                     : driveReportText(made.report, staged, read.library),
                              isJson ? OutputForm::Json : OutputForm::Text);
    std::vector<std::string> unmet;
    if (const auto required = arguments.value("--require"))
        unmet = unmetRequirements(made.report, *driveRequirements(*required));
    for (const std::string& each : unmet) printNote("drive", each);
    return outcomeStatus({.isComplete = read.isComplete(), .printed = printed, .isKept = unmet.empty()});
}

CommandOptions driveOptions()
{
    return {{"--no-mirror", "--no-foot-lock", "--json"},
            {"--query", "--enter", "--prefer", "--prefer-cost", "--character", "-o", "--report", "--require"},
            {{"--report", {"text", "json"}}}};
}

/// Reads --query, --enter and --prefer. Returns the exit status if one cannot be read.
std::optional<int> readQueries(const CommandArguments& arguments, const ClipLibrary& library,
                               DriveQueries& queries)
{
    const auto read = [&](const char* option, const auto& take) -> std::optional<int> {
        const auto typed = arguments.value(option);
        if (!typed) return std::nullopt;
        const auto query = parseQuery(typed->toStdString(), library);
        if (!query) return refuseQuery(typed->toStdString(), query.error());
        remarkOnQuery(*query, library);
        take(*query);
        return std::nullopt;
    };
    const auto refused = read("--query", [&](const auto& query) { queries.filter = query; });
    if (refused) return refused;
    const auto noDoors = read("--enter", [&](const auto& query) { queries.doors = query; });
    if (noDoors) return noDoors;
    return read("--prefer", [&](const auto& query) { queries.prefer = query; });
}

int runDrive(const QStringList& given)
{
    const CommandArguments arguments(given, driveOptions());
    if (const QString wrong = misuseOfDrive(arguments); !wrong.isEmpty())
        return usageError("drive: " + wrong);
    const auto path = pathOf(arguments.positional().front());
    if (!path) {
        printError(path.error());
        return ExitBadInput;
    }
    std::vector<std::string> paths = arguments.paths(1);
    if (const auto character = arguments.value("--character")) paths.push_back(argumentBytes(*character));
    const CommandLibrary read = readCommandLibrary(paths);
    if (!read.printMessages()) return ExitBadInput;
    DriveQueries queries{allFrames(), {}, {}, preferenceOf(arguments).value_or(0.0f)};
    if (const auto refused = readQueries(arguments, read.library, queries)) return *refused;
    const auto figure = figureOf(arguments, read.library);
    if (!figure) {
        printError(figure.error());
        return ExitBadInput;
    }
    for (const QueryExpression& each : queries.all())
        computeSignals(each, read.library, !arguments.has("--no-mirror"));
    const StagedDrive staged =
        stagedDrive(read.library, *figure, clipsOf(read.library), !arguments.has("--no-mirror"));
    const MatchChoice choice = driveChoice(staged, read.library, queries);
    if (choice.rowCount() == 0) {
        for (const DriveRefusal& each : staged.refusals) printError(each.why);
        printNote("drive", "the query finds no frame that can be driven");
        return ExitBadInput;
    }
    DriveSettings settings;
    settings.locksFeet = !arguments.has("--no-foot-lock");
    return tell(driven(*path, staged, choice, settings), staged, read, arguments);
}

QString figuresHelp()
{
    QString text;
    for (const DriveFigureOfMerit& each : driveFigures()) {
        const QString unit = each.unit[0] == '\0' ? QString() : QString(" (%1)").arg(each.unit);
        text += QString("    %1 %2%3\n").arg(each.name, -10).arg(each.meaning, unit);
    }
    return text;
}

} // namespace

Command driveCommand()
{
    return {
        "drive",
        "steer a figure along a path by motion matching under a query, and report how well it goes",
        QString(
            "Usage: tagline drive PATHFILE PATH... [options]\n\n"
            "Plays, of the frames that the query allows, those that go on best and lead where the path\n"
            "does, sixty steps a second, and reports what that came to: whether tags and takes suffice\n"
            "to drive a figure. Equal input gives equal output. PATHFILE is JSON:\n\n"
            "  {\"format\": \"tagline.path\", \"version\": 1, \"seconds\": 8,\n"
            "   \"commands\": [{\"at\": 0, \"speed\": 1.4, \"direction\": 0},\n"
            "                {\"at\": 4, \"speed\": 1.4, \"direction\": 90, \"facing\": 90}]}\n\n"
            "A command holds until the next one. Speeds are metres a second; directions and facings are\n"
            "degrees to the left of how the figure first faced; without a facing it faces as it goes.\n\n"
            "  --query TEXT      which frames may play (see tagline help query): \"Run & ~Bad\"; usually "
            "all\n"
            "  --enter TEXT      which of them may be jumped into; the others play on where they are "
            "reached\n"
            "  --prefer TEXT     which of them cost less\n"
            "  --prefer-cost N   what is added to their cost, -5 to 5; above 0 they are avoided; usually -1\n"
            "  --character FILE  the figure that is driven; usually the library's character, else that of\n"
            "                    the first clip. Clips of other skeletons are carried over to it\n"
            "  --no-mirror       do not play frames in a mirror\n"
            "  --no-foot-lock    let feet slide as they do, and do not hold them where they came down\n"
            "  -o FILE           write the driven motion too, as .bvh or .glb\n"
            "  --report FORM     text (usual) or json: each jump and turn, seconds of each clip\n"
            "  --json            print the report as JSON: {\"seconds\", \"rows\", the figures below, "
            "\"turns\",\n"
            "                    \"clips\", \"leftOut\", \"jumpList\"}; messages are JSON too\n"
            "  --require LIST    end with status 1 where a figure is above its bound:\n"
            "                    skate=0.1,pop=1,turn90=0.8. The figures of the report, of which less\n"
            "                    is better:\n") +
            figuresHelp(),
        runDrive,
        driveOptions(),
        {"tagline drive path.json sample --query \"Locomotion - Bad\""},
        true};
}

} // namespace tagline
