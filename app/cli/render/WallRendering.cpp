#include "app/cli/render/WallRendering.h"

#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/ExitStatus.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/text/CommandOutput.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"

#include <QFileInfo>

#include <utility>

namespace tagline {
namespace {

WallDrawer wallDrawer = nullptr;

/// The typed options; `problem` is empty if they are valid.
struct WallWish
{
    QString query;
    QString output;
    int width = 1280;
    int rowHeight = 20;
    QString problem;
};

/// A whole number of an option within bounds; the default if it was not typed.
int sizeOf(const CommandArguments& arguments, const QString& option, int usual, int most, QString& problem)
{
    const auto typed = arguments.value(option);
    if (!typed) return usual;
    bool isNumber = false;
    const int size = typed->toInt(&isNumber);
    if (isNumber && size >= 1 && size <= most) return size;
    problem =
        QString("%1 takes a number of pixels from 1 to %2, not \"%3\"").arg(option).arg(most).arg(*typed);
    return usual;
}

WallWish wallWish(const CommandArguments& arguments)
{
    constexpr int widest = 16384, highestRow = 40;
    WallWish wish;
    wish.query = arguments.value("--query").value_or(QString());
    wish.output = arguments.value("-o").value_or(arguments.value("--output").value_or(QString()));
    wish.width = sizeOf(arguments, "--width", wish.width, widest, wish.problem);
    wish.rowHeight = sizeOf(arguments, "--row-height", wish.rowHeight, highestRow, wish.problem);
    const QString ending = QFileInfo(wish.output).suffix().toLower();
    if (arguments.positional().isEmpty()) wish.problem = "PATH is missing; see tagline help render";
    if (wish.output.isEmpty())
        wish.problem = "the picture to write is missing: -o PICTURE";
    else if (ending != "png" && ending != "svg")
        wish.problem = QString("the name \"%1\" does not end in png or svg").arg(wish.output);
    return wish;
}

/// The frames that the query finds; none without a query.
Result<std::optional<FrameSet>> wallAnswer(const QString& typed, const ClipLibrary& library)
{
    if (typed.trimmed().isEmpty()) return std::optional<FrameSet>();
    const auto query = parseQuery(typed.toStdString(), library);
    if (!query) return query.error();
    remarkOnQuery(*query, library);
    computeSignals(*query, library);
    return std::optional(evaluate(canonical(*query), library.queryLibrary()));
}

/// Gives clips the frames of their live tags, as exports do, so that these are stripes too; prints errors of
/// their queries.
void drawLiveTags(ClipLibrary& library)
{
    const DerivedTags derived = derivedTags(library);
    printErrors(derived.errors);
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        library.setSheet(ClipId(i), exportedSheet({library, derived.tags}, ClipId(i)));
}

std::string wallJson(const WallWish& wish, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).key("pictures").beginArray();
    json.beginObject()
        .member("file", argumentBytes(wish.output))
        .member("clips", std::int64_t(library.clipCount()))
        .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

} // namespace

void setWallDrawer(WallDrawer drawer) { wallDrawer = drawer; }

bool asksForWall(const QStringList& arguments)
{
    const QStringList options = arguments.mid(0, arguments.indexOf("--"));
    return !options.isEmpty() && options.front() == "render" && options.contains("--wall");
}

int runWallCommand(const CommandArguments& arguments)
{
    const WallWish wish = wallWish(arguments);
    if (!wish.problem.isEmpty()) return usageError("render: " + wish.problem);
    if (!wallDrawer) {
        printError({"render.no-wall", "this build of the command line has no window, which draws the wall",
                    "tagline"});
        return ExitBadInput;
    }
    CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    auto answer = wallAnswer(wish.query, read.library);
    if (!answer) return refuseQuery(wish.query.toStdString(), answer.error());
    drawLiveTags(read.library);
    const auto picture =
        wallDrawer({read.library, *std::move(answer), wish.width, wish.rowHeight, arguments.has("--fitted"),
                    arguments.has("--light"), QFileInfo(wish.output).suffix().toLower() == "svg"});
    if (!picture) {
        printError({"render.wall", picture.error().message, argumentBytes(wish.output)});
        return ExitBadInput;
    }
    if (const auto done = writeCommandFile(argumentBytes(wish.output), picture->toStdString()); !done) {
        printError({"render.unwritable", done.error().message, argumentBytes(wish.output)});
        return ExitBadInput;
    }
    const int printed =
        arguments.has("--json") ? print(wallJson(wish, read.library), OutputForm::Json) : int(ExitDone);
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace tagline
