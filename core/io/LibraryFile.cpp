#include "core/io/LibraryFile.h"

#include "core/import/SettingTexts.h"
#include "core/io/MotionExampleFile.h"
#include "core/io/RetargetReference.h"
#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <string_view>

namespace tagline {
namespace {

constexpr std::string_view libraryEnding = ".tagline";

std::string colourText(Colour colour)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += digits[(colour >> shift) & 15];
    return text;
}

/// 0 means the automatic colour: black is the darkest one beside it.
constexpr Colour blackColour = 0x000001;

Colour colourOf(std::string_view text)
{
    Colour colour = 0;
    if (!text.empty()) std::from_chars(text.data() + 1, text.data() + text.size(), colour, 16);
    return !text.empty() && colour == 0 ? blackColour : colour;
}

namespace fs = std::filesystem;

std::string cleaned(const fs::path& path)
{
    std::string clean = path.lexically_normal().generic_string();
    if (clean.size() > 1 && clean.back() == '/') clean.pop_back();
    return clean;
}

/// Whether no part of a relative path is empty, "." or "..": there is nothing to clean.
bool isCleanRelative(std::string_view path)
{
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t stop = std::min(path.find('/', at), path.size());
        const std::string_view part = path.substr(at, stop - at);
        if (part.empty() || part == "." || part == "..") return false;
        at = stop + 1;
    }
    return true;
}

void write(const PropertyValue& value, const std::string& numberText, JsonWriter& writer)
{
    if (!numberText.empty())
        writer.raw(numberText);
    else if (const auto* text = std::get_if<std::string>(&value))
        writer.string(*text);
    else if (const auto* number = std::get_if<double>(&value))
        writer.number(*number);
    else
        writer.boolean(std::get<bool>(value));
}

void write(const LibraryValue& value, JsonWriter& writer)
{
    writer.key(value.property.name);
    write(value.property.value, value.numberText, writer);
}

void write(const LibraryTag& tag, JsonWriter& writer)
{
    writer.beginObject().member("name", tag.name).optionalMember("colour", tag.colour);
    writer.optionalMember("key", tag.key).optionalMember("group", tag.group);
    writer.member("kind", tag.kind == TagKind::Point ? "point" : "range");
    if (tag.isCounted) writer.key("counted").boolean(true);
    writer.optionalMember("description", tag.description).optionalMember("rule", tag.rule);
    writeTagExamples(tag.examples, writer);
    writer.optionalMember("mirror", tag.mirror);
    writer.optionalMember("synonyms", tag.synonyms).optionalMember("implies", tag.implies);
    if (!tag.properties.empty()) {
        writer.key("properties").beginObject();
        for (const LibraryValue& value : tag.properties) write(value, writer);
        writer.endObject();
    }
    writer.extraKeys(tag.extra).endObject();
}

void write(const LibraryGroup& group, JsonWriter& writer)
{
    writer.beginObject().member("name", group.group.name);
    writer.member("policy", policyName(group.group.policy));
    if (group.group.exclusiveness != Exclusiveness::None)
        writer.member("exclusive", exclusivenessName(group.group.exclusiveness));
    writer.optionalMember("description", group.group.description);
    writer.optionalMember("phases", group.group.phases).extraKeys(group.extra).endObject();
}

void write(const LibraryProperty& property, JsonWriter& writer)
{
    writer.beginObject().member("name", property.property.name);
    writer.member("type", typeName(property.property.type));
    writer.optionalMember("description", property.property.description);
    if (property.property.fallback) {
        writer.key("default");
        write(*property.property.fallback, property.numberText, writer);
    }
    writer.extraKeys(property.extra).endObject();
}

void writeKey(std::string_view key, KeyKind kind, const std::string& text, JsonWriter& writer)
{
    if (kind != KeyKind::Optional || !text.empty()) writer.member(key, text);
}

void writeKey(std::string_view key, KeyKind, std::optional<std::int32_t> index, JsonWriter& writer)
{
    if (index) writer.member(key, std::int64_t(*index));
}

/// The keys of elementKeys.
template<class Element>
void writeKeys(const Element& element, JsonWriter& writer)
{
    const auto write = [&](const auto& key) { writeKey(key.key, key.kind, element.*key.value, writer); };
    std::apply([&](const auto&... keys) { (write(keys), ...); }, elementKeys<Element>);
}

template<class Element>
void write(const Element& element, JsonWriter& writer)
{
    static_assert(std::tuple_size_v<decltype(elementKeys<Element>)> > 0, "elementKeys, or a write");
    writer.beginObject();
    writeKeys(element, writer);
    writer.extraKeys(element.extra).endObject();
}

