#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/cutting/CutWriting.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"

namespace tagline {
namespace {

/// What is wrong with the arguments; empty where nothing is.
QString misuseOfCut(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (!arguments.value("--query")) return "--query TEXT is needed; see tagline help cut";
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help cut";
    if (!arguments.value("-o") && !arguments.has("--dry-run"))
        return "-o FOLDER is needed (or --dry-run, which writes nothing)";
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
    if (const auto pattern = arguments.value("--name")) options.pattern = pattern->toStdString();
    options.folder = read.folder;
    options.replacesFiles = arguments.has("--replace");
    return options;
}

/// What would be written, a line a file.
std::string listed(const std::vector<ClipCut>& cuts, const ClipLibrary& library, const CutOptions& options)
{
    std::string text;
    const std::vector<std::string> files = cutFiles(cuts, library, options);
    for (std::size_t i = 0; i < cuts.size(); ++i)
        text += terminalText(files[i]) + "  " + terminalText(exportedClipName(library, cuts[i].clip)) + " [" +
                std::to_string(cuts[i].range.start) + ", " + std::to_string(cuts[i].range.stop) + ")\n";
    return text + counted(std::int64_t(cuts.size()), "cut") + '\n';
}

int runCut(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--no-mesh", "--root-at-origin", "--replace", "--dry-run"},
                                             {"--query", "--name", "--to", "-o"}});
    if (const QString wrong = misuseOfCut(arguments); !wrong.isEmpty()) return usageError("cut: " + wrong);
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    read.printMessages();
    const std::string text = arguments.value("--query")->toStdString();
    const auto query = parseQuery(text, read.library);
    if (!query) {
        printError(query.error());
        printPlace(text, query.error().column);
        return ExitBadInput;
    }
    computeSignals(*query, read.library);
    const FrameSet answer = evaluate(canonical(*query), read.library.queryLibrary());
    const std::vector<ClipCut> cuts = cutsOf(answer, tagsNamed(*query), read.library);
    CutOptions options = optionsOf(arguments, read);
    options.query = echo(*query, read.library.vocabulary());
    const int status = read.isComplete() ? ExitDone : ExitBadInput;
    if (arguments.has("--dry-run")) {
        const int printed = print(listed(cuts, read.library, options), OutputForm::Text);
        return read.isComplete() ? printed : ExitBadInput;
    }
    if (cuts.empty()) {
        printNote("cut", "the query finds no frames of a clip whose model is there; nothing was written");
        return status;
    }
    const auto written = writeCuts(cuts, read.library, options, argumentBytes(*arguments.value("-o")));
    if (written) return status;
    printError(written.error());
    return ExitBadInput;
}

QString placeholdersHelp()
{
    QString text;
    for (const CutPlaceholder& each : cutPlaceholders())
        text += "                   " +
                QString("{%1}")
                    .arg(QString::fromUtf8(each.word.data(), qsizetype(each.word.size())), -10)
                    .leftJustified(12) +
                QString::fromUtf8(each.meaning.data(), qsizetype(each.meaning.size())) + '\n';
    return text;
}

} // namespace

Command cutCommand()
{
    return {
        "cut", "cut the frames of a query out of their clips, each range a file of its own",
        QString("Usage: tagline cut --query TEXT PATH... -o FOLDER [options]\n\n"
                "Writes each range as a model file with its part of the tags beside it, and a list of all\n"
                "cuts, cuts.json, last. Clips stay as they are. Either all is written or nothing.\n\n"
                "  --query TEXT     which frames (see tagline help query): \"Run & ~Bad\"\n"
                "  -o FOLDER        where to; it is made where it is not there\n"
                "  --to FORMAT      glb (usual) or bvh (centimetres, Y up; no meshes)\n"
                "  --name PATTERN   the files' names, usually \"{tag}/{clip}_{start}-{stop}\":\n") +
            placeholdersHelp() +
            "  --no-mesh        glb: joints and motion alone\n"
            "  --root-at-origin let each cut begin at x = z = 0\n"
            "  --replace        replace files of the same names, all at the end\n"
            "  --dry-run        print what would be written, and write nothing\n",
        runCut};
}

} // namespace tagline
