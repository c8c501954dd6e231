#include "core/io/RetargetReference.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace tagline {
namespace {

/// The double whose shortest text is that of the float.
double asWritten(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    double read = 0.0;
    std::from_chars(text.data(), end, read);
    return read;
}

bool readPosedJoint(JsonNode joint, JsonNode numbers, JsonProblems& problems, ChosenReference& reference)
{
    const auto nodes = readArray(numbers, problems);
    if (!nodes) return false;
    std::array<float, 7> parts{};
    bool isGood = nodes->size() == parts.size() && !joint.text().empty();
    for (std::size_t i = 0; isGood && i < parts.size(); ++i) {
        const std::string_view text = (*nodes)[i].text();
        isGood = (*nodes)[i].is(JsonKind::Number) &&
                 std::from_chars(text.data(), text.data() + text.size(), parts[i]).ec == std::errc() &&
                 std::isfinite(parts[i]);
    }
    const glm::quat turn(parts[6], parts[3], parts[4], parts[5]);
    if (!isGood || !(std::abs(glm::length(turn) - 1.0f) < 0.01f))
        return problems.report(
            numbers, "bad-pose",
            "how a joint stands is its place [x, y, z] in metres and its turn, a quaternion "
            "[x, y, z, w] of length 1: seven numbers in one array");
    reference.joints.push_back({std::string(joint.text()), {parts[0], parts[1], parts[2]}, turn});
    return true;
}

} // namespace

void writeReference(const ChosenReference& reference, JsonWriter& writer)
{
    writer.beginObject();
    if (!reference.isRest())
        writer.member("clip", reference.clip).member("frame", std::int64_t(reference.frame));
    writer.key("joints").beginObject();
    for (const PosedJoint& each : reference.joints) {
        writer.key(each.joint).beginArray(JsonWriter::Layout::Inline);
        for (const float part :
             {each.place.x, each.place.y, each.place.z, each.turn.x, each.turn.y, each.turn.z, each.turn.w})
            writer.number(asWritten(part));
        writer.endArray();
    }
    writer.endObject().extraKeys(reference.extra).endObject();
}

std::optional<ChosenReference> readReference(JsonNode node, JsonProblems& problems)
{
    JsonObjectReader reader(node, problems, "a reference pose");
    ChosenReference reference;
    std::int64_t frame = 0;
    if (!reader.readOptional("clip", reference.clip)) return std::nullopt;
    if (!reference.isRest() && !reader.read("frame", 0, std::numeric_limits<Frame>::max(), frame))
        return std::nullopt;
    reference.frame = Frame(frame);
    const auto joints = reader.require("joints");
    if (!joints) return std::nullopt;
    bool isGood = joints->is(JsonKind::Object);
    if (!isGood)
        problems.report(*joints, "wrong-type",
                        "expected an object of joints and how they stand, found " +
                            std::string(described(joints->kind())));
    if (isGood)
        joints->forEachMember([&](JsonNode joint, JsonNode numbers) {
            isGood = isGood && readPosedJoint(joint, numbers, problems, reference);
        });
    reference.extra = reader.extraKeys();
    return isGood ? std::optional(std::move(reference)) : std::nullopt;
}

} // namespace tagline
