// `tagline coverage`: measures how well the frames of a query could steer a figure.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CsvArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/MotionMoments.h"
#include "core/exports/ExportedClip.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/library/LibraryQueries.h"
#include "core/library/search/LibraryBodies.h"
#include "core/search/survey/Coverage.h"

#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace tagline {
namespace {

double degrees(double radians) { return radians * 180.0 / std::numbers::pi; }

/// Rounds to a millimetre or a thousandth of a degree: further digits mean nothing.
double toThreePlaces(double number) { return std::round(number * 1e3) / 1e3; }

std::string threePlaces(double number) { return QString::number(number, 'f', 3).toStdString(); }

/// Letter of a cell, for the distance of its nearest frame.
char letterOf(const CoverageMap& map, const CoverageCell& cell)
{
    if (!map.isAsked(cell)) return '-';
    return !cell.nearest ? ' ' : cell.isHole() ? '#' : '.';
}

std::string coverageText(const CoverageMap& map)
{
    std::string text = "          left      ahead     right\n"; // like in the window
    for (std::size_t speed = CoverageMap::speedCount; speed-- > 0;) {
        text += QString::number(map.at(speed, 0).question.speed, 'f', 1).rightJustified(4).toStdString() +
                " m/s  ";
        for (std::size_t turn = CoverageMap::turnCount; turn-- > 0;)
            text += letterOf(map, map.at(speed, turn)); // cells go from right to left
        text += '\n';
    }
    return text +
           "          180° to the left … 0° … 180° to the right; # over 0.3 m or 30° off after a second\n" +
           std::to_string(map.holes()) + " of " + std::to_string(map.asked()) + " cells are holes\n";
}

std::string coverageJson(const CoverageMap& map, const LibraryBodies& bodies, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().member("holes", std::int64_t(map.holes()));
    json.member("withoutBody", std::int64_t(bodies.withoutBody.size())).key("cells").beginArray();
    for (const CoverageCell& cell : map.cells) {
        if (!map.isAsked(cell)) continue;
        json.beginObject().key("speed").number(cell.question.speed).key("turn");
        json.number(toThreePlaces(degrees(cell.question.turn))).key("hole").boolean(cell.isHole());
        if (cell.nearest) {
            json.key("metres").number(toThreePlaces(cell.nearest->miss.metres));
            json.key("degrees").number(toThreePlaces(degrees(cell.nearest->miss.radians))).key("nearest");
            writeMoment(cell.nearest->place, library, json);
        }
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

std::string coverageCsv(const CoverageMap& map, const ClipLibrary& library, const ExportOptions& options)
{
    std::string table = "speed,turn,hole,metres,degrees,clip,frame,mirrored\r\n";
    for (const CoverageCell& cell : map.cells) {
        if (!map.isAsked(cell)) continue;
        table += threePlaces(cell.question.speed) + ',' + threePlaces(degrees(cell.question.turn)) +
                 (cell.isHole() ? ",1," : ",0,");
        if (cell.nearest) {
            const CoverageAnswer& is = *cell.nearest;
            table += threePlaces(is.miss.metres) + ',' + threePlaces(degrees(is.miss.radians)) + ',' +
                     csvField(exportedClipName(library, is.place.clip, options.folder), options) + ',' +
                     std::to_string(is.place.frame) + (is.place.isMirrored ? ",1" : ",0");
        } else {
            table += ",,,,";
        }
        table += "\r\n";
    }
    return table;
}

/// The number of `--require holes=N`; none for other text.
std::optional<std::size_t> mostHoles(const QString& text)
{
    if (!text.startsWith("holes=")) return std::nullopt;
    bool isNumber = false;
    const auto most = text.mid(6).toULongLong(&isNumber);
    return isNumber ? std::optional<std::size_t>(most) : std::nullopt;
}

/// The limits by `--speeds FROM-TO` and `--turns DEGREES`; none if one is malformed.
std::optional<CoverageLimits> limitsOf(const CommandArguments& arguments)
{
    CoverageLimits limits;
    if (const auto speeds = arguments.value("--speeds")) {
        static const QRegularExpression form(R"(^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$)");
        const auto match = form.match(*speeds);
        limits.slowest = match.captured(1).toDouble();
        limits.fastest = match.captured(2).toDouble();
        if (!match.hasMatch() || limits.slowest > limits.fastest) return std::nullopt;
    }
    if (const auto turns = arguments.value("--turns")) {
        bool isNumber = false;
        const double widest = turns->toDouble(&isNumber);
        if (!isNumber || !(widest >= 0.0 && widest <= 180.0)) return std::nullopt;
        limits.widestTurn = widest * std::numbers::pi / 180.0;
    }
    return limits;
}

/// The problem of the arguments; empty if there is none.
QString misuseOfCoverage(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.positional().size() < 2) return "QUERY and PATH are needed; see tagline help coverage";
    if (const QString wrong = misuseOfCsvFlag(arguments); !wrong.isEmpty()) return wrong;
    if (const auto required = arguments.value("--require"); required && !mostHoles(*required))
        return "--require takes holes=NUMBER, such as holes=50, not \"" + *required + '"';
    if (!limitsOf(arguments))
        return "--speeds takes metres a second, such as 0.5-2.5, and --turns degrees from 0 to 180";
    return {};
}

int tellCoverage(const CoverageMap& map, const LibraryBodies& bodies, const CommandLibrary& read,
                 const CommandArguments& arguments)
{
    const bool isTable = arguments.has("--csv");
    const std::string text = isTable ? coverageCsv(map, read.library, csvOptions(arguments, read))
                             : arguments.has("--json") ? coverageJson(map, bodies, read.library)
                                                       : coverageText(map);
    const int printed = print(text, isTable ? OutputForm::Table : formOf(arguments));
    const auto required = arguments.value("--require");
    const bool isMet = !required || map.holes() <= *mostHoles(*required);
    if (!isMet)
        printNote("coverage", counted(std::int64_t(map.holes()), "hole") + ": required are at most " +
                                  std::to_string(*mostHoles(*required)));
    return outcomeStatus({.isComplete = read.isComplete(), .printed = printed, .isKept = isMet});
}

CommandOptions coverageOptions()
{
    return {{"--csv", "--json", "--no-mirror", withoutFormulas, withFormulas},
            {pathsOption, "--require", "--speeds", "--turns"},
            {{pathsOption, {"library", "given"}}}};
}

int runCoverage(const QStringList& given)
{
    const CommandArguments arguments(given, coverageOptions());
    if (const QString wrong = misuseOfCoverage(arguments); !wrong.isEmpty())
        return usageError("coverage: " + wrong);
    const CommandLibrary read = readCommandLibrary(arguments.paths(1));
    if (!read.printMessages()) return ExitBadInput;
    const std::string text = arguments.positional().front().toStdString();
    const auto query = parseQuery(text, read.library);
    if (!query) return refuseQuery(text, query.error());
    remarkOnQuery(*query, read.library);
    computeSignals(*query, read.library, !arguments.has("--no-mirror"));
    const LibraryBodies bodies = libraryBodies(read.library);
    noteWithoutBody("coverage", bodies.withoutBody.size());
    const FeatureStore store(coverageSchema(), bodies.sources, !arguments.has("--no-mirror"));
    const SearchIndex index(store, playableFrames(read.library, store, *query).enterableRows(store));
    if (index.rowCount() == 0) {
        printNote("coverage", "the query finds no frame of a body that could play");
        return ExitBadInput;
    }
    CoverageMap map = coverageMap({store, bodies.sources, index, medianLegLength(store)});
    map.limits = *limitsOf(arguments);
    return tellCoverage(map, bodies, read, arguments);
}

} // namespace

Command coverageCommand()
{
    return {"coverage",
            "say in which speeds and turns the frames of a query can be steered, and what is missing",
            QString("Usage: tagline coverage QUERY PATH... [--csv | --json] [options]\n\n"
                    "Asks for 9 speeds (0 to 4 metres a second) and 25 turns (half a turn to the right to "
                    "half a turn to\n"
                    "the left) which frame of the query would do best: a figure goes straight ahead at that "
                    "speed, and is\n"
                    "to go and face the new way. The miss is how far the frame's motion ends from there "
                    "after a second,\n"
                    "in metres and degrees; over 0.3 m or 30 degrees it is a hole: motion to capture. QUERY "
                    "is as in\n"
                    "tagline help query; all is every frame.\n\n"
                    "  --speeds A-B     ask only for speeds from A to B metres a second: 0.5-2.5\n"
                    "  --turns DEGREES  ask only for turns of up to so many degrees to either side\n"
                    "  --no-mirror      do not count frames in a mirror\n"
                    "  --csv            a line for each cell: speed (m/s), turn (degrees to the left), hole, "
                    "metres,\n"
                    "                   degrees, clip, frame, mirrored\n"
                    "  --json           the same as JSON: {\"holes\", \"withoutBody\", \"cells\"}\n"
                    "  --require LIMIT  end with status 1 where there are more holes: holes=50\n\n"
                    "With --csv:\n") +
                csvOptionsHelp,
            runCoverage,
            coverageOptions(),
            {"tagline coverage \"Locomotion - Bad\" sample --speeds 0.5-4"}};
}

} // namespace tagline
