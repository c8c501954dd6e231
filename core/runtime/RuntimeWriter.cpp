#include "core/runtime/RuntimeWriter.h"

#include "core/runtime/Crc32.h"
#include "core/runtime/RuntimeFormat.h"
#include "core/runtime/RuntimeSetPacker.h"
#include "core/runtime/RuntimeStrings.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <optional>
#include <tuple>

namespace tagline {
namespace {

static_assert(std::endian::native == std::endian::little, "runtime files are little-endian");

template<class T>
std::string_view bytesOf(const std::vector<T>& elements)
{
    return {reinterpret_cast<const char*>(elements.data()), elements.size() * sizeof(T)};
}

std::span<const std::byte> asBytes(std::string_view text) { return std::as_bytes(std::span(text)); }

/// Lays sections out behind the header, and closes it.
class Sections
{
public:
    /// Sections come in order of kind. Views the bytes until `finished`.
    void add(RuntimeSectionKind kind, std::string_view bytes) { m_parts.emplace_back(kind, bytes); }

    std::string finished() const
    {
        std::vector<RuntimeSection> table;
        std::uint64_t offset = sizeof(RuntimeHeader) + m_parts.size() * sizeof(RuntimeSection);
        for (const auto& [kind, bytes] : m_parts) {
            table.push_back({std::uint32_t(kind), 0, offset, bytes.size()});
            offset = runtimeAligned(offset + bytes.size());
        }
        std::string file;
        file.reserve(offset);
        file.resize(sizeof(RuntimeHeader));
        file += bytesOf(table);
        for (const auto& [kind, bytes] : m_parts) {
            file += bytes;
            file.resize(runtimeAligned(file.size()), '\0');
        }
        writeHeader(file);
        return file;
    }

private:
    void writeHeader(std::string& file) const
    {
        RuntimeHeader header;
        header.fileBytes = file.size();
        header.sectionCount = std::uint32_t(m_parts.size());
        header.bodyChecksum = crc32(asBytes(file).subspan(sizeof header));
        header.headerChecksum =
            crc32(std::as_bytes(std::span(&header, 1)).first(offsetof(RuntimeHeader, headerChecksum)));
        std::copy_n(reinterpret_cast<const char*>(&header), sizeof header, file.begin());
    }

    std::vector<std::pair<RuntimeSectionKind, std::string_view>> m_parts;
};

class Writer
{
public:
    explicit Writer(const RuntimeContent& content)
        : m_content(content)
        , m_axis(std::make_shared<ClipAxis>(axisOf(content.clips)))
        , m_sets(m_axis)
    {
    }

    Result<std::string> written()
    {
        sortTags();
        addStrings();
        if (m_strings.text().size() > 0xffffffffu)
            return Error{"runtime.too-large", "the names have more than 4 GB: export fewer clips", {}, 0, 0};
        addClips();
        for (std::size_t i = 0; i < m_tags.size(); ++i) addTag(std::uint32_t(i));
        std::sort(m_instances.begin(), m_instances.end());
        std::sort(m_synonyms.begin(), m_synonyms.end(),
                  [](const auto& a, const auto& b) { return a.name < b.name; });
        for (const RuntimeQueryText& query : m_content.savedQueries)
            m_queries.push_back({m_strings[query.name], m_strings[query.text]});
        return file();
    }

private:
    static ClipAxis axisOf(const std::vector<RuntimeClip>& clips)
    {
        ClipAxis axis;
        for (const RuntimeClip& clip : clips) axis = axis.appended(clip.frames);
        return axis;
    }

    void sortTags()
    {
        for (const RuntimeTag& tag : m_content.tags) m_tags.push_back(&tag);
        std::sort(m_tags.begin(), m_tags.end(),
                  [](const RuntimeTag* a, const RuntimeTag* b) { return a->name < b->name; });
        assert(std::adjacent_find(m_tags.begin(), m_tags.end(), [](const auto* a, const auto* b) {
                   return a->name == b->name;
               }) == m_tags.end());
        m_namespaceNames = m_content.namespaces;
        std::sort(m_namespaceNames.begin(), m_namespaceNames.end());
        m_namespaceNames.erase(std::unique(m_namespaceNames.begin(), m_namespaceNames.end()),
                               m_namespaceNames.end());
    }

    std::optional<std::uint32_t> find(std::string_view name) const
    {
        const auto at =
            std::lower_bound(m_tags.begin(), m_tags.end(), name,
                             [](const RuntimeTag* tag, auto wanted) { return tag->name < wanted; });
        if (at == m_tags.end() || (*at)->name != name) return std::nullopt;
        return std::uint32_t(at - m_tags.begin());
    }

    void addStrings()
    {
        for (const RuntimeClip& clip : m_content.clips) {
            m_strings.add(clip.displayName);
            m_strings.add(clip.name);
            m_strings.add(clip.source);
        }
        for (const RuntimeTag* tag : m_tags) {
            m_strings.add(tag->name);
            for (const std::string& synonym : tag->synonyms) m_strings.add(synonym);
            if (!tag->group.empty()) m_strings.add(tag->group);
        }
        for (const std::string& name : m_namespaceNames) m_strings.add(name);
        for (const RuntimeQueryText& query : m_content.savedQueries) {
            m_strings.add(query.name);
            m_strings.add(query.text);
        }
        m_strings.finish();
    }

