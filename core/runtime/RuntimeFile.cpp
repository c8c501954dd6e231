#include "core/runtime/RuntimeFile.h"

#include "core/runtime/RuntimeChecks.h"
#include "core/system/MappedFile.h"

#include <algorithm>

namespace tagline {

Result<RuntimeFile> RuntimeFile::open(const std::string& path)
{
    const auto mapped = MappedFile::open(path, largestRuntimeBytes);
    if (!mapped) return mapped.error();
    return fromBytes((*mapped)->bytes(), path, *mapped);
}

Result<RuntimeFile> RuntimeFile::fromBytes(std::span<const std::byte> bytes, std::string name,
                                           std::shared_ptr<const void> owner)
{
    if (reinterpret_cast<std::uintptr_t>(bytes.data()) % runtimeAlignment != 0)
        return Error{"runtime.misaligned",
                     "its bytes do not begin at a multiple of 8 in memory: copy them to where they do", name,
                     0, 0};
    const auto parts = runtimeSections(bytes);
    if (!parts) {
        Error error = parts.error();
        error.file = std::move(name);
        return error;
    }
    if (const std::string rule = brokenRuntimeRule(*parts); !rule.empty())
        return Error{"runtime.damaged", rule + "; export the file again", std::move(name), 0, 0};
    const auto contents = std::make_shared<Contents>();
    contents->owner = std::move(owner);
    contents->parts = *parts;
    contents->axis = parts->axis();
    readSets(*contents);
    readNames(*contents);
    return RuntimeFile(contents);
}

void RuntimeFile::readSets(Contents& contents)
{
    contents.sets.reserve(contents.parts.sets.size());
    for (const RuntimeSetRecord& record : contents.parts.sets)
        contents.sets.push_back(runtimeSetView(record, contents.parts.setData, contents.axis)->view);
}

std::string_view RuntimeFile::groupOf(const RuntimeSections& parts, std::size_t tag)
{
    const std::uint32_t group = parts.tagGroups.empty() ? noGroup : parts.tagGroups[tag];
    return group == noGroup ? std::string_view() : parts.string(group);
}

void RuntimeFile::readNames(Contents& contents)
{
    const RuntimeSections& parts = contents.parts;
    std::vector<TagDefinition> definitions(parts.tags.size());
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        definitions[i].name = parts.string(parts.tags[i].name);
        definitions[i].group = groupOf(parts, i);
    }
    for (const RuntimeSynonymRecord& synonym : parts.synonyms)
        definitions[synonym.tag].synonyms.emplace_back(parts.string(synonym.name));

    TagVocabulary& vocabulary = contents.vocabulary;
    std::vector<std::string> namespaces;
    for (const std::uint32_t name : parts.namespaces) namespaces.emplace_back(parts.string(name));
    vocabulary.setNamespaces(std::move(namespaces));
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const TagId id = vocabulary.define(std::move(definitions[i]));
        contents.tagsOfVocabulary.resize(vocabulary.size());
        contents.tagsOfVocabulary[id.value] = TagId(std::uint32_t(i));
    }
    for (const RuntimeQueryRecord& query : parts.savedQueries)
        contents.savedQueries.push_back(
            {std::string(parts.string(query.name)), std::string(parts.string(query.text))});
}

RuntimeClipInfo RuntimeFile::clip(ClipId clip) const
{
    const RuntimeSections& parts = m_contents->parts;
    const RuntimeClipRecord& record = parts.clips[clip.value];
    return {parts.string(record.displayName),
            parts.string(record.name),
            parts.string(record.source),
            record.index,
            axis().frames(clip),
            FrameRate{record.rateNumerator, record.rateDenominator}};
}

std::span<const ClipId> RuntimeFile::clipsNamed(std::string_view displayName) const
{
    const RuntimeSections& parts = m_contents->parts;
    const auto nameOf = [&parts](ClipId clip) { return parts.string(parts.clips[clip.value].displayName); };
    const auto found = std::ranges::equal_range(parts.clipsByName, displayName, {}, nameOf);
    return {found.begin(), found.end()};
}

std::optional<ClipId> RuntimeFile::findClip(std::string_view displayName) const
{
    const auto found = clipsNamed(displayName);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

RuntimeTagInfo RuntimeFile::tag(TagId tag) const
{
    const RuntimeSections& parts = m_contents->parts;
    const RuntimeTagRecord& record = parts.tags[tag.value];
    return {parts.string(record.name), groupOf(parts, tag.value),
            (record.flags & RuntimeTagRecord::point) != 0, (record.flags & RuntimeTagRecord::derived) != 0,
            parts.matching.subspan(record.matchingStart, record.matchingCount)};
}

std::optional<TagId> RuntimeFile::findTag(std::string_view fullName) const
{
    const RuntimeSections& parts = m_contents->parts;
    const auto nameOf = [&parts](const auto& record) { return parts.string(record.name); };
    const auto tag = std::ranges::lower_bound(parts.tags, fullName, {}, nameOf);
    if (tag != parts.tags.end() && nameOf(*tag) == fullName)
        return TagId(std::uint32_t(tag - parts.tags.begin()));
    const auto synonym = std::ranges::lower_bound(parts.synonyms, fullName, {}, nameOf);
    if (synonym != parts.synonyms.end() && nameOf(*synonym) == fullName) return TagId(synonym->tag);
    return std::nullopt;
}

const FrameSetView& RuntimeFile::frames(TagId tag) const
{
    return m_contents->sets[m_contents->parts.tags[tag.value].matchingSet];
}

const FrameSetView& RuntimeFile::ownFrames(TagId tag) const
{
    return m_contents->sets[m_contents->parts.tags[tag.value].ownSet];
}

RangeTotals RuntimeFile::totals(TagId tag) const
{
    const RuntimeSetRecord& record = m_contents->parts.sets[m_contents->parts.tags[tag.value].matchingSet];
    return {record.clips, record.ranges, record.frames};
}

std::span<const RuntimeInstanceRecord> RuntimeFile::instances(TagId tag) const
{
    const auto found =
        std::ranges::equal_range(m_contents->parts.instances, tag.value, {}, &RuntimeInstanceRecord::tag);
    return {found.begin(), found.end()};
}

std::optional<TagId> RuntimeFile::tagOf(TagId inVocabulary) const
{
    const std::vector<TagId>& tags = m_contents->tagsOfVocabulary;
    if (inVocabulary.value >= tags.size() || !tags[inVocabulary.value].isValid()) return std::nullopt;
    return tags[inVocabulary.value];
}

} // namespace tagline
