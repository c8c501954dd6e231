#include "core/io/SidecarSheets.h"

#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tagline {
namespace {

/// The spelling that the clip has for a number of a property: that of the same frames first, else of any.
std::string spelling(const PropertyRange& wanted, const std::vector<SidecarProperty>& properties,
                     std::string_view name)
{
    const auto lane = std::find_if(properties.begin(), properties.end(),
                                   [&](const SidecarProperty& property) { return property.name == name; });
    if (lane == properties.end() || !std::holds_alternative<double>(*wanted.value)) return {};
    std::string found;
    for (const SidecarValueRange& range : lane->ranges) {
        if (range.value != *wanted.value) continue;
        if (range.range.overlaps(wanted.range)) return range.numberText;
        if (found.empty()) found = range.numberText;
    }
    return found;
}

void addNames(const SidecarClip& clip, std::set<std::string>& names)
{
    for (const SidecarTag& tag : clip.tags) names.insert(tag.name);
}

bool isPoint(const std::string& name, const TagVocabulary& vocabulary)
{
    const auto id = vocabulary.find(name);
    return id && vocabulary[*id].kind == TagKind::Point;
}

/// The spellings that a tag has for numbers of its instances.
class InstanceSpellings
{
public:
    explicit InstanceSpellings(std::span<const SidecarInstance> before)
    {
        for (const auto& [instance, texts] : before)
            for (std::size_t i = 0; i < instance.values.size(); ++i) {
                const auto* number = std::get_if<double>(&instance.values[i].value);
                if (!number) continue;
                const Number named{instance.values[i].name, *number};
                m_ofFrames.emplace(std::pair(instance.range, named), texts[i]);
                if (!texts[i].empty()) m_ofAny.emplace(named, texts[i]);
            }
    }

    /// That of the same frames first, else of any.
    std::string of(const TagInstance& instance, const InstanceValue& wanted) const
    {
        const auto* number = std::get_if<double>(&wanted.value);
        if (!number) return {};
        const Number named{wanted.name, *number};
        const auto same = m_ofFrames.find({instance.range, named});
        if (same != m_ofFrames.end()) return same->second;
        const auto any = m_ofAny.find(named);
        return any == m_ofAny.end() ? std::string() : any->second;
    }

private:
    using Number = std::pair<std::string, double>; ///< under a name

    std::map<std::pair<FrameRange, Number>, std::string> m_ofFrames;
    std::map<Number, std::string> m_ofAny;
};

/// The file's entry for a tag of the sheet.
SidecarTag sidecarTag(std::string name, const TagLane& lane, std::span<const TagInstance> instances,
                      const std::vector<SidecarTag>& before)
{
    SidecarTag tag{std::move(name), {lane.ranges.begin(), lane.ranges.end()}};
    if (instances.empty()) return tag;
    static const SidecarTag none;
    const auto found = std::ranges::find(before, tag.name, &SidecarTag::name);
    const InstanceSpellings spellings(found == before.end() ? none.instances : found->instances);
    for (const TagInstance& instance : instances) {
        SidecarInstance& written = tag.instances.emplace_back(SidecarInstance{instance});
        for (const InstanceValue& value : instance.values)
            written.numberTexts.push_back(spellings.of(instance, value));
    }
    return tag;
}

/// How much two captions have in common: everything, the text, or the range.
int likeness(const Caption& a, const Caption& b)
{
    if (a == b) return 3;
    if (a.text == b.text && a.author == b.author && a.language == b.language) return 2;
    return a.range == b.range ? 1 : 0;
}

/// The captions, with the keys that other programs gave to those that were there: a caption that was changed
/// is the one that is left over and most like it. Of those that say the same twice, both are kept.
std::vector<SidecarCaption> sidecarCaptions(std::span<const Caption> captions,
                                            const std::vector<SidecarCaption>& before)
{
    std::vector<SidecarCaption> written;
    for (const Caption& caption : captions) written.push_back({caption, {}});
    if (std::ranges::all_of(before, [](const SidecarCaption& each) { return each.extra.empty(); }))
        return written;
    std::vector<bool> hasKeys(written.size());
    std::vector<bool> isTaken(before.size());
    for (int wanted = 3; wanted > 0; --wanted)
        for (std::size_t i = 0; i < captions.size(); ++i)
            for (std::size_t j = 0; j < before.size() && !hasKeys[i]; ++j) {
                if (isTaken[j] || before[j].extra.empty()) continue;
                if (likeness(captions[i], before[j].caption) != wanted) continue;
                written[i].extra = before[j].extra;
                hasKeys[i] = isTaken[j] = true;
            }
    for (std::size_t j = 0; j < before.size(); ++j)
        if (!isTaken[j] && !before[j].extra.empty() &&
            std::ranges::binary_search(captions, before[j].caption))
            written.push_back(before[j]);
    std::ranges::stable_sort(written, {}, &SidecarCaption::caption);
    return written;
}

} // namespace

