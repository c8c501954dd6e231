#include "app/cli/text/DriveReportText.h"

#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Rounds to a tenth of a millimetre or millisecond: further digits mean nothing.
double toFourPlaces(double number) { return std::round(number * 1e4) / 1e4; }

std::string inText(double number) { return QString::number(number, 'f', 3).toStdString(); }

std::optional<double> worstTurn(const DriveReport& report)
{
    std::optional<double> worst;
    for (const DriveTurn& turn : report.turns)
        worst = std::max(worst.value_or(0.0), turn.taken.value_or(HUGE_VAL));
    return worst;
}

void writeMoment(const MatchMoment& moment, const ClipLibrary& library, JsonWriter& json)
{
    const LibraryClip& clip = library.clip(moment.clip);
    json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
    if (clip.isNameShared) json.member("index", clip.index);
    json.key("frame")
        .number(toFourPlaces(moment.frame))
        .key("mirrored")
        .boolean(moment.isMirrored)
        .endObject();
}

/// Writes the cost of a jump, split into pose and path.
void writeCosts(const MatchJump& jump, const FeatureSchema& schema, JsonWriter& json)
{
    double pose = 0.0, path = 0.0;
    for (std::size_t i = 0; i < jump.costs.size(); ++i)
        (isOfPath(schema.channels()[i].kind) ? path : pose) += double(jump.costs[i]);
    json.key("cost").number(toFourPlaces(double(jump.cost))).key("pose").number(toFourPlaces(pose));
    json.key("path").number(toFourPlaces(path));
    if (std::isfinite(jump.costOfGoingOn))
        json.key("goingOn").number(toFourPlaces(double(jump.costOfGoingOn)));
}

void writeJumps(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library,
                JsonWriter& json)
{
    json.key("jumpList").beginArray();
    for (const DriveJump& each : report.jumps) {
        json.beginObject().key("at").number(toFourPlaces(each.seconds));
        if (each.jump.from) {
            json.key("from");
            writeMoment(*each.jump.from, library, json);
        }
        json.key("to");
        writeMoment(each.jump.to, library, json);
        writeCosts(each.jump, drive.store->schema(), json);
        json.endObject();
    }
    json.endArray();
}

void writeClips(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library,
                JsonWriter& json)
{
    json.key("clips").beginArray();
    for (const ClipId id : library.clipsInPathOrder()) {
        if (!drive.store->holds(id)) continue;
        const LibraryClip& clip = library.clip(id);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.key("seconds").number(toFourPlaces(report.secondsOfClip[id.value]));
        json.key("loop").boolean(drive.store->isLoop(id)).endObject();
    }
    json.endArray().key("leftOut").beginArray();
    for (const DriveRefusal& each : drive.refusals)
        json.beginObject()
            .member("clip", exportedClipName(library, each.clip))
            .member("why", each.why.message)
            .endObject();
    json.endArray();
}

} // namespace

const std::vector<DriveFigureOfMerit>& driveFigures()
{
    static const std::vector<DriveFigureOfMerit> all{
        {"skate", "m/s", "mean speed of a foot's sole over the ground while it is in contact",
         [](const DriveReport& report) { return std::optional(report.skate); }},
        {"pop", "m/s", "greatest change of a joint's velocity at a jump, beyond that of the clips there",
         [](const DriveReport& report) { return std::optional(report.pop); }},
        {"shake", "m/s2", "acceleration of joints that is exceeded in one of 100 steps",
         [](const DriveReport& report) { return std::optional(report.acceleration); }},
        {"rough", "", "how many times that of the clips that played, each by itself, shake is",
         [](const DriveReport& report) { return std::optional(report.roughness()); }},
        {"off", "m", "greatest distance between the figure and the point that is steered",
         [](const DriveReport& report) { return std::optional(report.mostOffObject); }},
        {"miss", "m", "mean distance in a second between the path that plays and the wanted one",
         [](const DriveReport& report) { return std::optional(report.miss); }},
        {"turn90", "s",
         "longest time that a turn of 60 to 120 degrees takes, to within 20 degrees of the way and 30 of the "
         "facing",
         worstTurn},
        {"jumps", "a second", "how often it jumps",
         [](const DriveReport& report) { return std::optional(report.jumpsPerSecond); }},
        {"cost", "", "mean cost of going on",
         [](const DriveReport& report) { return std::optional(report.cost); }},
        {"held", "s", "how long nothing might play",
         [](const DriveReport& report) { return std::optional(report.heldSeconds); }},
        {"unplayed", "", "share of the frames that may play and never did, 0 to 1",
         [](const DriveReport& report) { return std::optional(1.0 - report.playedShare); }},
    };
    return all;
}

