#include "core/io/TagSidecar.h"
#include "core/io/entries/ForeignCaptions.h"
#include "core/io/json/JsonReading.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <set>

namespace tagline {
namespace {

constexpr std::int64_t lastFrame = std::numeric_limits<Frame>::max();

/// Eleven values a range at most, those of a caption: the object, the array, two frames, and four keys with
/// three more values. A range of a property has five, an instance too, and two for each of its values, which
/// count as ranges; as many as a million more are names and clips.
constexpr JsonFileKind sidecarKind{"sidecar",
                                   "a tag sidecar",
                                   "tagline.tags",
                                   TagSidecar::currentVersion,
                                   {TagSidecar::largestBytes, 12 * TagSidecar::mostRanges, 100}};

std::string rangeText(FrameRange range)
{
    return '[' + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
}

FrameRange extent(FrameRange range) { return range; }
FrameRange extent(const SidecarValueRange& range) { return range.range; }

/// Reads the parts of one sidecar; the first problem ends the reading.
class SidecarReader
{
public:
    explicit SidecarReader(JsonProblems& problems)
        : m_problems(problems)
    {
    }

    bool read(JsonObjectReader& file, TagSidecar& sidecar);

private:
    template<class Range>
    struct Placed
    {
        Range range;
        JsonNode place;
    };

    bool readClips(JsonNode node, TagSidecar& sidecar);
    bool readClip(JsonNode node, SidecarClip& clip);
    bool readInstances(std::optional<JsonNode> node, SidecarClip& clip);
    void addPlainRanges(SidecarTag& counted, SidecarClip& clip);
    bool readInstance(JsonNode node, SidecarInstance& read);
    bool readCaptions(std::optional<JsonNode> node, std::vector<SidecarCaption>& captions);
    bool readCaption(JsonNode node, SidecarCaption& read);
    bool readState(std::optional<JsonNode> node, SidecarState& read);
    template<class Lane, class Range>
    bool readLanes(std::optional<JsonNode> node, std::vector<Lane>& lanes);
    template<class Range>
    bool readRanges(JsonNode node, std::vector<Range>& ranges);
    bool readRange(JsonNode node, FrameRange& range);
    bool readRange(JsonNode node, SidecarValueRange& range);
    bool readExtent(const std::vector<JsonNode>& parts, JsonNode node, FrameRange& range);
    bool readValue(JsonNode node, SidecarValueRange& range);
    template<class Range>
    bool putInOrder(std::vector<Placed<Range>>& placed);

