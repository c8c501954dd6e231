#include "app/cli/text/VocabularyText.h"

#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/LibraryFile.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <functional>

namespace tagline {
namespace {

/// The tags that are defined or have ranges.
std::vector<TagId> knownTags(const ClipLibrary& library)
{
    std::vector<TagId> tags = library.vocabulary().inNameOrder();
    std::erase_if(tags, [&](TagId tag) {
        return !library.vocabulary()[tag].isRegistered && library.index().counts(tag).ranges == 0;
    });
    return tags;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + terminalText(name);
    return text;
}

/// "left|right, links|rechts"
std::string pairTexts(const std::vector<MirrorPair>& pairs)
{
    std::string text;
    for (const MirrorPair& pair : pairs)
        text += (text.empty() ? "" : ", ") + terminalText(pair.left) + '|' + terminalText(pair.right);
    return text;
}

/// "key R, group gait, point, mirror of Left"
std::string definitionText(const TagDefinition& tag)
{
    std::string text;
    const auto add = [&](const std::string& what, const std::string& value) {
        if (!value.empty()) text += (text.empty() ? "" : ", ") + what + value;
    };
    if (!tag.isRegistered) return "not defined";
    add("key ", tag.key);
    add("group ", terminalText(tag.group));
    if (tag.kind == TagKind::Point) add("point", " of one frame");
    if (tag.isCounted) add("counted", ", each range an instance");
    add("mirror ", terminalText(tag.mirror));
    add("also ", joined(tag.synonyms));
    add("implies ", joined(tag.implies));
    add("", terminalText(tag.description));
    add("rule: ", terminalText(tag.rule));
    if (!tag.examples.empty()) add("", counted(std::int64_t(tag.examples.size()), "example"));
    return text;
}

std::string tagLine(const ClipLibrary& library, TagId id)
{
    const RangeTotals totals = library.rangeTotals(id);
    const TagDefinition& tag = library.vocabulary()[id];
    const std::string said = definitionText(tag);
    return terminalText(tag.name) + ": " + counted(totals.ranges, tag.isCounted ? "instance" : "range") +
           " of " + counted(totals.clips, "clip") + (said.empty() ? "" : "; " + said) + '\n';
}

std::string propertyLine(const PropertyDefinition& property)
{
    std::string text =
        "property " + terminalText(property.name) + ": " + std::string(typeName(property.type));
    if (property.fallback) text += ", " + terminalText(textOfValue(*property.fallback)) + " at first";
    return text + (property.description.empty() ? "" : "; " + terminalText(property.description)) + '\n';
}

std::string groupLine(const TagGroup& group)
{
    return "group " + terminalText(group.name) + ": " + std::string(policyName(group.policy)) +
           ", exclusive: " + std::string(exclusivenessName(group.exclusiveness)) +
           (group.phases.empty() ? "" : ", phases: " + joined(group.phases)) +
           (group.description.empty() ? "" : "; " + terminalText(group.description)) + '\n';
}

void writeTag(const ClipLibrary& library, TagId id, JsonWriter& json)
{
    const TagDefinition& tag = library.vocabulary()[id];
    const RangeTotals totals = library.rangeTotals(id);
    json.beginObject().member("name", tag.name).key("defined").boolean(tag.isRegistered);
    json.member("colour", libraryTag(tag).colour).member("key", tag.key).member("group", tag.group);
    json.member("kind", tag.kind == TagKind::Point ? "point" : "range");
    json.key("counted").boolean(tag.isCounted).member("description", tag.description);
    json.member("mirror", tag.mirror).member("rule", tag.rule).key("examples").beginArray();
    for (const TagExample& example : tag.examples) {
        json.beginObject().member("source", example.source).member("clip", example.clip);
        if (example.index) json.member("index", std::int64_t(*example.index));
        json.key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(example.frames.start).integer(example.frames.stop).endArray().endObject();
    }
    json.endArray();
    for (const auto& [name, list] :
         {std::pair("synonyms", &tag.synonyms), std::pair("implies", &tag.implies)}) {
        json.key(name).beginArray();
        for (const std::string& each : *list) json.string(each);
        json.endArray();
    }
    json.member("clips", totals.clips).member("ranges", totals.ranges).endObject();
}

void writeGroup(const TagGroup& group, JsonWriter& json)
{
    json.beginObject().member("name", group.name).member("policy", policyName(group.policy));
    json.member("exclusive", exclusivenessName(group.exclusiveness));
    json.member("description", group.description).key("phases").beginArray();
    for (const std::string& each : group.phases) json.string(each);
    json.endArray().endObject();
}

void writeProperty(const PropertyDefinition& property, JsonWriter& json)
{
    json.beginObject().member("name", property.name).member("type", typeName(property.type));
    if (property.fallback) {
        json.key("default");
        writeValue(*property.fallback, json);
    }
    json.member("description", property.description).endObject();
}

} // namespace

std::string vocabularyText(const ClipLibrary& library)
{
    const VocabularySettings settings = vocabularySettings(library.vocabulary());
    std::string text;
    const std::vector<TagId> tags = knownTags(library);
    for (const TagId tag : tags) text += tagLine(library, tag);
    for (const GroupSetting& each : settings.groups) text += groupLine(each.group);
    for (const PropertyDefinition& each : settings.properties) text += propertyLine(each);
    if (!settings.namespaces.empty()) text += "namespaces: " + joined(settings.namespaces) + '\n';
    if (!settings.mirrorWords.empty()) text += "mirror words: " + pairTexts(settings.mirrorWords) + '\n';
    return text + counted(std::int64_t(tags.size()), "tag") + ", " +
           counted(std::int64_t(settings.groups.size()), "group") + ", " +
           counted(std::int64_t(settings.properties.size()), "property", "properties") + '\n';
}

std::string vocabularyJson(const ClipLibrary& library)
{
    const VocabularySettings settings = vocabularySettings(library.vocabulary());
    JsonWriter json;
    json.beginObject().key("tags").beginArray();
    for (const TagId tag : knownTags(library)) writeTag(library, tag, json);
    json.endArray().key("groups").beginArray();
    for (const GroupSetting& each : settings.groups) writeGroup(each.group, json);
    json.endArray().key("properties").beginArray();
    for (const PropertyDefinition& each : settings.properties) writeProperty(each, json);
    json.endArray().key("namespaces").beginArray();
    for (const std::string& each : settings.namespaces) json.string(each);
    json.endArray().key("mirrorWords").beginArray();
    for (const MirrorPair& pair : settings.mirrorWords.empty() ? builtInMirrorPairs() : settings.mirrorWords)
        json.beginObject().member("left", pair.left).member("right", pair.right).endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

std::string vocabularyChangeText(const VocabularyChange& change, bool isDryRun)
{
    const std::string name = change.kind + ' ' + terminalText(change.name);
    if (!change.isChanged) return name + ": nothing to change\n";
    std::string text = name + (isDryRun ? " would be " : " ") + change.done + '\n';
    if (change.effects.tags > 0)
        text += counted(change.effects.tags, "tag") + (isDryRun ? " would get" : " got") + " another group\n";
    for (const BrokenRule& each : change.effects.broken)
        text += "the rule of the group " + terminalText(each.group) + " is broken in " +
                counted(each.places, "place") + " of " + counted(each.clips, "clip") + '\n';
    for (const WrongValues& each : change.effects.values)
        text += terminalText(each.property) + " has values of another type in " +
                counted(each.ranges, "range") + " of " + counted(each.clips, "clip") + '\n';
    return text;
}

std::string vocabularyChangeJson(const VocabularyChange& change, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.member("kind", change.kind).member("name", change.name).key("changed").boolean(change.isChanged);
    json.member("tags", change.effects.tags).key("broken").beginArray();
    for (const BrokenRule& each : change.effects.broken)
        json.beginObject()
            .member("group", each.group)
            .member("places", each.places)
            .member("clips", each.clips)
            .endObject();
    json.endArray().key("wrongValues").beginArray();
    for (const WrongValues& each : change.effects.values)
        json.beginObject()
            .member("property", each.property)
            .member("ranges", each.ranges)
            .member("clips", each.clips)
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

std::vector<std::string> joiningNotes(const ClipLibrary& library, TagId tag)
{
    const JoinedInstances joined = joinedInstances(library, tag);
    if (!joined.isLoss()) return {};
    std::string note = counted(joined.instances, "instance") + " of \"" + library.vocabulary()[tag].name +
                       "\" in " + counted(joined.clips, "clip") + " come to " +
                       counted(joined.ranges, "range") + ", as those that overlap are joined";
    if (joined.valued > 0) note += "; the values of " + counted(joined.valued, "instance") + " are lost";
    return {std::move(note)};
}

} // namespace tagline
