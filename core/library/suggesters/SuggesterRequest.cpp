#include "core/library/suggesters/SuggesterRequest.h"

#include "core/animation/clips/FrameCost.h"
#include "core/io/json/JsonWriter.h"
#include "core/io/json/TextPlace.h"
#include "core/motion/signals/JointTrajectories.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tagline {
namespace {

constexpr std::int64_t placeBytes = 64; ///< of a joint at a frame: its place and turn, and the text of it
constexpr int placeDecimals = 4;        ///< of a metre: a tenth of a millimetre

/// The joints of a skeleton without its plain nodes, and the parent of each among them.
struct ToldJoints
{
    std::vector<JointIndex> joints;
    std::vector<std::int64_t> parents;
};

ToldJoints toldJoints(const Skeleton& skeleton)
{
    ToldJoints told;
    std::vector<std::int64_t> nearest(skeleton.size(), -1); ///< the joint that an entry is, or hangs on
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        const Joint& joint = skeleton.joints()[i];
        const std::int64_t parent = joint.parent == noJoint ? -1 : nearest[std::size_t(joint.parent)];
        nearest[i] = parent;
        if (joint.kind != JointKind::Joint) continue;
        nearest[i] = std::int64_t(told.joints.size());
        told.joints.push_back(JointIndex(i));
        told.parents.push_back(parent);
    }
    return told;
}

void appendMetres(std::string& text, float metres)
{
    std::array<char, 64> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), metres,
                                   std::chars_format::fixed, placeDecimals);
    std::string_view number(digits.data(), std::size_t(end.ptr - digits.data()));
    while (number.ends_with('0')) number.remove_suffix(1);
    if (number.ends_with('.')) number.remove_suffix(1);
    text += number == "-0" ? "0" : number;
}

/// [[x, y, z], …] of all joints at a frame.
std::string placesAt(const JointTrajectories& ways, std::span<const JointIndex> joints, Frame frame)
{
    std::string text = "[";
    for (const JointIndex joint : joints) {
        text += text.size() > 1 ? ", [" : "[";
        appendMetres(text, ways.x(joint)[std::size_t(frame)]);
        text += ", ";
        appendMetres(text, ways.y(joint)[std::size_t(frame)]);
        text += ", ";
        appendMetres(text, ways.z(joint)[std::size_t(frame)]);
        text += ']';
    }
    return text + ']';
}

void writePlaces(const ToldClip& clip, JsonWriter& json)
{
    if (!clip.model || clip.place >= clip.model->clips.size()) return;
    const Skeleton& skeleton = clip.model->skeleton;
    const Clip& motion = clip.model->clips[clip.place];
    const ToldJoints told = toldJoints(skeleton);
    if (!checkFrameCost(motion, placeBytes * std::int64_t(told.joints.size() + 1))) return;
    const auto ways = JointTrajectories::of(told.joints, skeleton, motion, bindByName(motion, skeleton));
    json.key("joints").beginArray(JsonWriter::Layout::Inline);
    for (const JointIndex joint : told.joints) json.string(skeleton[joint].name);
    json.endArray().key("parents").beginArray(JsonWriter::Layout::Inline);
    for (const std::int64_t parent : told.parents) json.integer(parent);
    json.endArray().key("positions").beginArray();
    const Frame frames = std::min(clip.frames, ways.frames());
    for (Frame frame = 0; frame < frames; ++frame) json.raw(placesAt(ways, told.joints, frame));
    json.endArray();
}

std::string toldText(const ToldClip& clip, bool withPlaces)
{
    JsonWriter json;
    json.beginObject().member("name", clip.name).member("frames", clip.frames);
    json.key("rate").beginArray(JsonWriter::Layout::Inline);
    json.integer(clip.rate.numerator).integer(clip.rate.denominator).endArray();
    json.key("tags").beginObject();
    for (const ToldTag& tag : clip.tags) {
        json.key(tag.name).beginArray();
        for (const FrameRange range : tag.ranges)
            json.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
        json.endArray();
    }
    json.endObject();
    if (withPlaces) writePlaces(clip, json);
    json.endObject();
    return std::move(json).finished();
}

} // namespace

SuggesterRequest suggesterRequest(const SuggesterJob& job, std::span<const ToldClip> clips, std::size_t bytes)
{
    SuggesterRequest request;
    JsonWriter head;
    head.beginArray(JsonWriter::Layout::Inline);
    for (const std::string& tag : job.tags) head.string(validUtf8(tag));
    head.endArray();
    std::string& text = request.text;
    text = "{\n\"tagline\": 1,\n\"tags\": " + std::move(head).finished() + ",\n\"clips\": [\n";
    while (request.clips < clips.size() && (request.clips == 0 || text.size() < bytes)) {
        if (request.clips > 0) text += ",\n";
        text += toldText(clips[request.clips++], job.suggester.wantsPlaces);
    }
    text += "]\n}\n";
    return request;
}

} // namespace tagline
