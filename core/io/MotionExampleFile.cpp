#include "core/io/MotionExampleFile.h"

#include "core/search/likeness/PartWeights.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {
namespace {

/// A text that is not empty.
bool readWord(JsonObjectReader& reader, std::string_view key, std::string& word, JsonProblems& problems)
{
    if (!reader.read(key, word)) return false;
    return !word.empty() || problems.report(*reader.find(key), "empty-name", "a name must not be empty");
}

} // namespace

bool readFrameRange(JsonNode node, FrameRange& range, JsonProblems& problems)
{
    const auto ends = readArray(node, problems);
    if (!ends) return false;
    if (ends->size() != 2)
        return problems.report(node, "bad-range", "a range is [start, stop], as in [12, 31]");
    std::int64_t start = 0, stop = 0;
    constexpr std::int64_t last = std::numeric_limits<Frame>::max();
    if (!readInteger((*ends)[0], 0, last - 1, start, problems) ||
        !readInteger((*ends)[1], start + 1, last, stop, problems))
        return false;
    range = {Frame(start), Frame(stop)};
    return true;
}

bool readClipIndex(JsonObjectReader& reader, std::optional<std::int32_t>& index, JsonProblems& problems)
{
    const auto node = reader.find("index");
    if (!node) return true;
    std::int64_t value = 0;
    if (!readInteger(*node, 0, std::numeric_limits<std::int32_t>::max(), value, problems)) return false;
    index = std::int32_t(value);
    return true;
}

namespace {

template<class Range>
bool readFramesOfClip(JsonObjectReader& reader, Range& range, JsonProblems& problems)
{
    if (!readWord(reader, "source", range.source, problems) || !reader.read("clip", range.clip)) return false;
    const auto frames = reader.require("range");
    return frames && readFrameRange(*frames, range.frames, problems) &&
           readClipIndex(reader, range.index, problems);
}

bool readPlace(JsonObjectReader& reader, ExampleRange& range, JsonProblems& problems)
{
    return readFramesOfClip(reader, range, problems) && reader.readOptional("mirrored", range.isMirrored);
}

bool readDecisions(JsonObjectReader& reader, std::string_view key, std::vector<ExampleRange>& ranges,
                   JsonProblems& problems)
{
    const auto node = reader.find(key);
    if (!node) return true;
    const auto nodes = readArray(*node, problems);
    if (!nodes) return false;
    for (const JsonNode each : *nodes) {
        JsonObjectReader range(each, problems, "a range of an example");
        if (!readPlace(range, ranges.emplace_back(), problems)) return false;
        ranges.back().extra = range.extraKeys();
    }
    return true;
}

bool readParts(JsonObjectReader& reader, std::string& parts, JsonProblems& problems)
{
    if (!reader.readOptional("parts", parts)) return false;
    if (parts.empty()) return true;
    const auto weights = partWeights(parts);
    return weights || problems.report(*reader.find("parts"), "bad-parts", weights.error().message);
}

/// The members of a range; its holder begins and ends the object.
template<class Range>
void writeFramesOfClip(const Range& range, JsonWriter& writer)
{
    writer.member("source", range.source).member("clip", range.clip);
    if (range.index) writer.member("index", std::int64_t(*range.index));
    writer.key("range").beginArray(JsonWriter::Layout::Inline);
    writer.integer(range.frames.start).integer(range.frames.stop).endArray();
}

void writeExampleRange(const ExampleRange& range, JsonWriter& writer)
{
    writeFramesOfClip(range, writer);
    if (range.isMirrored) writer.key("mirrored").boolean(true);
}

void writeDecisions(std::string_view key, const std::vector<ExampleRange>& ranges, JsonWriter& writer)
{
    if (ranges.empty()) return;
    writer.key(key).beginArray();
    for (const ExampleRange& range : ranges) {
        writer.beginObject();
        writeExampleRange(range, writer);
        writer.extraKeys(range.extra).endObject();
    }
    writer.endArray();
}

} // namespace

bool readExample(JsonObjectReader& reader, MotionExample& example, JsonProblems& problems)
{
    if (!readWord(reader, "name", example.name, problems) || !readPlace(reader, example.range, problems))
        return false;
    if (const auto distance = reader.find("distance"))
        if (!readNumber(*distance, "distance", MotionExample::leastDistance, MotionExample::mostDistance,
                        example.distance, problems))
            return false;
    return reader.readOptional("findsMirrored", example.findsMirrored) &&
           readParts(reader, example.parts, problems) &&
           readDecisions(reader, "accepted", example.accepted, problems) &&
           readDecisions(reader, "rejected", example.rejected, problems);
}

void writeExample(const MotionExample& example, JsonWriter& writer)
{
    writer.beginObject().member("name", example.name);
    writeExampleRange(example.range, writer);
    writer.key("distance").number(example.distance);
    if (example.findsMirrored) writer.key("findsMirrored").boolean(true);
    writer.optionalMember("parts", example.parts);
    writeDecisions("accepted", example.accepted, writer);
    writeDecisions("rejected", example.rejected, writer);
    writer.extraKeys(example.extra).endObject();
}

bool readTagExamples(JsonObjectReader& reader, std::vector<TagExample>& examples, JsonProblems& problems)
{
    const auto node = reader.find("examples");
    if (!node) return true;
    const auto nodes = readArray(*node, problems);
    if (!nodes) return false;
    if (nodes->size() > TagDefinition::mostExamples)
        return problems.report(*node, "too-many-examples",
                               "a tag has at most " + std::to_string(TagDefinition::mostExamples) +
                                   " examples");
    for (const JsonNode each : *nodes) {
        JsonObjectReader range(each, problems, "an example of a tag");
        if (!readFramesOfClip(range, examples.emplace_back(), problems)) return false;
        examples.back().extra = range.extraKeys();
    }
    return true;
}

void writeTagExamples(const std::vector<TagExample>& examples, JsonWriter& writer)
{
    if (examples.empty()) return;
    writer.key("examples").beginArray();
    for (const TagExample& example : examples) {
        writer.beginObject();
        writeFramesOfClip(example, writer);
        writer.extraKeys(example.extra).endObject();
    }
    writer.endArray();
}

} // namespace tagline
