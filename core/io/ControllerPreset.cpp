#include "core/io/ControllerPreset.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

namespace tagline {
namespace {

/// A value and the word that stands for it in files.
template<class Value>
struct Word
{
    Value value;
    std::string_view text;
};

constexpr std::array<Word<LoopMode>, 4> loopWords{{{LoopMode::Loop, "loop"},
                                                   {LoopMode::Once, "once"},
                                                   {LoopMode::Clamp, "clamp"},
                                                   {LoopMode::PingPong, "ping-pong"}}};
constexpr std::array<Word<LayerKind>, 3> layerWords{{{LayerKind::Override, "override"},
                                                     {LayerKind::Additive, "additive"},
                                                     {LayerKind::Subtractive, "subtractive"}}};
constexpr std::array<Word<TransitionKind>, 2> kindWords{
    {{TransitionKind::CrossFade, "cross-fade"}, {TransitionKind::Inertial, "inertial"}}};
constexpr std::array<Word<TransitionCurve>, 6> curveWords{{{TransitionCurve::Linear, "linear"},
                                                           {TransitionCurve::SmoothStep, "smooth"},
                                                           {TransitionCurve::EaseIn, "ease in"},
                                                           {TransitionCurve::EaseOut, "ease out"},
                                                           {TransitionCurve::SmootherStep, "smoother"},
                                                           {TransitionCurve::Bezier, "bezier"}}};
constexpr std::array<Word<TransitionEntry>, 3> entryWords{{{TransitionEntry::BestMatch, "nearest pose"},
                                                           {TransitionEntry::Beginning, "beginning"},
                                                           {TransitionEntry::Current, "where it stands"}}};
constexpr std::array<Word<RootMotion>, 4> groundWords{{{RootMotion::Accumulated, "travels"},
                                                       {RootMotion::Kept, "as in the clip"},
                                                       {RootMotion::InPlace, "in place"},
                                                       {RootMotion::Extracted, "extracted"}}};
constexpr std::array<Word<TransitionStart::Kind>, 4> startWords{{{TransitionStart::Kind::After, "time"},
                                                                 {TransitionStart::Kind::TrackEnd, "end"},
                                                                 {TransitionStart::Kind::Tag, "tag"},
                                                                 {TransitionStart::Kind::Idle, "idle"}}};

template<class Value, std::size_t count>
std::string_view wordOf(Value value, const std::array<Word<Value>, count>& words)
{
    return std::find_if(words.begin(), words.end(), [value](const auto& word) { return word.value == value; })
        ->text;
}

constexpr double longestSeconds = 1e6;
constexpr double fastestSpeed = 1e3;

/// Reads members of one object; what is not there stays as it is.
class PresetReader
{
public:
    PresetReader(JsonObjectReader& reader, JsonProblems& problems)
        : m_reader(reader)
        , m_problems(problems)
    {
    }

    template<class Value, std::size_t count>
    bool readWord(std::string_view key, const std::array<Word<Value>, count>& words, Value& value)
    {
        const auto node = m_reader.find(key);
        if (!node) return true;
        std::string text;
        if (!readString(*node, text, m_problems)) return false;
        for (const Word<Value>& word : words)
            if (word.text == text) {
                value = word.value;
                return true;
            }
        std::string choices;
        for (const Word<Value>& word : words)
            choices += (choices.empty() ? "\"" : ", \"") + std::string(word.text) + '"';
        return m_problems.report(*node, "bad-" + std::string(key),
                                 '"' + std::string(key) + "\" is one of " + choices + "; found \"" + text +
                                     '"');
    }

    bool readNumber(std::string_view key, double least, double most, double& value)
    {
        const auto node = m_reader.find(key);
        return !node || readNumber(*node, key, least, most, value);
    }

    bool readNumber(JsonNode node, std::string_view key, double least, double most, double& value)
    {
        return tagline::readNumber(node, key, least, most, value, m_problems);
    }