void internTags(const TagSidecar& sidecar, TagVocabulary& vocabulary)
{
    for (const std::string& name : sidecar.points) {
        TagDefinition definition = vocabulary[vocabulary.intern(name)];
        if (definition.isRegistered || definition.kind == TagKind::Point) continue;
        definition.kind = TagKind::Point;
        vocabulary.define(std::move(definition));
    }
    for (const SidecarClip& clip : sidecar.clips)
        for (const SidecarTag& tag : clip.tags) {
            const TagId id = vocabulary.intern(tag.name);
            if (!tag.isCounted() || vocabulary[id].isRegistered || vocabulary[id].isCounted) continue;
            TagDefinition definition = vocabulary[id];
            definition.isCounted = true;
            vocabulary.define(std::move(definition));
        }
}

TagSheet sheetOf(const SidecarClip& clip, TagVocabulary& vocabulary)
{
    TagSheet sheet;
    for (const SidecarTag& tag : clip.tags) { // a tag may have two names
        const TagId id = vocabulary.intern(tag.name);
        std::vector<TagInstance> instances;
        for (const SidecarInstance& each : tag.instances) instances.push_back(each.instance);
        sheet = tag.isCounted() ? withInstancesAdded(sheet, id, std::move(instances))
                                : withRangesAdded(sheet, id, tag.ranges);
    }
    for (const SidecarProperty& property : clip.properties) {
        std::vector<PropertyRange> ranges;
        for (const SidecarValueRange& range : property.ranges) ranges.push_back({range.range, range.value});
        sheet = sheet.withProperty(property.name, std::move(ranges));
    }
    std::vector<Caption> captions;
    for (const SidecarCaption& each : clip.captions) captions.push_back(each.caption);
    return sheet.withCaptions(std::move(captions)).withState(clip.state.state);
}

SidecarClip withSheet(SidecarClip clip, const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    const std::vector<SidecarTag> tagsBefore = std::move(clip.tags);
    clip.tags.clear();
    for (const TagLane& lane : sheet.lanes())
        clip.tags.push_back(
            sidecarTag(vocabulary[lane.tag].name, lane, sheet.instances(lane.tag), tagsBefore));
    std::sort(clip.tags.begin(), clip.tags.end(),
              [](const SidecarTag& a, const SidecarTag& b) { return a.name < b.name; });

    const std::vector<SidecarProperty> before = std::move(clip.properties);
    clip.properties.clear();
    for (const PropertyLane& lane : sheet.properties()) {
        SidecarProperty& property = clip.properties.emplace_back();
        property.name = lane.name;
        for (const PropertyRange& range : lane.ranges)
            property.ranges.push_back({range.range, *range.value, spelling(range, before, lane.name)});
    }
    clip.captions = sidecarCaptions(sheet.captions(), clip.captions);
    clip.state.state = sheet.state();
    if (!clip.state.isWritten()) clip.state = {};
    return clip;
}

std::vector<std::string> pointNames(std::span<const SidecarClip> clips, std::span<const std::string> listed,
                                    const TagVocabulary& vocabulary)
{
    std::set<std::string> names(listed.begin(), listed.end());
    for (const SidecarClip& clip : clips) addNames(clip, names);
    std::erase_if(names, [&](const std::string& name) { return !isPoint(name, vocabulary); });
    return {names.begin(), names.end()};
}

} // namespace tagline