void write(const RejectedRanges& rejected, JsonWriter& writer)
{
    writer.beginObject();
    writeKeys(rejected, writer);
    writer.key("ranges").beginArray();
    for (const FrameRange range : rejected.ranges)
        writer.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
    writer.endArray().extraKeys(rejected.extra).endObject();
}

void write(const LibraryRule& rule, JsonWriter& writer)
{
    writer.beginObject().member("name", rule.rule.name).member("query", rule.rule.query);
    if (rule.rule.leave) writer.key("leave").number(*rule.rule.leave);
    writer.member("tag", rule.rule.tag);
    if (!rule.rule.minimum.isZero()) writer.member("minimum", rule.rule.minimum.text());
    if (!rule.rule.gap.isZero()) writer.member("gap", rule.rule.gap.text());
    if (!rule.rule.rejected.empty()) {
        writer.key("rejected").beginArray();
        for (const RejectedRanges& rejected : rule.rule.rejected) write(rejected, writer);
        writer.endArray();
    }
    writer.extraKeys(rule.extra).endObject();
}

void write(const MotionExample& example, JsonWriter& writer) { writeExample(example, writer); }

void write(const LibraryCheck& check, JsonWriter& writer)
{
    writer.beginObject().member("name", check.name).member("query", check.query);
    writer.member("expect", expectationName(check.expectation)).optionalMember("within", check.within);
    writer.extraKeys(check.extra).endObject();
}

void write(const TakeMember& member, JsonWriter& writer)
{
    writer.beginObject();
    writeKeys(member, writer);
    if (member.offset != 0) writer.key("offset").number(double(member.offset) / 1e6);
    writer.extraKeys(member.extra).endObject();
}

void write(const Take& take, JsonWriter& writer)
{
    writer.beginObject().member("name", take.name).key("clips").beginArray();
    for (const TakeMember& member : take.members) write(member, writer);
    writer.endArray().extraKeys(take.extra).endObject();
}

void write(const LibraryRetarget& retarget, JsonWriter& writer)
{
    writer.beginObject().member("name", retarget.name).member("character", retarget.character);
    writer.key("joints").beginObject();
    for (const JointPair& pair : retarget.map.pairs()) writer.member(pair.target, pair.source);
    writer.endObject();
    if (const auto& reference = retarget.map.reference()) writeReference(*reference, writer.key("reference"));
    writer.extraKeys(retarget.extra).endObject();
}

void write(const LibraryImport& import, JsonWriter& writer)
{
    writer.beginObject().member("source", import.source);
    if (const auto& rate = import.settings.rate) {
        writer.key("rate").beginArray(JsonWriter::Layout::Inline);
        writer.integer(rate->numerator).integer(rate->denominator).endArray();
    }
    if (const auto& metres = import.settings.metresPerUnit) writer.key("metresPerUnit").number(*metres);
    if (const auto& axis = import.settings.upAxis) writer.member("upAxis", axisLetter(*axis));
    writer.extraKeys(import.extra).endObject();
}

void write(const ControllerPreset& preset, JsonWriter& writer) { writePreset(preset, writer); }

void write(const SavedCamera& camera, JsonWriter& writer) { writeCamera(camera, writer); }

void write(std::string_view key, const LibraryMotion& motion, JsonWriter& writer)
{
    const MotionSettings usual;
    if (motion == LibraryMotion()) return;
    writer.key(key).beginObject().optionalMember("root", motion.settings.signal.root);
    for (const MotionNumber& number : motionNumbers())
        if (number.get(motion.settings) != number.get(usual))
            writer.key(number.key).number(number.get(motion.settings));
    if (motion.settings.contact.findsMovingGround != usual.contact.findsMovingGround)
        writer.key("movingGround").boolean(motion.settings.contact.findsMovingGround);
    writer.extraKeys(motion.extra).endObject();
}

template<class Element>
void write(std::string_view key, const std::vector<Element>& elements, JsonWriter& writer)
{
    if (elements.empty()) return;
    writer.key(key).beginArray();
    for (const Element& element : elements) write(element, writer);
    writer.endArray();
}

void write(std::string_view key, const std::vector<std::string>& names, JsonWriter& writer)
{
    writer.optionalMember(key, names);
}

void write(std::string_view key, const std::string& text, JsonWriter& writer)
{
    writer.optionalMember(key, text);
}

} // namespace

