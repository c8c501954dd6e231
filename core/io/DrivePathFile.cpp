#include "core/io/DrivePathFile.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"

#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr JsonFileKind pathKind{"path", "a path to drive", "tagline.path", 1, {}};
constexpr double longestDrive = 3600.0; ///< seconds
constexpr double fastestWay = 20.0;     ///< metres a second
constexpr double mostDegrees = 36'000.0;
constexpr double radiansPerDegree = std::numbers::pi / 180.0;

bool readDegrees(JsonObjectReader& reader, std::string_view name, JsonProblems& problems,
                 std::optional<double>& radians)
{
    const auto node = reader.find(name);
    if (!node) return true;
    double degrees = 0.0;
    if (!readNumber(*node, name, -mostDegrees, mostDegrees, degrees, problems)) return false;
    radians = degrees * radiansPerDegree;
    return true;
}

bool readCommand(JsonNode node, DrivePath& path, JsonProblems& problems)
{
    JsonObjectReader reader(node, problems, "a command");
    DriveCommand command;
    const auto at = reader.require("at");
    if (!at || !readNumber(*at, "at", 0.0, path.seconds, command.seconds, problems)) return false;
    if (const auto speed = reader.find("speed"))
        if (!readNumber(*speed, "speed", 0.0, fastestWay, command.speed, problems)) return false;
    std::optional<double> direction;
    if (!readDegrees(reader, "direction", problems, direction) ||
        !readDegrees(reader, "facing", problems, command.facing))
        return false;
    command.direction = direction.value_or(0.0);
    if (path.commands.empty() && command.seconds != 0.0)
        return problems.report(*at, "late-beginning", "the first command is given at 0");
    if (!path.commands.empty() && command.seconds <= path.commands.back().seconds)
        return problems.report(*at, "out-of-order", "commands come in order of time, no two at once");
    path.commands.push_back(command);
    return true;
}

std::optional<DrivePath> readPath(OpenJsonFile& file)
{
    DrivePath path;
    const auto seconds = file.members.require("seconds");
    if (!seconds || !readNumber(*seconds, "seconds", 0.1, longestDrive, path.seconds, file.problems))
        return {};
    const auto commands = file.members.require("commands");
    const auto nodes = commands ? readArray(*commands, file.problems) : std::nullopt;
    if (!nodes) return {};
    if (nodes->empty()) file.problems.report(*commands, "no-commands", "there is no command: give one at 0");
    for (const JsonNode node : *nodes)
        if (!readCommand(node, path, file.problems)) break;
    if (file.problems.error()) return {};
    return path;
}

} // namespace

Result<DrivePath> readDrivePath(std::string_view bytes, std::string file)
{
    return readJsonFile(bytes, std::move(file), pathKind, readPath);
}

std::string writtenDrivePath(const DrivePath& path)
{
    JsonWriter writer;
    writer.beginObject()
        .member("format", pathKind.format)
        .member("version", std::int64_t(pathKind.knownVersion));
    writer.key("seconds").number(path.seconds).key("commands").beginArray();
    for (const DriveCommand& command : path.commands) {
        writer.beginObject().key("at").number(command.seconds).key("speed").number(command.speed);
        writer.key("direction").number(command.direction / radiansPerDegree);
        if (command.facing) writer.key("facing").number(*command.facing / radiansPerDegree);
        writer.endObject();
    }
    writer.endArray().endObject();
    return std::move(writer).finished();
}

} // namespace tagline
