#include "core/io/entries/SourceFrames.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr std::string_view sourceFramesKey = "sourceFrames";
constexpr double mostRows = 1e12;
constexpr double fastestRate = 1e6;

bool readKnot(JsonNode node, std::pair<Frame, double>& knot, JsonProblems& problems)
{
    const auto pair = readArray(node, problems);
    std::int64_t frame = 0;
    if (!pair || pair->size() != 2) return false;
    if (!readInteger((*pair)[0], 0, std::numeric_limits<Frame>::max(), frame, problems)) return false;
    knot.first = Frame(frame);
    return readNumber((*pair)[1], "map", 0.0, mostRows, knot.second, problems);
}

std::optional<SourceFrames> readFrames(std::string_view json)
{
    const auto document = JsonDocument::parse(json, {}, "sidecar");
    if (!document || !document->root().is(JsonKind::Object)) return {};
    JsonProblems problems;
    JsonObjectReader object(document->root(), problems, "the source frames");
    SourceFrames read;
    const auto rate = object.find("rate");
    if (rate && !readNumber(*rate, "rate", 0.0, fastestRate, read.framesPerSecond.emplace(), problems))
        return {};
    const auto frames = object.require("frames"), map = object.require("map");
    if (!frames || !map || !readInteger(*frames, 1, std::int64_t(mostRows), read.frames, problems)) return {};
    const auto knots = readArray(*map, problems);
    if (!knots || knots->empty()) return {};
    for (const JsonNode node : *knots) {
        auto& knot = read.map.emplace_back();
        if (!readKnot(node, knot, problems)) return {};
        if (read.map.size() > 1 && knot.first <= read.map[read.map.size() - 2].first) return {};
    }
    return read;
}

std::string written(const SourceFrames& frames)
{
    JsonWriter writer;
    writer.beginObject();
    if (frames.framesPerSecond) writer.key("rate").number(*frames.framesPerSecond);
    writer.member("frames", frames.frames).key("map").beginArray();
    for (const auto& [frame, row] : frames.map)
        writer.beginArray(JsonWriter::Layout::Inline).integer(frame).number(row).endArray();
    writer.endArray().endObject();
    std::string text = std::move(writer).finished();
    text.pop_back();
    return text;
}

} // namespace

std::int64_t SourceFrames::row(Frame frame) const
{
    const auto next = std::ranges::upper_bound(map, frame, {}, &std::pair<Frame, double>::first);
    // Before the first entry and behind the last it goes on as between the two nearest.
    const auto at = next == map.begin() ? next : std::prev(next);
    const auto [from, first] = *at;
    double perFrame = 0.0;
    if (map.size() > 1) {
        const auto end = at + 1 == map.end() ? at : at + 1, begin = end - 1;
        perFrame = (end->second - begin->second) / double(end->first - begin->first);
    }
    const double row = first + perFrame * double(frame - from);
    return std::llround(std::clamp(row, 0.0, double(frames - 1)));
}

SourceFrames sourceFrames(const SourceRows& rows, Frame frames)
{
    SourceFrames said;
    if (rows.framesPerSecond > 0.0) said.framesPerSecond = rows.framesPerSecond;
    said.frames = rows.rows;
    said.map = {{0, 0.0}};
    if (frames > 1) said.map.push_back({frames - 1, double(frames - 1) * rows.rowsPerFrame});
    return said;
}

bool isSourceFrames(const ExtraKey& key) { return key.name == sourceFramesKey && readFrames(key.json); }

std::optional<SourceFrames> sourceFramesOf(const SidecarClip& clip)
{
    const auto found = std::ranges::find(clip.extra, sourceFramesKey, &ExtraKey::name);
    return found == clip.extra.end() ? std::nullopt : readFrames(found->json);
}

SidecarClip withSourceFrames(SidecarClip clip, const std::optional<SourceFrames>& frames)
{
    std::erase_if(clip.extra, isSourceFrames);
    const auto isOf = [](std::string_view name) {
        return [name](const ExtraKey& key) { return key.name == name; };
    };
    if (!frames || std::ranges::any_of(clip.extra, isOf(sourceFramesKey))) return clip;
    const auto hash = std::ranges::find_if(clip.extra, isOf("hash"));
    const auto place = hash == clip.extra.end() ? clip.extra.begin() : hash + 1;
    clip.extra.insert(place, {std::string(sourceFramesKey), written(*frames)});
    return clip;
}

} // namespace tagline