std::string writtenLibraryFile(const LibraryFile& library)
{
    assert(!library.isReadOnly);
    JsonWriter writer;
    writer.beginObject().member("format", "tagline.library").member("version", std::int64_t(library.version));
    forEachFileMember([&](const auto& member) { write(member.key, library.*member.value, writer); });
    writer.extraKeys(library.extra).endObject();
    return std::move(writer).finished();
}

TagDefinition definitionOf(const LibraryTag& tag)
{
    TagDefinition definition;
    definition.name = tag.name;
    definition.colour = colourOf(tag.colour);
    definition.key = tag.key;
    definition.group = tag.group;
    definition.description = tag.description;
    definition.mirror = tag.mirror;
    definition.kind = tag.kind;
    definition.isCounted = tag.isCounted;
    definition.synonyms = tag.synonyms;
    definition.implies = tag.implies;
    for (const LibraryValue& value : tag.properties) definition.properties.push_back(value.property);
    definition.extra = tag.extra;
    definition.rule = tag.rule;
    definition.examples = tag.examples;
    return definition;
}

namespace {

/// The file's form of a default property; a number that did not change keeps its spelling.
LibraryValue libraryValue(const DefaultProperty& property, const std::vector<LibraryValue>& before)
{
    const auto same = std::find_if(before.begin(), before.end(),
                                   [&](const LibraryValue& value) { return value.property == property; });
    return same == before.end() ? LibraryValue{property, {}} : *same;
}

template<class Element>
void addNew(std::vector<Element>& known, const Element& element)
{
    const bool isKnown = std::any_of(known.begin(), known.end(),
                                     [&](const Element& each) { return each.name == element.name; });
    if (!isKnown) known.push_back(element);
}

} // namespace

LibraryTag libraryTag(const TagDefinition& definition, const LibraryTag& before)
{
    const bool isColourKept = !before.colour.empty() && colourOf(before.colour) == definition.colour;
    LibraryTag tag;
    tag.name = definition.name;
    tag.colour = isColourKept ? before.colour : colourText(definition.colour);
    tag.key = definition.key;
    tag.group = definition.group;
    tag.kind = definition.kind;
    tag.isCounted = definition.isCounted;
    tag.description = definition.description;
    tag.mirror = definition.mirror;
    tag.synonyms = definition.synonyms;
    tag.implies = definition.implies;
    for (const DefaultProperty& property : definition.properties)
        tag.properties.push_back(libraryValue(property, before.properties));
    tag.extra = definition.extra;
    tag.rule = definition.rule;
    tag.examples = definition.examples;
    return tag;
}

void defineTags(const LibraryFile& library, TagVocabulary& vocabulary)
{
    std::vector<std::string> namespaces = vocabulary.namespaces();
    for (const std::string& name : library.namespaces)
        if (!vocabulary.isNamespace(name)) namespaces.push_back(name);
    std::vector<TagGroup> groups = vocabulary.groups();
    for (const LibraryGroup& group : library.groups) addNew(groups, group.group);
    std::vector<PropertyDefinition> properties = vocabulary.properties();
    for (const LibraryProperty& property : library.properties) addNew(properties, property.property);
    if (vocabulary.mirrorPairs().empty()) vocabulary.setMirrorPairs(library.mirrorWords);
    // Namespaces first, so that they become no parents.
    vocabulary.setNamespaces(std::move(namespaces));
    vocabulary.setGroups(std::move(groups));
    vocabulary.setProperties(std::move(properties));
    for (const LibraryTag& tag : library.vocabulary) vocabulary.define(definitionOf(tag));
}

std::vector<std::string> rootsOf(const LibraryFile& library)
{
    return library.roots.empty() ? std::vector<std::string>{"."} : library.roots;
}

std::string absoluteFromLibrary(const std::string& path, const std::string& libraryPath)
{
    // Takes name every clip of a library, and after each edit it is asked whether they are as saved.
    if (libraryPath.starts_with('/') && isCleanRelative(std::string_view(libraryPath).substr(1)) &&
        isCleanRelative(path))
        return libraryPath.substr(0, libraryPath.rfind('/') + 1) + path;
    return path.empty() ? path : cleaned(fs::path(libraryPath).parent_path() / path);
}

LibraryFile withAbsolutePaths(LibraryFile file, const std::string& libraryPath)
{
    forEachPath(file,
                [&](std::string& path, const auto&...) { path = absoluteFromLibrary(path, libraryPath); });
    return file;
}

bool isLibraryPath(std::string_view path) { return path.ends_with(libraryEnding) && path != libraryEnding; }

} // namespace tagline
