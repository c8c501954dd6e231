#include "core/io/SavedCamera.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {
namespace {

constexpr double fullTurn = 360.0;
constexpr double straightUp = 90.0;

bool readTarget(JsonObjectReader& reader, std::array<double, 3>& target, JsonProblems& problems)
{
    const auto node = reader.require("target");
    if (!node) return false;
    const auto numbers = readArray(*node, problems);
    if (!numbers) return false;
    if (numbers->size() != target.size())
        return problems.report(*node, "bad-target",
                               "the target of a camera is three numbers: metres to the figure's left, up and "
                               "to its front");
    for (std::size_t i = 0; i < target.size(); ++i)
        if (!readNumber((*numbers)[i], "target", -SavedCamera::mostOffset, SavedCamera::mostOffset, target[i],
                        problems))
            return false;
    return true;
}

bool readAngle(JsonObjectReader& reader, std::string_view key, double most, double& angle,
               JsonProblems& problems)
{
    const auto node = reader.require(key);
    return node && readNumber(*node, key, -most, most, angle, problems);
}

} // namespace

bool readCamera(JsonObjectReader& reader, SavedCamera& camera, JsonProblems& problems)
{
    if (!reader.read("name", camera.name)) return false;
    if (camera.name.empty())
        return problems.report(*reader.find("name"), "empty-name", "a name must not be empty");
    if (!readTarget(reader, camera.target, problems) ||
        !readAngle(reader, "yaw", fullTurn, camera.yaw, problems) ||
        !readAngle(reader, "pitch", straightUp, camera.pitch, problems))
        return false;
    const auto distance = reader.require("distance");
    if (!distance || !readNumber(*distance, "distance", SavedCamera::nearest, SavedCamera::farthest,
                                 camera.distance, problems))
        return false;
    return reader.readOptional("orthographic", camera.isOrthographic);
}

void writeCamera(const SavedCamera& camera, JsonWriter& writer)
{
    writer.beginObject().member("name", camera.name);
    writer.key("target").beginArray(JsonWriter::Layout::Inline);
    for (const double each : camera.target) writer.number(each);
    writer.endArray();
    writer.key("yaw").number(camera.yaw).key("pitch").number(camera.pitch);
    writer.key("distance").number(camera.distance);
    if (camera.isOrthographic) writer.key("orthographic").boolean(true);
    writer.extraKeys(camera.extra).endObject();
}

} // namespace tagline
