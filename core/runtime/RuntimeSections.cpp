#include "core/runtime/RuntimeSections.h"

#include "core/runtime/Crc32.h"
#include "core/runtime/RangeIndex.h"
#include "core/runtime/RuntimeFileKind.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

namespace tagline {
namespace {

static_assert(std::endian::native == std::endian::little, "runtime files are read as they lie");

using Bytes = std::span<const std::byte>;

Error damaged(std::string found)
{
    return {"runtime.damaged", std::move(found) + "; export the file again", {}, 0, 0};
}

std::optional<Error> headerError(const RuntimeHeader& header, Bytes bytes)
{
    if (header.byteOrder != RuntimeHeader::correctByteOrder)
        return damaged("its byte order is not that of a runtime file");
    if (header.version > runtimeVersion)
        return Error{
            "runtime.newer-version",
            "it has version " + std::to_string(header.version) + ", this program reads version " +
                std::to_string(runtimeVersion) +
                "; use a newer program, or export the file with the version that belongs to this one",
            {},
            0,
            0};
    const auto headerBytes = bytes.first(offsetof(RuntimeHeader, headerChecksum));
    if (header.version == 0 || header.headerChecksum != crc32(headerBytes))
        return damaged("its header is damaged: the checksum is wrong");
    if (header.fileBytes != bytes.size())
        return damaged("it has " + std::to_string(bytes.size()) + " bytes where " +
                       std::to_string(header.fileBytes) + " were written");
    if (header.bodyChecksum != crc32(bytes.subspan(sizeof header)))
        return damaged("its content is damaged: the checksum is wrong");
    if (header.reserved != decltype(header.reserved){})
        return damaged("its header has what version 1 has not");
    return std::nullopt;
}

bool isZero(Bytes bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](std::byte byte) { return byte == std::byte(0); });
}

/// Whether the parts lie one behind the other, in order of kind, and fill the file.
bool arePlaced(std::span<const RuntimeSection> table, Bytes bytes)
{
    std::uint64_t offset = sizeof(RuntimeHeader) + table.size_bytes();
    std::uint32_t before = 0;
    for (const RuntimeSection& section : table) {
        const bool isNext = section.kind > before && section.reserved == 0 && section.offset == offset;
        if (!isNext || section.bytes > bytes.size() - offset) return false;
        const std::uint64_t end = runtimeAligned(offset + section.bytes);
        if (end > bytes.size() ||
            !isZero(bytes.subspan(offset + section.bytes, end - offset - section.bytes)))
            return false;
        offset = end;
        before = section.kind;
    }
    return offset == bytes.size();
}

/// Whether all required kinds are there, and none that has to be understood beside them.
bool areKnown(std::span<const RuntimeSection> table)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool isKnown =
            i < requiredSections ? table[i].kind == i + 1 : table[i].kind >= firstOptionalSection;
        if (!isKnown) return false;
    }
    return table.size() >= requiredSections;
}

/// Takes parts as arrays; remembers whether one was not a whole number of elements.
class SectionReader
{
public:
    SectionReader(std::span<const RuntimeSection> table, Bytes bytes)
        : m_table(table)
        , m_bytes(bytes)
    {
    }

    template<class T>
    std::span<const T> array(RuntimeSectionKind kind)
    {
        return elements<T>(m_table[std::uint32_t(kind) - 1]);
    }
    /// The elements of a section that may be missing; empty then.
    template<class T>
    std::span<const T> optionalArray(RuntimeSectionKind kind)
    {
        const auto at = std::ranges::find(m_table, std::uint32_t(kind), &RuntimeSection::kind);
        return at == m_table.end() ? std::span<const T>() : elements<T>(*at);
    }
    bool fits() const { return m_fits; }

private:
    template<class T>
    std::span<const T> elements(const RuntimeSection& section)
    {
        if (section.bytes % sizeof(T) != 0) m_fits = false;
        return {reinterpret_cast<const T*>(m_bytes.data() + section.offset), section.bytes / sizeof(T)};
    }

    std::span<const RuntimeSection> m_table;
    Bytes m_bytes;
    bool m_fits = true;
};

