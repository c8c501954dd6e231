#include "core/io/LibraryFile.h"
#include "core/io/LibraryFileKind.h"
#include "core/io/MotionExampleFile.h"
#include "core/io/RetargetReference.h"
#include "core/tags/vocabulary/NameClash.h"
#include "core/tags/vocabulary/VocabularyCheck.h"
#include "core/time/FrameRanges.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace tagline {
namespace {

constexpr double mostRuleThreshold = 1e6; ///< of a signal, to either side of 0

std::string limitText(double value)
{
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// Reads the parts of one library file; the first problem ends the reading.
class LibraryReader
{
public:
    explicit LibraryReader(JsonProblems& problems)
        : m_problems(problems)
    {
    }

    bool read(JsonObjectReader& file, LibraryFile& library)
    {
        bool isGood = true;
        forEachFileMember([&](const auto& member) {
            isGood = isGood && readMember(file, member.key, member.element, library.*member.value);
        });
        if (!isGood || !checkNamespaces(file, library) || !checkMirrorWords(file, library)) return false;
        if (!checkVocabulary(file, library)) return false;
        library.extra = file.extraKeys();
        return true;
    }

private:
    bool readMember(JsonObjectReader& file, std::string_view key, std::string_view, std::string& text)
    {
        return file.readOptional(key, text);
    }
    bool readMember(JsonObjectReader& file, std::string_view key, std::string_view,
                    std::vector<std::string>& texts)
    {
        return file.readOptional(key, texts);
    }
    bool readMember(JsonObjectReader& file, std::string_view key, std::string_view, LibraryMotion& motion)
    {
        return readMotion(file.find(key), motion);
    }
    template<class Element>
    bool readMember(JsonObjectReader& file, std::string_view key, std::string_view element,
                    std::vector<Element>& elements)
    {
        return readObjects(file.find(key), std::string(element), elements);
    }
    template<class Element>
    bool readObjects(std::optional<JsonNode> node, const std::string& what, std::vector<Element>& elements);
    /// The keys of elementKeys.
    template<class Element>
    bool readKeys(JsonObjectReader& reader, Element& element)
    {
        const auto read = [&](const auto& key) {
            return readKey(reader, key.key, key.kind, element.*key.value);
        };
        return std::apply([&](const auto&... keys) { return (read(keys) && ...); }, elementKeys<Element>);
    }
    bool readKey(JsonObjectReader& reader, std::string_view key, KeyKind kind, std::string& text)
    {
        if (kind == KeyKind::Optional) return reader.readOptional(key, text);
        return kind == KeyKind::Name ? readName(reader, key, text) : reader.read(key, text);
    }
    bool readKey(JsonObjectReader& reader, std::string_view, KeyKind, std::optional<std::int32_t>& index)
    {
        return readClipIndex(reader, index, m_problems);
    }
    bool readName(JsonObjectReader& reader, std::string_view key, std::string& name);
    bool readInto(JsonObjectReader& reader, LibraryTag& tag);
    bool readInto(JsonObjectReader& reader, LibraryGroup& group);
    bool readInto(JsonObjectReader& reader, LibraryProperty& property);
    template<class Element>
    bool readInto(JsonObjectReader& reader, Element& element)
    {
        static_assert(std::tuple_size_v<decltype(elementKeys<Element>)> > 0, "elementKeys, or a readInto");
        return readKeys(reader, element);
    }
    bool readInto(JsonObjectReader& reader, LibraryRule& rule);
    bool readInto(JsonObjectReader& reader, MotionExample& example)
    {
        return readExample(reader, example, m_problems);
    }
    bool readInto(JsonObjectReader& reader, LibraryCheck& check);
    bool readInto(JsonObjectReader& reader, Take& take);
    bool readTakeMember(JsonNode node, TakeMember& member);
    bool readInto(JsonObjectReader& reader, ControllerPreset& preset)
    {
        return readPreset(reader, preset, m_problems);
    }
    bool readInto(JsonObjectReader& reader, SavedCamera& camera)
    {
        return readCamera(reader, camera, m_problems);
    }
    bool readDuration(JsonObjectReader& reader, std::string_view key, Duration& duration);
    bool readRejected(JsonObjectReader& reader, std::vector<RejectedRanges>& rejected);
    bool readRanges(JsonObjectReader& reader, std::vector<FrameRange>& ranges);
    bool readInto(JsonObjectReader& reader, LibraryRetarget& retarget);
    bool readJointPair(JsonNode target, JsonNode source, RetargetMap& map);
    bool readInto(JsonObjectReader& reader, LibraryImport& import);
    bool readMotion(std::optional<JsonNode> node, LibraryMotion& motion);
    bool readNames(JsonObjectReader& reader, std::string_view key, std::vector<std::string>& names);
    bool checkNames(JsonObjectReader& reader, std::string_view key, const std::vector<std::string>& names,
                    const std::string& code, const std::string& message, bool (*isGood)(const std::string&));
    bool readDefaults(JsonObjectReader& reader, std::vector<LibraryValue>& defaults);
    bool readDefault(JsonNode name, JsonNode value, LibraryValue& property);
    bool readFallback(JsonObjectReader& reader, LibraryProperty& property);
    bool readValue(JsonNode node, PropertyValue& value, std::string& numberText);
    bool checkNamespaces(JsonObjectReader& file, const LibraryFile& library);
    bool checkMirrorWords(JsonObjectReader& file, const LibraryFile& library);
    bool checkVocabulary(JsonObjectReader& file, const LibraryFile& library);
    template<class Enum>
    bool readChoice(JsonObjectReader& reader, std::string_view key,
                    std::optional<Enum> (*find)(std::string_view), std::string_view choices, Enum& chosen);
    bool readColour(JsonObjectReader& reader, std::string& colour);
    bool readKind(JsonObjectReader& reader, TagKind& kind);
    bool readLeave(JsonObjectReader& reader, std::optional<double>& leave);
    bool readMetres(JsonObjectReader& reader, std::optional<double>& metres);
    bool readAxis(JsonObjectReader& reader, std::optional<UpAxis>& axis);

    JsonProblems& m_problems;
};

template<class Element>
bool LibraryReader::readObjects(std::optional<JsonNode> node, const std::string& what,
                                std::vector<Element>& elements)
{
    if (!node) return true;
    const auto nodes = readArray(*node, m_problems);
    if (!nodes) return false;
    std::set<std::string> names;
    for (const JsonNode each : *nodes) {
        JsonObjectReader reader(each, m_problems, what);
        Element& element = elements.emplace_back();
        if (!readInto(reader, element)) return false;
        element.extra = reader.extraKeys();
        if (!names.insert(nameOf(element)).second)
            return m_problems.report(each, "duplicate-name",
                                     what + " named \"" + nameOf(element) +
                                         "\" occurs twice; keep one of them");
    }
    return true;
}

bool LibraryReader::readName(JsonObjectReader& reader, std::string_view key, std::string& name)
{
    if (!reader.read(key, name)) return false;
    return !name.empty() || m_problems.report(*reader.find(key), "empty-name", "a name must not be empty");
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryTag& tag)
{
    return readName(reader, "name", tag.name) && readColour(reader, tag.colour) &&
           reader.readOptional("key", tag.key) && reader.readOptional("group", tag.group) &&
           readKind(reader, tag.kind) && reader.readOptional("counted", tag.isCounted) &&
           reader.readOptional("description", tag.description) && reader.readOptional("rule", tag.rule) &&
           readTagExamples(reader, tag.examples, m_problems) && reader.readOptional("mirror", tag.mirror) &&
           readNames(reader, "synonyms", tag.synonyms) && readNames(reader, "implies", tag.implies) &&
           readDefaults(reader, tag.properties);
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryGroup& group)
{
    return readName(reader, "name", group.group.name) &&
           readChoice(reader, "policy", findPolicy, "\"carve\", \"push\", \"shift\" or \"block\"",
                      group.group.policy) &&
           readChoice(reader, "exclusive", findExclusiveness, "\"none\", \"at most one\" or \"exactly one\"",
                      group.group.exclusiveness) &&
           reader.readOptional("description", group.group.description) &&
           readNames(reader, "phases", group.group.phases);
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryProperty& property)
{
    return readName(reader, "name", property.property.name) && reader.require("type") &&
           readChoice(reader, "type", findPropertyType, "\"string\", \"number\" or \"boolean\"",
                      property.property.type) &&
           reader.readOptional("description", property.property.description) &&
           readFallback(reader, property);
}

/// One of a few words; what is not there stays as it is.
template<class Enum>
bool LibraryReader::readChoice(JsonObjectReader& reader, std::string_view key,
                               std::optional<Enum> (*find)(std::string_view), std::string_view choices,
                               Enum& chosen)
{
    const auto node = reader.find(key);
    if (!node) return true;
    std::string text;
    if (!readString(*node, text, m_problems)) return false;
    const std::optional<Enum> found = find(text);
    if (!found)
        return m_problems.report(*node, "bad-" + std::string(key),
                                 '"' + std::string(key) + "\" is " + std::string(choices) + "; found \"" +
                                     text + '"');
    chosen = *found;
    return true;
}

bool LibraryReader::readNames(JsonObjectReader& reader, std::string_view key, std::vector<std::string>& names)
{
    return reader.readOptional(key, names) &&
           checkNames(reader, key, names, "empty-name", "a name must not be empty",
                      [](const std::string& name) { return !name.empty(); });
}

/// Reports the first of the names at a key that is not good.
bool LibraryReader::checkNames(JsonObjectReader& reader, std::string_view key,
                               const std::vector<std::string>& names, const std::string& code,
                               const std::string& message, bool (*isGood)(const std::string&))
{
    const auto bad = std::find_if_not(names.begin(), names.end(), isGood);
    if (bad == names.end()) return true;
    const auto nodes = readArray(*reader.find(key), m_problems);
    return m_problems.report((*nodes)[std::size_t(bad - names.begin())], code,
                             bad->empty() ? message : message + "; found \"" + *bad + '"');
}

bool LibraryReader::checkNamespaces(JsonObjectReader& file, const LibraryFile& library)
{
    return checkNames(file, "namespaces", library.namespaces, "empty-name", "a name must not be empty",
                      [](const std::string& name) { return !name.empty(); }) &&
           checkNames(file, "namespaces", library.namespaces, "bad-namespace",
                      "a namespace is the first part of a name, without dots",
                      [](const std::string& name) { return name.find('.') == std::string::npos; });
}

/// Words that contradict each other are reported where they stand.
bool LibraryReader::checkMirrorWords(JsonObjectReader& file, const LibraryFile& library)
{
    const auto problem = findProblem(library.mirrorWords);
    if (!problem) return true;
    const auto pairs = readArray(*file.find("mirrorWords"), m_problems);
    JsonObjectReader pair((*pairs)[problem->pair], m_problems, "a pair of mirror words");
    return m_problems.report(*pair.find(problem->isRight ? "right" : "left"), "mirror-word",
                             problem->message);
}

bool LibraryReader::readDefaults(JsonObjectReader& reader, std::vector<LibraryValue>& defaults)
{
    const auto node = reader.find("properties");
    if (!node) return true;
    if (!node->is(JsonKind::Object))
        return m_problems.report(*node, "wrong-type",
                                 "expected an object of properties and their values, found " +
                                     std::string(described(node->kind())));
    bool isGood = true;
    node->forEachMember([&](JsonNode name, JsonNode value) {
        isGood = isGood && readDefault(name, value, defaults.emplace_back());
    });
    return isGood;
}

bool LibraryReader::readDefault(JsonNode name, JsonNode value, LibraryValue& read)
{
    if (name.text().empty()) return m_problems.report(name, "empty-name", "a name must not be empty");
    read.property.name = name.text();
    return readValue(value, read.property.value, read.numberText);
}

bool LibraryReader::readValue(JsonNode node, PropertyValue& value, std::string& numberText)
{
    const std::string_view text = node.text();
    switch (node.kind()) {
    case JsonKind::String:
        value = std::string(text);
        return true;
    case JsonKind::Boolean:
        value = text == "true";
        return true;
    case JsonKind::Number: {
        double number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        value = number;
        numberText = text;
        return true;
    }
    case JsonKind::Null:
    case JsonKind::Array:
    case JsonKind::Object:
        break;
    }
    return m_problems.report(node, "wrong-type",
                             "a property's value is a string, a number or a boolean, found " +
                                 std::string(described(node.kind())));
}

bool LibraryReader::readFallback(JsonObjectReader& reader, LibraryProperty& property)
{
    const auto node = reader.find("default");
    if (!node) return true;
    PropertyValue value;
    if (!readValue(*node, value, property.numberText)) return false;
    if (typeOf(value) != property.property.type)
        return m_problems.report(*node, "wrong-type",
                                 "\"" + property.property.name + "\" is declared a " +
                                     std::string(typeName(property.property.type)) +
                                     ", but its default is a " + std::string(typeName(typeOf(value))));
    property.property.fallback = std::move(value);
    return true;
}

/// Names that mean two tags, and implications that go round, are reported where they stand.
bool LibraryReader::checkVocabulary(JsonObjectReader& file, const LibraryFile& library)
{
    std::vector<TagDefinition> definitions;
    for (const LibraryTag& tag : library.vocabulary) definitions.push_back(definitionOf(tag));
    const auto problem = findProblem(definitions, library.namespaces);
    if (!problem) return true;
    const auto tags = readArray(*file.find("vocabulary"), m_problems);
    JsonObjectReader tag((*tags)[problem->definition], m_problems, "a tag");
    const bool isSynonym = problem->part == VocabularyProblem::Part::Synonym;
    const auto names = readArray(*tag.find(isSynonym ? "synonyms" : "implies"), m_problems);
    return m_problems.report((*names)[problem->place], problem->code, problem->message);
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryRule& rule)
{
    return readName(reader, "name", rule.rule.name) && reader.read("query", rule.rule.query) &&
           readLeave(reader, rule.rule.leave) && readName(reader, "tag", rule.rule.tag) &&
           readDuration(reader, "minimum", rule.rule.minimum) && readDuration(reader, "gap", rule.rule.gap) &&
           readRejected(reader, rule.rule.rejected);
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryCheck& check)
{
    return readName(reader, "name", check.name) && reader.read("query", check.query) &&
           readChoice(reader, "expect", findExpectation, "\"none\", \"some\" or \"all\"",
                      check.expectation) &&
           reader.readOptional("within", check.within);
}

bool LibraryReader::readInto(JsonObjectReader& reader, Take& take)
{
    if (!readName(reader, "name", take.name)) return false;
    const auto node = reader.require("clips");
    if (!node) return false;
    const auto clips = readArray(*node, m_problems);
    if (!clips) return false;
    if (clips->size() > Take::mostMembers)
        return m_problems.report(*node, "large-take",
                                 "a take has at most " + std::to_string(Take::mostMembers) +
                                     " clips, found " + std::to_string(clips->size()));
    for (const JsonNode each : *clips)
        if (!readTakeMember(each, take.members.emplace_back())) return false;
    return true;
}

bool LibraryReader::readTakeMember(JsonNode node, TakeMember& member)
{
    JsonObjectReader clip(node, m_problems, "a clip of a take");
    if (!readKeys(clip, member)) return false;
    if (const auto offset = clip.find("offset")) {
        constexpr double most = double(Take::mostMicroseconds) * 1e-6;
        double seconds = 0;
        if (!readNumber(*offset, "offset", -most, most, seconds, m_problems)) return false;
        member.offset = std::llround(seconds * 1e6);
    }
    member.extra = clip.extraKeys();
    return true;
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryRetarget& retarget)
{
    if (!readName(reader, "name", retarget.name) || !readName(reader, "character", retarget.character))
        return false;
    const auto joints = reader.require("joints");
    if (!joints) return false;
    if (!joints->is(JsonKind::Object))
        return m_problems.report(*joints, "wrong-type",
                                 "expected an object of joints and the joints that move them, found " +
                                     std::string(described(joints->kind())));
    bool isGood = true;
    joints->forEachMember([&](JsonNode target, JsonNode source) {
        isGood = isGood && readJointPair(target, source, retarget.map);
    });
    if (!isGood) return false;
    const auto reference = reader.find("reference");
    if (!reference) return true;
    auto read = readReference(*reference, m_problems);
    if (read) retarget.map.setReference(*std::move(read));
    return read.has_value();
}

bool LibraryReader::readJointPair(JsonNode target, JsonNode source, RetargetMap& map)
{
    std::string name;
    if (!readString(source, name, m_problems)) return false;
    if (name.empty() || target.text().empty())
        return m_problems.report(name.empty() ? source : target, "empty-name", "a name must not be empty");
    map.set(name, target.text());
    return true;
}

bool LibraryReader::readDuration(JsonObjectReader& reader, std::string_view key, Duration& duration)
{
    std::string text = "0f";
    if (!reader.readOptional(key, text)) return false;
    const auto read = Duration::parsed(text);
    if (read) duration = *read;
    return read ||
           m_problems.report(*reader.find(key), "bad-duration",
                             "a duration is a number with f, s or ms, as in \"5f\" or \"0.2s\"; found \"" +
                                 text + '"');
}

bool LibraryReader::readRejected(JsonObjectReader& reader, std::vector<RejectedRanges>& rejected)
{
    const auto node = reader.find("rejected");
    if (!node) return true;
    const auto nodes = readArray(*node, m_problems);
    if (!nodes) return false;
    for (const JsonNode each : *nodes) {
        JsonObjectReader clip(each, m_problems, "what was rejected on a clip");
        RejectedRanges& ranges = rejected.emplace_back();
        if (!readKeys(clip, ranges) || !readRanges(clip, ranges.ranges)) return false;
        ranges.extra = clip.extraKeys();
    }
    return true;
}

/// Canonical ones: what a person wrote in another order, or overlapping, is joined.
bool LibraryReader::readRanges(JsonObjectReader& reader, std::vector<FrameRange>& ranges)
{
    const auto node = reader.require("ranges");
    if (!node) return false;
    const auto nodes = readArray(*node, m_problems);
    if (!nodes) return false;
    std::vector<FrameRange> read;
    for (const JsonNode each : *nodes) {
        if (!readFrameRange(each, read.emplace_back(), m_problems)) return false;
    }
    const FrameRanges canonical = FrameRanges::canonical(std::move(read));
    ranges.assign(canonical.begin(), canonical.end());
    return true;
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryImport& import)
{
    if (!readName(reader, "source", import.source)) return false;
    if (const auto rate = reader.find("rate"))
        if (!readRate(*rate, import.settings.rate.emplace(), m_problems)) return false;
    return readMetres(reader, import.settings.metresPerUnit) && readAxis(reader, import.settings.upAxis);
}

/// Numbers between the bounds; ends of contacts that are stricter than their beginnings are as strict.
bool LibraryReader::readMotion(std::optional<JsonNode> node, LibraryMotion& motion)
{
    if (!node) return true;
    JsonObjectReader reader(*node, m_problems, "the motion settings");
    if (!reader.readOptional("root", motion.settings.signal.root)) return false;
    for (const MotionNumber& number : motionNumbers()) {
        const auto found = reader.find(number.key);
        if (!found) continue;
        double value = -1;
        if (found->is(JsonKind::Number))
            std::from_chars(found->text().data(), found->text().data() + found->text().size(), value);
        if (!(value >= number.lowest && value <= number.highest))
            return m_problems.report(*found, "wrong-number",
                                     std::string(number.key) + " is a number from " +
                                         limitText(number.lowest) + " to " + limitText(number.highest));
        number.set(motion.settings, value);
    }
    if (!reader.readOptional("movingGround", motion.settings.contact.findsMovingGround)) return false;
    motion.settings = plausible(motion.settings);
    motion.extra = reader.extraKeys();
    return true;
}

bool LibraryReader::readColour(JsonObjectReader& reader, std::string& colour)
{
    if (!reader.readOptional("colour", colour)) return false;
    const auto isHex = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    const bool isColour = colour.empty() || (colour.size() == 7 && colour[0] == '#' &&
                                             std::all_of(colour.begin() + 1, colour.end(), isHex));
    return isColour ||
           m_problems.report(*reader.find("colour"), "bad-colour",
                             "a colour is \"#rrggbb\", as in \"#56b4e9\"; found \"" + colour + '"');
}

bool LibraryReader::readKind(JsonObjectReader& reader, TagKind& kind)
{
    std::string text = "range";
    if (!reader.readOptional("kind", text)) return false;
    kind = text == "point" ? TagKind::Point : TagKind::Range;
    return text == "point" || text == "range" ||
           m_problems.report(*reader.find("kind"), "bad-kind",
                             "a tag's kind is \"range\" or \"point\"; found \"" + text + '"');
}

/// The second threshold of a rule.
bool LibraryReader::readLeave(JsonObjectReader& reader, std::optional<double>& leave)
{
    const auto node = reader.find("leave");
    return !node ||
           readNumber(*node, "leave", -mostRuleThreshold, mostRuleThreshold, leave.emplace(), m_problems);
}

bool LibraryReader::readMetres(JsonObjectReader& reader, std::optional<double>& metres)
{
    const auto node = reader.find("metresPerUnit");
    if (!node) return true;
    double value = 0;
    if (node->is(JsonKind::Number))
        std::from_chars(node->text().data(), node->text().data() + node->text().size(), value);
    if (!(value > 0)) return m_problems.report(*node, "wrong-type", "metresPerUnit is a number above 0");
    metres = value;
    return true;
}

bool LibraryReader::readAxis(JsonObjectReader& reader, std::optional<UpAxis>& axis)
{
    const auto node = reader.find("upAxis");
    if (!node) return true;
    std::string text;
    if (!readString(*node, text, m_problems)) return false;
    if (text != "X" && text != "Y" && text != "Z")
        return m_problems.report(*node, "bad-axis", "upAxis is \"X\", \"Y\" or \"Z\"; found \"" + text + '"');
    axis = UpAxis(text[0] - 'X');
    return true;
}

/// Both keep it: one of them may be another program's.
void noteSharedKeys(LibraryFile& library)
{
    std::map<std::string_view, std::string_view> owners;
    for (const LibraryTag& tag : library.vocabulary) {
        if (tag.key.empty()) continue;
        const auto [owner, isNew] = owners.emplace(tag.key, tag.name);
        if (!isNew)
            library.notices.push_back("the tags \"" + std::string(owner->second) + "\" and \"" + tag.name +
                                      "\" have the same key, \"" + tag.key +
                                      "\"; it works for the first one");
    }
}

/// Both stay: one of them may be another program's.
void noteSharedNames(LibraryFile& library)
{
    for (const SavedQuery& live : library.derived)
        for (const LibraryTag& tag : library.vocabulary)
            if (couldMean(live.name, tag.name))
                library.notices.push_back("the live tag \"" + live.name + "\" could mean the tag \"" +
                                          tag.name + "\" in queries: rename one of them");
}

std::optional<LibraryFile> readLibrary(OpenJsonFile& file)
{
    LibraryFile library;
    library.version = file.head.version;
    library.isReadOnly = file.head.isNewer;
    library.notices = std::move(file.notices);
    if (!LibraryReader(file.problems).read(file.members, library)) return {};
    noteSharedKeys(library);
    noteSharedNames(library);
    return library;
}

} // namespace

Result<LibraryFile> readLibraryFile(std::string_view bytes, std::string file)
{
    return readJsonFile(bytes, std::move(file), libraryFileKind, readLibrary);
}

} // namespace tagline
