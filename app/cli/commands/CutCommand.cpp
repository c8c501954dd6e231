#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/tagging/TagSetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalText.h"
#include "core/cutting/CutWriting.h"
#include "core/cutting/FileMoving.h"
#include "core/io/LibraryFile.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/support/text/PathText.h"

namespace tagline {
namespace {

/// The problem of the arguments; empty if there is none.
QString misuseOfCut(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.value("--undo")) return {};
    if (!arguments.value("--query")) return "--query TEXT is needed; see tagline help cut";
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help cut";
    if (!arguments.value("-o") && !arguments.has("--dry-run"))
        return "-o FOLDER is needed (or --dry-run, which writes nothing)";
    if (arguments.has("--move"))
        for (const QString& option : {QString("--to"), QString("--no-mesh"), QString("--root-at-origin"),
                                      QString("--replace"), setOption})
            if (arguments.has(option) || arguments.value(option))
                return QString("%1 cannot be used with --move, which leaves files as they are").arg(option);
    if (arguments.has("--move") && !arguments.has("--whole"))
        return "--move needs --whole: ranges are cut out, files are moved";
    const QString format = arguments.value("--to").value_or("glb");
    if (format != "glb" && format != "bvh")
        return "there is no format \"" + format + "\" to cut to; the formats are glb, bvh";
    if (format == "bvh" && arguments.has("--no-mesh")) return "--no-mesh is for --to glb; BVH has no meshes";
    const auto pattern = checkCutPattern(arguments.value("--name").value_or("{clip}").toStdString());
    return pattern ? QString() : QString::fromStdString(pattern.error().message);
}

CutOptions optionsOf(const CommandArguments& arguments, const CommandLibrary& read)
{
    CutOptions options;
    if (arguments.value("--to") == QString("bvh")) options.format = CutFormat::Bvh;
    options.hasMeshes = !arguments.has("--no-mesh");
    options.isRootAtOrigin = arguments.has("--root-at-origin");
    if (arguments.has("--whole")) options.pattern = arguments.has("--move") ? "{tag}/{file}" : "{tag}/{clip}";
    if (const auto pattern = arguments.value("--name")) options.pattern = pattern->toStdString();
    options.folder = read.folder;
    options.replacesFiles = arguments.has("--replace");
    return options;
}

/// The files that would be written, one per line.
std::string listed(const std::vector<ClipCut>& cuts, const ClipLibrary& library, const CutOptions& options)
{
    std::string text;
    const std::vector<std::string> files = cutFiles(cuts, library, options);
    for (std::size_t i = 0; i < cuts.size(); ++i)
        text += terminalText(files[i]) + "  " + terminalText(exportedClipName(library, cuts[i].clip)) + " [" +
                std::to_string(cuts[i].range.start) + ", " + std::to_string(cuts[i].range.stop) + ")\n";
    return text + counted(std::int64_t(cuts.size()), "cut") + '\n';
}

/// The files as JSON.
std::string listedJson(const std::vector<ClipCut>& cuts, const ClipLibrary& library,
                       const CutOptions& options, bool isWritten)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(isWritten).key("cuts").beginArray();
    const std::vector<std::string> files = cutFiles(cuts, library, options);
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        json.beginObject().member("file", files[i]);
        writeClipName(cuts[i].clip, library, json);
        json.key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(cuts[i].range.start).integer(cuts[i].range.stop).endArray().endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

std::string movesText(const MovePlan& plan, const std::string& list, bool isDryRun)
{
    std::string text;
    for (const FileMove& move : plan.moves)
        text += terminalText(move.to) + "  " + terminalText(move.from) + '\n';
    text += counted(std::int64_t(plan.moves.size()), "file") + (isDryRun ? " would be moved\n" : " moved\n");
    return list.empty() ? text
                        : text + "tagline cut --undo " + terminalText(list) + ' ' +
                              terminalText(folderTakenFrom(plan)) + " takes this back\n";
}

std::string movesJson(const MovePlan& plan, const std::string& list)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!list.empty()).optionalMember("list", list);
    json.key("files").beginArray();
    for (const FileMove& move : plan.moves)
        json.beginObject().member("from", move.from).member("to", move.to).endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

/// Lists the files of a dry run or for --json; else prints their number.
int tellCuts(const std::vector<ClipCut>& cuts, const ClipLibrary& library, const CutOptions& options,
             const CommandArguments& arguments, bool isWritten)
{
    if (arguments.has("--json"))
        return print(listedJson(cuts, library, options, isWritten), OutputForm::Json);
    if (arguments.has("--dry-run")) return print(listed(cuts, library, options), OutputForm::Text);
    return isWritten ? print(counted(std::int64_t(cuts.size()), "cut") + " written\n", OutputForm::Text)
                     : ExitDone;
}

/// Moves the files of the cuts, or prints their targets.
int moveCuts(const std::vector<ClipCut>& cuts, const CommandLibrary& read, const CutOptions& options,
             const CommandArguments& arguments)
{
    const MovePlan plan = movePlan(cuts, read.library, options);
    printErrors(plan.refusals);
    const bool isWhole = read.isComplete() && plan.refusals.empty();
    const bool isDryRun = arguments.has("--dry-run");
    std::string list;
    if (!isDryRun && !plan.moves.empty()) {
        auto moved = moveFiles(plan, argumentBytes(*arguments.value("-o")), options.query);
        if (!moved) {
            printError(moved.error());
            return ExitBadInput;
        }
        list = *std::move(moved);
    }
    const int printed = print(
        arguments.has("--json") ? movesJson(plan, list) : movesText(plan, list, isDryRun), formOf(arguments));
    return isWhole ? printed : int(ExitBadInput);
}