    JsonProblems& m_problems;
    std::vector<std::string> m_notices;
    std::size_t m_rangeCount = 0;
};

std::string rangeLimitText() { return "more than " + std::to_string(TagSidecar::mostRanges) + " ranges"; }

bool SidecarReader::readExtent(const std::vector<JsonNode>& parts, JsonNode node, FrameRange& range)
{
    std::int64_t start = 0;
    std::int64_t stop = 0;
    if (!readInteger(parts[0], 0, lastFrame, start, m_problems)) return false;
    if (!readInteger(parts[1], 0, lastFrame, stop, m_problems)) return false;
    range = {Frame(start), Frame(stop)};
    if (range.isEmpty())
        return m_problems.report(node, "empty-range",
                                 "the range " + rangeText(range) +
                                     " holds no frame; start must be before stop");
    if (++m_rangeCount > TagSidecar::mostRanges)
        return m_problems.report(node, "too-many-ranges", rangeLimitText());
    return true;
}

bool SidecarReader::readRange(JsonNode node, FrameRange& range)
{
    const auto parts = readArray(node, m_problems);
    if (!parts) return false;
    if (parts->size() != 2)
        return m_problems.report(node, "wrong-type", "a range is [start, stop], as in [12, 31]");
    return readExtent(*parts, node, range);
}

bool SidecarReader::readRange(JsonNode node, SidecarValueRange& range)
{
    const auto parts = readArray(node, m_problems);
    if (!parts) return false;
    if (parts->size() != 3)
        return m_problems.report(node, "wrong-type",
                                 "a property's range is [start, stop, value], as in [0, 12, \"gravel\"]");
    return readExtent(*parts, node, range.range) && readValue((*parts)[2], range);
}

bool SidecarReader::readValue(JsonNode node, SidecarValueRange& range)
{
    const std::string_view text = node.text();
    switch (node.kind()) {
    case JsonKind::String:
        range.value = std::string(text);
        return true;
    case JsonKind::Boolean:
        range.value = text == "true";
        return true;
    case JsonKind::Number: {
        double number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        range.value = number;
        range.numberText = text;
        return true;
    }
    case JsonKind::Null:
    case JsonKind::Array:
    case JsonKind::Object:
        break;
    }
    return m_problems.report(node, "wrong-type",
                             "a value is a string, a number or a boolean, found " +
                                 std::string(described(node.kind())));
}

template<class Range>
bool SidecarReader::putInOrder(std::vector<Placed<Range>>& placed)
{
    std::stable_sort(placed.begin(), placed.end(), [](const Placed<Range>& a, const Placed<Range>& b) {
        return extent(a.range) < extent(b.range);
    });
    for (std::size_t i = 1; i < placed.size(); ++i) {
        const FrameRange before = extent(placed[i - 1].range);
        const FrameRange range = extent(placed[i].range);
        if (before.overlaps(range))
            return m_problems.report(placed[i].place, "overlap",
                                     "the range " + rangeText(range) + " overlaps " + rangeText(before) +
                                         "; ranges of one name may touch but not overlap");
    }
    return true;
}

template<class Range>
bool SidecarReader::readRanges(JsonNode node, std::vector<Range>& ranges)
{
    const auto elements = readArray(node, m_problems);
    if (!elements) return false;
    std::vector<Placed<Range>> placed;
    placed.reserve(elements->size());
    for (const JsonNode element : *elements) {
        Range range;
        if (!readRange(element, range)) return false;
        placed.push_back({std::move(range), element});
    }
    if (!putInOrder(placed)) return false;
    ranges.reserve(placed.size());
    for (Placed<Range>& each : placed) ranges.push_back(std::move(each.range));
    return true;
}

template<class Lane, class Range>
bool SidecarReader::readLanes(std::optional<JsonNode> node, std::vector<Lane>& lanes)
{
    if (!node) return true;
    if (!node->is(JsonKind::Object))
        return m_problems.report(*node, "wrong-type",
                                 "expected an object of names, found " +
                                     std::string(described(node->kind())));
    bool isGood = true;
    node->forEachMember([&](JsonNode key, JsonNode value) {
        if (!isGood) return;
        if (key.text().empty()) isGood = m_problems.report(key, "empty-name", "a name must not be empty");
        Lane lane{std::string(key.text()), {}};
        isGood = isGood && readRanges<Range>(value, lane.ranges);
        if (isGood && !lane.ranges.empty()) lanes.push_back(std::move(lane));
    });
    lanes.shrink_to_fit(); // kept of each of 66,000 files
    std::sort(lanes.begin(), lanes.end(), [](const Lane& a, const Lane& b) { return a.name < b.name; });
    return isGood;
}

bool SidecarReader::readInstance(JsonNode node, SidecarInstance& read)
{
    TagInstance& instance = read.instance;
    JsonObjectReader reader(node, m_problems, "an instance");
    const auto range = reader.require("range");
    if (!range || !readRange(*range, instance.range)) return false;
    std::vector<std::pair<InstanceValue, std::string>> values;
    bool isGood = true;
    node.forEachMember([&](JsonNode key, JsonNode value) {
        if (!isGood || key.text() == "range") return;
        if (key.text().empty()) isGood = m_problems.report(key, "empty-name", "a name must not be empty");
        if (isGood && ++m_rangeCount > TagSidecar::mostRanges)
            isGood = m_problems.report(key, "too-many-ranges", rangeLimitText());
        SidecarValueRange found;
        isGood = isGood && readValue(value, found);
        values.push_back({{std::string(key.text()), std::move(found.value)}, std::move(found.numberText)});
    });
    std::ranges::sort(values, {}, [](const auto& each) -> const std::string& { return each.first.name; });
    for (auto& [value, text] : values) {
        instance.values.push_back(std::move(value));
        read.numberTexts.push_back(std::move(text));
    }
    return isGood;
}

/// Takes what a program that knows no instances says of a counted tag: its ranges become instances without
/// values, but where one has that very extent.
void SidecarReader::addPlainRanges(SidecarTag& counted, SidecarClip& clip)
{
    const auto plain = std::ranges::lower_bound(clip.tags, counted.name, {}, &SidecarTag::name);
    if (plain == clip.tags.end() || plain->name != counted.name) return;
    const std::vector<SidecarInstance> there = counted.instances;
    for (const FrameRange range : plain->ranges)
        if (!std::ranges::binary_search(there, range, std::less<>(),
                                        [](const auto& each) { return each.instance.range; }))
            counted.instances.push_back({{range}});
    clip.tags.erase(plain);
    std::ranges::stable_sort(counted.instances, {}, &SidecarInstance::instance);
    m_notices.push_back("the clip \"" + clip.name + "\" has the tag \"" + counted.name +
                        "\" in \"tags\" and in \"instances\"; ranges in \"tags\" are read as instances "
                        "without values");
}

/// Puts the counted tags among those that have ranges, which are in order.
bool SidecarReader::readInstances(std::optional<JsonNode> node, SidecarClip& clip)
{
    if (!node) return true;
    std::vector<SidecarTag> read;
    bool isGood = true;
    node->forEachMember([&](JsonNode key, JsonNode value) {
        if (!isGood) return;
        SidecarTag tag{std::string(key.text()), {}};
        if (tag.name.empty()) isGood = m_problems.report(key, "empty-name", "a name must not be empty");
        const auto elements = isGood ? readArray(value, m_problems) : std::nullopt;
        isGood = elements.has_value();
        for (std::size_t i = 0; isGood && i < elements->size(); ++i)
            isGood = readInstance((*elements)[i], tag.instances.emplace_back());
        std::ranges::stable_sort(tag.instances, {}, &SidecarInstance::instance);
        const auto twice = std::ranges::unique(tag.instances, {}, &SidecarInstance::instance);
        tag.instances.erase(twice.begin(), twice.end());
        if (!tag.isCounted()) return;
        addPlainRanges(tag, clip);
        tag.ranges = instanceFrames(tag.instances);
        read.push_back(std::move(tag));
    });
    std::ranges::move(read, std::back_inserter(clip.tags));
    std::ranges::sort(clip.tags, {}, &SidecarTag::name);
    return isGood;
}

bool SidecarReader::readCaption(JsonNode node, SidecarCaption& read)
{
    Caption& caption = read.caption;
    JsonObjectReader reader(node, m_problems, "a caption");
    const auto range = reader.require("range");
    if (!range || !readRange(*range, caption.range)) return false;
    const auto text = reader.require("text");
    if (!text || !reader.read("text", caption.text)) return false;
    if (caption.text.empty())
        return m_problems.report(*text, "empty-caption", "the text of a caption must not be empty");
    if (!reader.readOptional("author", caption.author) || !reader.readOptional("language", caption.language))
        return false;
    read.extra = reader.extraKeys();
    return true;
}

bool SidecarReader::readCaptions(std::optional<JsonNode> node, std::vector<SidecarCaption>& captions)
{
    if (!node) return true;
    const auto elements = readArray(*node, m_problems);
    if (!elements) return false;
    for (const JsonNode element : *elements)
        if (!readCaption(element, captions.emplace_back())) return false;
    std::ranges::stable_sort(captions, {}, &SidecarCaption::caption);
    return true;
}

bool SidecarReader::readState(std::optional<JsonNode> node, SidecarState& read)
{
    if (!node) return true;
    JsonObjectReader reader(*node, m_problems, "a clip's state");
    std::string name;
    const auto is = reader.require("is");
    if (!is || !reader.read("is", name)) return false;
    const auto stage = findClipStage(name);
    if (!stage)
        return m_problems.report(*is, "unknown-state",
                                 "a clip's state is \"begun\", \"done\" or \"reviewed\", found \"" + name +
                                     '"');
    if (!reader.readOptional("by", read.state.by) || !reader.readOptional("at", read.state.at)) return false;
    read.extra = reader.extraKeys();
    read.state.stage = *stage;
    if (!read.isWritten()) read = {};
    return true;
}

/// A member of a clip; none if it has no such key, or another program means something else by it.
std::optional<JsonNode> ourMember(JsonNode clip, JsonObjectReader& reader, std::string_view name,
                                  bool (*isOurs)(JsonNode value))
{
    bool isFound = false;
    if (clip.is(JsonKind::Object))
        clip.forEachMember([&](JsonNode key, JsonNode value) {
            isFound = isFound || (key.text() == name && isOurs(value));
        });
    return isFound ? reader.find(name) : std::nullopt;
}

bool SidecarReader::readClip(JsonNode node, SidecarClip& clip)
{
    JsonObjectReader reader(node, m_problems, "a clip");
    std::int64_t frames = 1;
    if (!reader.read("name", clip.name)) return false;
    if (const auto place = reader.find("index")) {
        std::int64_t index = 0;
        if (!readInteger(*place, 0, lastFrame, index, m_problems)) return false;
        clip.index = std::int32_t(index);
    }
    if (!reader.read("frames", 1, lastFrame, frames)) return false;
    clip.frames = Frame(frames);
    const auto rate = reader.require("rate");
    if (!rate || !readRate(*rate, clip.rate, m_problems)) return false;
    if (!readLanes<SidecarTag, FrameRange>(reader.find("tags"), clip.tags)) return false;
    if (!readLanes<SidecarProperty, SidecarValueRange>(reader.find("properties"), clip.properties))
        return false;
    if (!readInstances(ourMember(node, reader, instancesKey, areInstances), clip)) return false;
    if (!readCaptions(ourMember(node, reader, captionsKey, areCaptions), clip.captions)) return false;
    if (!readState(reader.find("state"), clip.state)) return false;
    clip.extra = reader.extraKeys();
    return true;
}

bool SidecarReader::readClips(JsonNode node, TagSidecar& sidecar)
{
    const auto elements = readArray(node, m_problems);
    if (!elements) return false;
    std::set<std::pair<std::string, std::int32_t>> names;
    for (const JsonNode element : *elements) {
        SidecarClip clip;
        if (!readClip(element, clip)) return false;
        if (!names.emplace(clip.name, clip.index.value_or(-1)).second)
            return m_problems.report(element, "duplicate-clip",
                                     "the clip \"" + clip.name +
                                         "\" occurs twice; clips of the same name need an \"index\"");
        if (!clip.isEmpty()) sidecar.clips.push_back(std::move(clip));
    }
    return true;
}

bool SidecarReader::read(JsonObjectReader& file, TagSidecar& sidecar)
{
    if (!file.read("source", sidecar.source) || !file.readOptional("set", sidecar.set)) return false;
    if (!file.readOptional("points", sidecar.points)) return false;
    std::sort(sidecar.points.begin(), sidecar.points.end());
    sidecar.points.erase(std::unique(sidecar.points.begin(), sidecar.points.end()), sidecar.points.end());
    const auto clips = file.require("clips");
    if (!clips || !readClips(*clips, sidecar)) return false;
    sidecar.extra = file.extraKeys();
    std::ranges::move(m_notices, std::back_inserter(sidecar.notices));
    return true;
}

/// Ranges past the end are kept: the clip may have been longer, and an edit by hand must not cost tags.
void noteLongRanges(TagSidecar& sidecar)
{
    for (const SidecarClip& clip : sidecar.clips) {
        Frame last = 0;
        for (const SidecarTag& tag : clip.tags) last = std::max(last, tag.ranges.back().stop);
        for (const SidecarProperty& property : clip.properties)
            last = std::max(last, property.ranges.back().range.stop);
        for (const SidecarCaption& each : clip.captions) last = std::max(last, each.caption.range.stop);
        if (last > clip.frames)
            sidecar.notices.push_back("the clip \"" + clip.name + "\" has " + std::to_string(clip.frames) +
                                      " frames, and ranges that stop at frame " + std::to_string(last) +
                                      "; they are kept");
    }
}

void noteForeignCaptions(TagSidecar& sidecar)
{
    const auto note = [&](const SidecarClip& clip, const std::string& what) {
        sidecar.notices.push_back("the clip \"" + clip.name + "\" has a key \"" + what +
                                  "\" by which another program means something else; it is kept, and " +
                                  what + " cannot be written there");
    };
    for (const SidecarClip& clip : sidecar.clips) {
        if (foreignCaptions(clip)) note(clip, std::string(captionsKey));
        if (foreignInstances(clip)) note(clip, std::string(instancesKey));
    }
}

std::optional<TagSidecar> readSidecar(OpenJsonFile& file)
{
    TagSidecar sidecar;
    sidecar.version = file.head.version;
    sidecar.isReadOnly = file.head.isNewer;
    sidecar.notices = std::move(file.notices);
    if (!SidecarReader(file.problems).read(file.members, sidecar)) return {};
    noteLongRanges(sidecar);
    noteForeignCaptions(sidecar);
    return sidecar;
}

} // namespace

Result<TagSidecar> readTagSidecar(std::string_view bytes, std::string file)
{
    return readJsonFile(bytes, std::move(file), sidecarKind, readSidecar);
}

} // namespace tagline