Result<std::vector<DriveRequirement>> driveRequirements(const QString& text)
{
    std::vector<DriveRequirement> made;
    QStringList names;
    for (const DriveFigureOfMerit& each : driveFigures()) names << each.name;
    for (const QString& part : text.split(',')) {
        const QString name = part.section('=', 0, 0).trimmed();
        bool isNumber = false;
        const double most = part.section('=', 1).trimmed().toDouble(&isNumber);
        const qsizetype place = names.indexOf(name);
        if (place < 0 || !isNumber || !(most >= 0.0 && std::isfinite(most)))
            return Error{"drive.require",
                         QString("--require takes NAME=NUMBER, with commas between, such as skate=0.1,pop=1; "
                                 "names are %1. Found \"%2\"")
                             .arg(names.join(", "), part)
                             .toStdString(),
                         {}};
        made.push_back({&driveFigures()[std::size_t(place)], most});
    }
    return made;
}

std::vector<std::string> unmetRequirements(const DriveReport& report,
                                           const std::vector<DriveRequirement>& requirements)
{
    std::vector<std::string> unmet;
    for (const DriveRequirement& each : requirements) {
        const auto found = each.figure->get(report);
        if (!found || *found <= each.most) continue;
        const std::string is = std::isfinite(*found) ? inText(*found) + ' ' + each.figure->unit : "never";
        unmet.push_back(std::string(each.figure->name) + " is " + is + ": required is at most " +
                        inText(each.most));
    }
    return unmet;
}

std::string driveReportJson(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("seconds").number(toFourPlaces(report.seconds));
    json.member("rows", std::int64_t(drive.store->rowCount()));
    for (const DriveFigureOfMerit& each : driveFigures()) {
        const auto found = each.get(report);
        if (found && std::isfinite(*found)) json.key(each.name).number(toFourPlaces(*found));
    }
    json.key("turns").beginArray();
    for (const DriveTurn& turn : report.turns) {
        json.beginObject().key("at").number(toFourPlaces(turn.seconds));
        if (turn.taken) json.key("taken").number(toFourPlaces(*turn.taken));
        json.endObject();
    }
    json.endArray();
    writeClips(report, drive, library, json);
    writeJumps(report, drive, library, json);
    json.endObject();
    return std::move(json).finished();
}

namespace {

/// The number of clips that never played, and the first few names; a library has hundreds.
std::string neverPlayedText(const std::vector<ClipId>& clips, const ClipLibrary& library)
{
    constexpr std::size_t mostNamed = 3;
    std::string text = counted(std::int64_t(clips.size()), "clip") + " never";
    for (std::size_t i = 0; i < std::min(clips.size(), mostNamed); ++i)
        text += (i == 0 ? ": " : ", ") + terminalText(exportedClipName(library, clips[i]));
    if (clips.size() > mostNamed)
        text += " and " + std::to_string(clips.size() - mostNamed) +
                " more (--json says how long each clip played)";
    return text;
}

} // namespace

/// Puts the figures last, where they stay visible.
std::string driveReportText(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library)
{
    std::string text;
    for (const DriveRefusal& each : drive.refusals)
        text += "left out: " + terminalText(exportedClipName(library, each.clip)) + ": " +
                terminalText(each.why.message) + '\n';
    text += "played " + inText(report.playedShare * 100.0) + " % of the frames that may play; " +
            neverPlayedText(report.clipsNeverPlayed, library) + '\n';
    for (const DriveFigureOfMerit& each : driveFigures()) {
        const auto found = each.get(report);
        if (!found) continue;
        const std::string value = std::isfinite(*found) ? inText(*found) + ' ' + each.unit : "never";
        text += QString("%1 %2 %3\n")
                    .arg(each.name, -9)
                    .arg(QString::fromStdString(value), -15)
                    .arg(each.meaning)
                    .toStdString();
    }
    return text;
}

} // namespace tagline