Result<RuntimeSections> read(std::span<const RuntimeSection> table, Bytes bytes)
{
    SectionReader reader(table, bytes);
    RuntimeSections parts;
    const auto text = reader.array<char>(RuntimeSectionKind::Text);
    parts.text = {text.data(), text.size()};
    parts.stringStarts = reader.array<std::uint32_t>(RuntimeSectionKind::StringStarts);
    parts.clips = reader.array<RuntimeClipRecord>(RuntimeSectionKind::Clips);
    parts.clipBounds = reader.array<AxisRange>(RuntimeSectionKind::ClipBounds);
    parts.clipsByName = reader.array<ClipId>(RuntimeSectionKind::ClipsByName);
    parts.tags = reader.array<RuntimeTagRecord>(RuntimeSectionKind::Tags);
    parts.matching = reader.array<TagId>(RuntimeSectionKind::Matching);
    parts.synonyms = reader.array<RuntimeSynonymRecord>(RuntimeSectionKind::Synonyms);
    parts.namespaces = reader.array<std::uint32_t>(RuntimeSectionKind::Namespaces);
    parts.savedQueries = reader.array<RuntimeQueryRecord>(RuntimeSectionKind::SavedQueries);
    parts.sets = reader.array<RuntimeSetRecord>(RuntimeSectionKind::Sets);
    parts.setData = reader.array<std::byte>(RuntimeSectionKind::SetData);
    parts.tagGroups = reader.optionalArray<std::uint32_t>(RuntimeSectionKind::TagGroups);
    parts.instances = reader.optionalArray<RuntimeInstanceRecord>(RuntimeSectionKind::Instances);
    if (!reader.fits()) return damaged("a part of it ends within an element");
    return parts;
}

/// Takes arrays one behind the other while they fit.
class ArrayReader
{
public:
    explicit ArrayReader(Bytes bytes)
        : m_bytes(bytes)
    {
    }

    template<class T>
    std::span<const T> array(std::uint64_t count)
    {
        if (!m_fits || count > (m_bytes.size() - m_taken) / sizeof(T)) {
            m_fits = false;
            return {};
        }
        const auto* from = reinterpret_cast<const T*>(m_bytes.data() + m_taken);
        m_taken += count * sizeof(T);
        return {from, std::size_t(count)};
    }
    /// Bytes that were taken, and zeros up to the next multiple of 8; none if they did not fit.
    std::optional<std::uint64_t> taken() const
    {
        const std::uint64_t end = runtimeAligned(m_taken);
        const bool isWhole =
            m_fits && end <= m_bytes.size() && isZero(m_bytes.subspan(m_taken, end - m_taken));
        return isWhole ? std::optional(end) : std::nullopt;
    }

private:
    Bytes m_bytes;
    std::uint64_t m_taken = 0;
    bool m_fits = true;
};

RangeSetView rangeView(const RuntimeSetRecord& record, ArrayReader& reader, const ClipAxisView& axis)
{
    const auto ranges = std::uint64_t(record.ranges);
    RangeSetView view;
    view.presence = reader.array<std::uint64_t>(indexBlocks(axis.clipCount()));
    view.firsts = reader.array<std::uint64_t>(firstsWords(ranges));
    view.blockStarts = reader.array<std::int32_t>(indexBlocks(axis.clipCount()));
    view.boundaries = reader.array<AxisFrame>(2 * ranges + 1 + closingBoundaries);
    return view;
}

} // namespace

ClipAxisView RuntimeSections::axis() const
{
    if (clipBounds.empty()) return {};
    const AxisRange last = clipBounds.back();
    return {clipBounds, last.start + AxisFrame(slotWords(last.stop - last.start) * wordFrames)};
}

Result<RuntimeSections> runtimeSections(Bytes bytes)
{
    RuntimeHeader header;
    if (bytes.size() < sizeof header) return notARuntimeFile(bytes);
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.magic != RuntimeHeader::correctMagic) return notARuntimeFile(bytes);
    if (auto error = headerError(header, bytes)) return *error;
    const Bytes behind = bytes.subspan(sizeof header);
    if (header.sectionCount >
        std::min<std::size_t>(mostRuntimeSections, behind.size() / sizeof(RuntimeSection)))
        return damaged("it names " + std::to_string(header.sectionCount) + " parts, more than it can have");
    const std::span table(reinterpret_cast<const RuntimeSection*>(behind.data()), header.sectionCount);
    if (!arePlaced(table, bytes)) return damaged("its parts do not lie where they should");
    if (!areKnown(table)) return damaged("it lacks a part, or has one that version 1 does not know");
    return read(table, bytes);
}

std::optional<RuntimeSetView> runtimeSetView(const RuntimeSetRecord& record, Bytes setData,
                                             const ClipAxisView& axis)
{
    if (record.offset > setData.size() || record.offset % runtimeAlignment != 0) return std::nullopt;
    ArrayReader reader(setData.subspan(record.offset));
    const bool isPossible = record.ranges >= 0 && std::uint64_t(record.ranges) <= setData.size() / 8;
    FrameSetView view;
    if (record.form == std::uint32_t(RuntimeSetForm::Ranges) && isPossible)
        view = rangeView(record, reader, axis);
    else if (record.form == std::uint32_t(RuntimeSetForm::Mask))
        view = MaskSetView{reader.array<std::uint64_t>(axis.wordCount())};
    else if (record.form != std::uint32_t(RuntimeSetForm::Empty))
        return std::nullopt;
    const auto taken = reader.taken();
    return taken ? std::optional(RuntimeSetView{view, *taken}) : std::nullopt;
}

} // namespace tagline