int undoCut(const CommandArguments& arguments)
{
    std::vector<std::string> folders = arguments.paths();
    for (std::string& each : folders)
        if (isLibraryPath(each)) each = openFolderOf(each);
    const auto undone = undoMoves(argumentBytes(*arguments.value("--undo")), folders);
    if (!undone) {
        printError(undone.error());
        return ExitBadInput;
    }
    if (!arguments.has("--json")) return print(counted(*undone, "file") + " moved back\n");
    JsonWriter json;
    json.beginObject().key("written").boolean(true).member("movedBack", *undone).endObject();
    return print(std::move(json).finished(), OutputForm::Json);
}

CommandOptions cutOptions()
{
    return {{"--no-mesh", "--root-at-origin", "--replace", "--dry-run", "--whole", "--move", "--json"},
            {"--query", "--name", "--to", "-o", setOption, "--undo"},
            {{"--to", {"glb", "bvh"}}}};
}

int runCut(const QStringList& given)
{
    const CommandArguments arguments(given, cutOptions());
    if (const QString wrong = misuseOfCut(arguments); !wrong.isEmpty()) return usageError("cut: " + wrong);
    if (arguments.value("--undo")) return undoCut(arguments);
    CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    if (const auto wrong = keepChosenSet(read.library, arguments)) {
        printError(*wrong);
        return ExitBadInput;
    }
    const std::string text = arguments.value("--query")->toStdString();
    const auto query = parseQuery(text, read.library);
    if (!query) {
        printError(query.error());
        printPlace(text, query.error().column);
        return ExitBadInput;
    }
    remarkOnQuery(*query, read.library);
    computeSignals(*query, read.library);
    const FrameSet answer = evaluate(canonical(*query), read.library.queryLibrary());
    std::vector<ClipCut> cuts = cutsOf(answer, tagsNamed(*query), read.library);
    if (arguments.has("--whole")) cuts = wholeClips(cuts, read.library);
    CutOptions options = optionsOf(arguments, read);
    options.query = echo(*query, read.library.vocabulary());
    if (arguments.has("--move")) return moveCuts(cuts, read, options, arguments);
    const bool isWritten = !arguments.has("--dry-run") && !cuts.empty();
    if (!arguments.has("--dry-run") && cuts.empty())
        printNote("cut", "the query finds no frames of a clip whose model is there; nothing was written");
    if (isWritten) {
        const auto written = writeCuts(cuts, read.library, options, argumentBytes(*arguments.value("-o")));
        if (!written) {
            printError(written.error());
            return ExitBadInput;
        }
    }
    const int printed = tellCuts(cuts, read.library, options, arguments, isWritten);
    return read.isComplete() ? printed : int(ExitBadInput);
}

QString placeholdersHelp()
{
    QString text;
    for (const CutPlaceholder& each : cutPlaceholders())
        text += "                   " +
                QString("{%1}")
                    .arg(QString::fromUtf8(each.word.data(), qsizetype(each.word.size())))
                    .leftJustified(12) +
                QString::fromUtf8(each.meaning.data(), qsizetype(each.meaning.size())) + '\n';
    return text;
}

} // namespace

Command cutCommand()
{
    return {
        "cut",
        "cut the frames of a query out of their clips, each range a file of its own",
        QString("Usage: tagline cut --query TEXT PATH... -o FOLDER [options]\n"
                "       tagline cut --whole --move --query TEXT PATH... -o FOLDER [--name PATTERN]\n"
                "       tagline cut --undo LIST [PATH...]\n\n"
                "Writes each range as a model file with its part of the tags beside it, and a list of all\n"
                "cuts, cuts.json, last. Clips stay as they are. Either all is written or nothing.\n\n"
                "  --query TEXT     which frames (see tagline help query): \"Run & ~Bad\"\n"
                "  -o FOLDER        where to; it is made where it is not there\n"
                "  --to FORMAT      glb (usual) or bvh (centimetres, Y up; no meshes)\n"
                "  --name PATTERN   the files' names, usually \"{tag}/{clip}_{start}-{stop}\":\n") +
            placeholdersHelp() +
            "  --whole          whole clips that have such frames, not the frames alone; usually named\n"
            "                   \"{tag}/{clip}\"\n"
            "  --move           with --whole: move the files themselves with their tags, usually to\n"
            "                   \"{tag}/{file}\", over no file; FOLDER gets a list, moves.json\n"
            "  --undo LIST      move the files of such a list back, and remove it; only into the list's\n"
            "                   folder, that of a library file above it, and those of PATH\n"
            "  --set NAME       ask that tag set alone, and cut with its tags alone, named as in its own "
            "file;\n"
            "                   \"default\" is the set of walk.bvh.tags.json\n"
            "  --no-mesh        glb: joints and motion alone\n"
            "  --root-at-origin  let each cut begin at x = z = 0\n"
            "  --replace        replace files of the same names, all at the end\n"
            "  --dry-run        print what would be written, and write nothing\n"
            "  --json           print JSON: {\"written\", \"cuts\": [{\"file\", \"source\", \"clip\", "
            "\"range\"}]}; with\n"
            "                   --move {\"written\", \"list\", \"files\": [{\"from\", \"to\"}]}, with "
            "--undo\n"
            "                   {\"written\", \"movedBack\"}. \"file\" and \"to\" lie below FOLDER\n",
        runCut,
        cutOptions(),
        {"tagline cut --query \"Run & ~Bad\" sample -o runs"}};
}

} // namespace tagline