    void addClips()
    {
        for (const RuntimeClip& clip : m_content.clips)
            m_clips.push_back({m_strings[clip.displayName], m_strings[clip.name], m_strings[clip.source],
                               clip.index, clip.rate.numerator, clip.rate.denominator});
        m_clipsByName.resize(m_clips.size());
        std::iota(m_clipsByName.begin(), m_clipsByName.end(), 0u);
        std::stable_sort(m_clipsByName.begin(), m_clipsByName.end(),
                         [this](std::uint32_t a, std::uint32_t b) {
                             return m_clips[a].displayName < m_clips[b].displayName;
                         });
    }

    void addTag(std::uint32_t number)
    {
        const RuntimeTag& tag = *m_tags[number];
        std::vector<std::uint32_t> matching{number};
        for (const std::string& name : tag.matching)
            if (const auto other = find(name)) matching.push_back(*other);
        std::sort(matching.begin(), matching.end());
        matching.erase(std::unique(matching.begin(), matching.end()), matching.end());

        RuntimeTagRecord record;
        record.name = m_strings[tag.name];
        record.flags =
            (tag.isPoint ? RuntimeTagRecord::point : 0) | (tag.isDerived ? RuntimeTagRecord::derived : 0);
        record.ownSet = m_sets.add(tag.own);
        record.matchingSet = matching.size() == 1 ? record.ownSet : m_sets.add(unionOfTags(matching));
        record.matchingStart = std::uint32_t(m_matching.size());
        record.matchingCount = std::uint32_t(matching.size());
        m_matching.insert(m_matching.end(), matching.begin(), matching.end());
        m_tagRecords.push_back(record);
        m_groups.push_back(tag.group.empty() ? noGroup : m_strings[tag.group]);
        for (const RuntimeInstance& instance : tag.instances)
            m_instances.push_back({number, instance.clip.value, instance.range.start, instance.range.stop});
        for (const std::string& synonym : tag.synonyms)
            if (!find(synonym)) m_synonyms.push_back({m_strings[synonym], number});
    }

    FrameSet unionOfTags(const std::vector<std::uint32_t>& tags) const
    {
        std::vector<FrameSetView> sets;
        for (const std::uint32_t tag : tags) sets.push_back(m_tags[tag]->own.view());
        return unionOf(sets, m_axis);
    }

    std::string file() const
    {
        std::vector<std::uint32_t> namespaces;
        for (const std::string& name : m_namespaceNames) namespaces.push_back(m_strings[name]);
        const std::span<const AxisRange> bounds = m_axis->view().bounds;
        const std::vector<AxisRange> clipBounds(bounds.begin(), bounds.end());
        Sections sections;
        sections.add(RuntimeSectionKind::Text, m_strings.text());
        sections.add(RuntimeSectionKind::StringStarts, bytesOf(m_strings.starts()));
        sections.add(RuntimeSectionKind::Clips, bytesOf(m_clips));
        sections.add(RuntimeSectionKind::ClipBounds, bytesOf(clipBounds));
        sections.add(RuntimeSectionKind::ClipsByName, bytesOf(m_clipsByName));
        sections.add(RuntimeSectionKind::Tags, bytesOf(m_tagRecords));
        sections.add(RuntimeSectionKind::Matching, bytesOf(m_matching));
        sections.add(RuntimeSectionKind::Synonyms, bytesOf(m_synonyms));
        sections.add(RuntimeSectionKind::Namespaces, bytesOf(namespaces));
        sections.add(RuntimeSectionKind::SavedQueries, bytesOf(m_queries));
        sections.add(RuntimeSectionKind::Sets, bytesOf(m_sets.records()));
        sections.add(RuntimeSectionKind::SetData, m_sets.data());
        if (std::ranges::any_of(m_groups, [](std::uint32_t group) { return group != noGroup; }))
            sections.add(RuntimeSectionKind::TagGroups, bytesOf(m_groups));
        if (!m_instances.empty()) sections.add(RuntimeSectionKind::Instances, bytesOf(m_instances));
        return sections.finished();
    }

    const RuntimeContent& m_content;
    std::shared_ptr<const ClipAxis> m_axis;
    std::vector<const RuntimeTag*> m_tags; ///< in order of name
    std::vector<std::string> m_namespaceNames;
    RuntimeStrings m_strings;
    RuntimeSetPacker m_sets;
    std::vector<RuntimeClipRecord> m_clips;
    std::vector<std::uint32_t> m_clipsByName;
    std::vector<RuntimeTagRecord> m_tagRecords;
    std::vector<std::uint32_t> m_groups; ///< by tag
    std::vector<RuntimeInstanceRecord> m_instances;
    std::vector<std::uint32_t> m_matching;
    std::vector<RuntimeSynonymRecord> m_synonyms;
    std::vector<RuntimeQueryRecord> m_queries;
};

/// Why the content is beyond the format; empty if it fits.
std::optional<Error> tooLarge(const RuntimeContent& content)
{
    auto words = std::int64_t(ClipAxisView().wordCount());
    for (const RuntimeClip& clip : content.clips) words += slotWords(clip.frames);
    if (words <= ClipAxis::mostWords) return std::nullopt;
    return Error{"runtime.too-large",
                 "the clips have more than " + std::to_string(ClipAxis::mostWords * wordFrames) +
                     " frames together: export them in parts",
                 {},
                 0,
                 0};
}

} // namespace

Result<std::string> packedRuntimeFile(const RuntimeContent& content)
{
    if (auto error = tooLarge(content)) return *error;
    return Writer(content).written();
}

} // namespace tagline