    bool readSeconds(std::string_view key, std::int64_t& nanoseconds)
    {
        double seconds = double(nanoseconds) * 1e-9;
        if (!readNumber(key, 0.0, longestSeconds, seconds)) return false;
        nanoseconds = std::llround(seconds * 1e9);
        return true;
    }

    bool readFlag(std::string_view key, bool& flag) { return m_reader.readOptional(key, flag); }

    bool readIndex(std::string_view key, std::int64_t most, std::int32_t& index)
    {
        const auto node = m_reader.find(key);
        std::int64_t value = index;
        if (node && !readInteger(*node, 0, most, value, m_problems)) return false;
        index = std::int32_t(value);
        return true;
    }

    bool readCount(std::string_view key, std::int64_t most, int& count)
    {
        const auto node = m_reader.find(key);
        std::int64_t value = count;
        if (node && !readInteger(*node, 1, most, value, m_problems)) return false;
        count = int(value);
        return true;
    }

private:
    JsonObjectReader& m_reader;
    JsonProblems& m_problems;
};

constexpr std::int64_t mostFrames = std::numeric_limits<Frame>::max();

/// The first joints of a mask: some builds wrote all of them as one array.
bool readFirstMask(JsonObjectReader& reader, std::vector<std::string>& joints)
{
    const auto node = reader.find("mask");
    if (node && node->is(JsonKind::Array)) return reader.readOptional("mask", joints);
    std::string joint;
    if (!reader.readOptional("mask", joint)) return false;
    if (!joint.empty()) joints.push_back(joint);
    return true;
}

/// A joint's name, and those of further ones under a key that older programs keep as it is.
bool readMask(JsonObjectReader& reader, std::vector<std::string>& joints)
{
    std::vector<std::string> further;
    if (!readFirstMask(reader, joints) || !reader.readOptional("furtherMasks", further)) return false;
    joints.insert(joints.end(), further.begin(), further.end());
    return true;
}

void writeMask(const std::vector<std::string>& joints, JsonWriter& writer)
{
    if (joints.empty()) return;
    writer.member("mask", joints.front());
    writer.optionalMember("furtherMasks", std::vector<std::string>(joints.begin() + 1, joints.end()));
}

constexpr const char* curveForm =
    "a curve is 2 to 64 points [place, value] with numbers from 0 to 1; their places "
    "increase from 0 to 1";

bool readPoint(JsonNode node, CurvePoint& point, JsonProblems& problems)
{
    const auto numbers = readArray(node, problems);
    if (!numbers) return false;
    if (numbers->size() != 2) return problems.report(node, "bad-curve", curveForm);
    double at = 0.0, value = 0.0;
    if (!readNumber((*numbers)[0], "place", 0.0, 1.0, at, problems) ||
        !readNumber((*numbers)[1], "value", 0.0, 1.0, value, problems))
        return false;
    point = {float(at), float(value)};
    return true;
}

bool readCurve(JsonObjectReader& reader, std::string_view key, PlayCurve& curve, JsonProblems& problems)
{
    const auto node = reader.find(key);
    if (!node) return true;
    const auto points = readArray(*node, problems);
    if (!points) return false;
    for (const JsonNode point : *points)
        if (!readPoint(point, curve.points.emplace_back(), problems)) return false;
    return (!curve.isEmpty() && curve.isValid()) || problems.report(*node, "bad-curve", curveForm);
}

/// `last` is that of the preset's tracks.
bool readWeightSource(JsonObjectReader& track, std::int64_t last, PresetTrack& made, JsonProblems& problems)
{
    const auto node = track.find("weightBy");
    if (!node) return true;
    WeightSource& source = made.setup.weightSource;
    JsonObjectReader reader(*node, problems, "what a weight goes by");
    PresetReader members(reader, problems);
    if (!reader.read("value", source.value)) return false;
    if (source.value.empty())
        return problems.report(*reader.find("value"), "empty-name", "a value must not be empty");
    if (reader.find("track") && !members.readIndex("track", last, source.track.emplace())) return false;
    if (!members.readNumber("nothingAt", -mostWeightValue, mostWeightValue, source.nothingAt) ||
        !members.readNumber("allAt", -mostWeightValue, mostWeightValue, source.allAt))
        return false;
    if (source.nothingAt == source.allAt)
        return problems.report(*node, "bad-weight-by",
                               "\"nothingAt\" and \"allAt\" are two different numbers (0 and 1 where they "
                               "are left out)");
    made.weightSourceExtra = reader.extraKeys();
    return true;
}

bool readTrack(JsonObjectReader& reader, std::int64_t last, PresetTrack& track, JsonProblems& problems)
{
    PresetReader members(reader, problems);
    TrackSetup& setup = track.setup;
    if (!reader.read("source", track.source) || !reader.read("clip", track.clip)) return false;
    if (reader.find("index") && !members.readIndex("index", mostFrames, track.index.emplace())) return false;
    if (reader.find("layer") && !members.readWord("layer", layerWords, setup.layer.emplace())) return false;
    bool isDisabled = false;
    double weight = 1.0;
    if (!members.readCount("plays", mostPlays, setup.playCount) ||
        !members.readFlag("paused", setup.isPaused) ||
        !readCurve(reader, "timeCurve", setup.timeCurve, problems) ||
        !readCurve(reader, "weightCurve", setup.weightCurve, problems) ||
        !readWeightSource(reader, last, track, problems))
        return false;
    if (!members.readNumber("speed", -fastestSpeed, fastestSpeed, setup.speed) ||
        !members.readWord("loop", loopWords, setup.loopMode) || !members.readFlag("disabled", isDisabled) ||
        !members.readFlag("mirrored", setup.isMirrored) || !members.readFlag("inStep", setup.isInStep) ||
        !members.readNumber("weight", 0.0, 1.0, weight) || !readMask(reader, setup.maskJoints) ||
        !members.readIndex("reference", mostFrames, setup.referenceFrame))
        return false;
    setup.isEnabled = !isDisabled;
    setup.weight = float(weight);
    return true;
}

bool readHandles(JsonObjectReader& reader, std::array<float, 4>& handles, JsonProblems& problems)
{
    const auto node = reader.find("handles");
    if (!node) return true;
    const auto nodes = readArray(*node, problems);
    if (!nodes) return false;
    if (nodes->size() != handles.size())
        return problems.report(*node, "bad-handles",
                               "the handles of a curve are four numbers: x1, y1, x2, y2");
    for (std::size_t i = 0; i < handles.size(); ++i) {
        double value = 0.0;
        const bool isTime = i % 2 == 0;
        if (!PresetReader(reader, problems)
                 .readNumber((*nodes)[i], "handles", isTime ? 0.0 : -10.0, isTime ? 1.0 : 10.0, value))
            return false;
        handles[i] = float(value);
    }
    return true;
}

bool readTransition(JsonNode node, ControllerPreset& preset, JsonProblems& problems)
{
    Transition& transition = preset.transition;
    JsonObjectReader reader(node, problems, "a transition");
    PresetReader members(reader, problems);
    if (!members.readWord("kind", kindWords, transition.kind) ||
        !members.readSeconds("seconds", transition.nanoseconds) ||
        !members.readWord("curve", curveWords, transition.curve) ||
        !readHandles(reader, transition.handles, problems) ||
        !members.readWord("enters", entryWords, transition.entry))
        return false;
    preset.transitionExtra = reader.extraKeys();
    return true;
}

bool readFade(JsonObjectReader& reader, const std::vector<PresetTrack>& tracks, PresetFade& fade,
              JsonProblems& problems)
{
    PresetReader members(reader, problems);
    const auto last = std::int64_t(tracks.size()) - 1;
    const auto to = reader.require("to");
    if (!to || !members.readIndex("to", last, fade.to)) return false;
    if (tracks[std::size_t(fade.to)].setup.isLayer())
        return problems.report(*to, "bad-to", "a layer cannot be the target of a transition");
    if (!members.readWord("at", startWords, fade.at) || !members.readSeconds("seconds", fade.nanoseconds) ||
        !members.readIndex("track", last, fade.track) || !reader.readOptional("tag", fade.tag) ||
        !members.readSeconds("duration", fade.duration))
        return false;
    return fade.at != TransitionStart::Kind::Tag || !fade.tag.empty() || reader.require("tag").has_value();
}

/// Names, of which an empty list says as little as none. None is empty.
bool readSyncTags(JsonObjectReader& reader, std::vector<std::string>& tags, JsonProblems& problems)
{
    if (!reader.readOptional("syncTags", tags)) return false;
    const auto empty = std::ranges::find(tags, std::string());
    if (empty == tags.end()) return true;
    const auto nodes = readArray(*reader.find("syncTags"), problems);
    return problems.report((*nodes)[std::size_t(empty - tags.begin())], "empty-name",
                           "a name must not be empty");
}

/// Members of an array of objects, each with its extra keys.
template<class Element, class Read>
bool readEach(JsonObjectReader& reader, std::string_view key, const char* what, JsonProblems& problems,
              std::vector<Element>& elements, Read read)
{
    const auto node = reader.find(key);
    if (!node) return true;
    const auto nodes = readArray(*node, problems);
    if (!nodes) return false;
    for (const JsonNode each : *nodes) {
        JsonObjectReader element(each, problems, what);
        if (!read(element, elements.emplace_back())) return false;
        elements.back().extra = element.extraKeys();
    }
    return true;
}

/// A number that is spelled as short as its float.
double plain(float value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    double plain = 0.0;
    std::from_chars(text, end, plain);
    return plain;
}

void writeCurve(const char* key, const PlayCurve& curve, JsonWriter& writer)
{
    if (curve.isEmpty()) return;
    writer.key(key).beginArray(JsonWriter::Layout::Inline);
    for (const CurvePoint& point : curve.points)
        writer.beginArray(JsonWriter::Layout::Inline)
            .number(plain(point.at))
            .number(plain(point.value))
            .endArray();
    writer.endArray();
}

void writeWeightSource(const PresetTrack& track, JsonWriter& writer)
{
    const WeightSource& source = track.setup.weightSource;
    if (source.isEmpty()) return;
    writer.key("weightBy").beginObject().member("value", source.value);
    if (source.track) writer.member("track", std::int64_t(*source.track));
    writer.key("nothingAt").number(source.nothingAt).key("allAt").number(source.allAt);
    writer.extraKeys(track.weightSourceExtra).endObject();
}

void writeTrack(const PresetTrack& track, JsonWriter& writer)
{
    const TrackSetup& setup = track.setup;
    const TrackSetup usual;
    writer.beginObject().member("source", track.source).member("clip", track.clip);
    if (track.index) writer.member("index", std::int64_t(*track.index));
    if (setup.speed != usual.speed) writer.key("speed").number(setup.speed);
    if (setup.loopMode != usual.loopMode) writer.member("loop", wordOf(setup.loopMode, loopWords));
    if (setup.playCount > 0) writer.member("plays", std::int64_t(setup.playCount));
    if (setup.isPaused) writer.key("paused").boolean(true);
    writeCurve("timeCurve", setup.timeCurve, writer);
    if (!setup.isEnabled) writer.key("disabled").boolean(true);
    if (setup.isMirrored) writer.key("mirrored").boolean(true);
    if (setup.isInStep) writer.key("inStep").boolean(true);
    if (setup.layer) writer.member("layer", wordOf(*setup.layer, layerWords));
    if (setup.weight != usual.weight) writer.key("weight").number(plain(setup.weight));
    writeCurve("weightCurve", setup.weightCurve, writer);
    writeWeightSource(track, writer);
    writeMask(setup.maskJoints, writer);
    if (setup.referenceFrame != 0) writer.member("reference", std::int64_t(setup.referenceFrame));
    writer.extraKeys(track.extra).endObject();
}

void writeTransition(const ControllerPreset& preset, JsonWriter& writer)
{
    const Transition& transition = preset.transition;
    writer.key("transition").beginObject().member("kind", wordOf(transition.kind, kindWords));
    writer.key("seconds").number(double(transition.nanoseconds) / 1e9);
    writer.member("curve", wordOf(transition.curve, curveWords));
    if (transition.handles != Transition().handles) {
        writer.key("handles").beginArray(JsonWriter::Layout::Inline);
        for (const float each : transition.handles) writer.number(plain(each));
        writer.endArray();
    }
    writer.member("enters", wordOf(transition.entry, entryWords));
    writer.extraKeys(preset.transitionExtra).endObject();
}

void writeFade(const PresetFade& fade, JsonWriter& writer)
{
    writer.beginObject().member("to", std::int64_t(fade.to)).member("at", wordOf(fade.at, startWords));
    if (fade.nanoseconds != 0) writer.key("seconds").number(double(fade.nanoseconds) / 1e9);
    const bool hasTrack = fade.at == TransitionStart::Kind::TrackEnd || fade.at == TransitionStart::Kind::Tag;
    if (hasTrack || fade.track != 0) writer.member("track", std::int64_t(fade.track));
    writer.optionalMember("tag", fade.tag);
    writer.key("duration").number(double(fade.duration) / 1e9);
    writer.extraKeys(fade.extra).endObject();
}

} // namespace

bool readPreset(JsonObjectReader& reader, ControllerPreset& preset, JsonProblems& problems)
{
    if (!reader.read("name", preset.name)) return false;
    if (preset.name.empty())
        return problems.report(*reader.find("name"), "empty-name", "a name must not be empty");
    const auto transition = reader.find("transition");
    std::int64_t last = -1; // of the tracks
    if (const auto tracks = reader.find("tracks"); tracks && tracks->is(JsonKind::Array))
        tracks->forEachElement([&last](JsonNode) { ++last; });
    return readEach(reader, "tracks", "a track", problems, preset.tracks,
                    [&](JsonObjectReader& each, PresetTrack& track) {
                        return readTrack(each, last, track, problems);
                    }) &&
           PresetReader(reader, problems)
               .readIndex("leading", std::max(std::int64_t(preset.tracks.size()) - 1, std::int64_t(0)),
                          preset.leading) &&
           (!transition || readTransition(*transition, preset, problems)) &&
           PresetReader(reader, problems).readWord("ground", groundWords, preset.ground) &&
           readSyncTags(reader, preset.syncTags, problems) &&
           readEach(reader, "schedule", "a scheduled transition", problems, preset.schedule,
                    [&](JsonObjectReader& each, PresetFade& fade) {
                        return readFade(each, preset.tracks, fade, problems);
                    });
}

void writePreset(const ControllerPreset& preset, JsonWriter& writer)
{
    writer.beginObject().member("name", preset.name);
    if (!preset.tracks.empty()) {
        writer.key("tracks").beginArray();
        for (const PresetTrack& track : preset.tracks) writeTrack(track, writer);
        writer.endArray();
    }
    if (preset.leading != 0) writer.member("leading", std::int64_t(preset.leading));
    writeTransition(preset, writer);
    if (preset.ground != RootMotion::Accumulated) writer.member("ground", wordOf(preset.ground, groundWords));
    writer.optionalMember("syncTags", preset.syncTags);
    if (!preset.schedule.empty()) {
        writer.key("schedule").beginArray();
        for (const PresetFade& fade : preset.schedule) writeFade(fade, writer);
        writer.endArray();
    }
    writer.extraKeys(preset.extra).endObject();
}

} // namespace tagline
