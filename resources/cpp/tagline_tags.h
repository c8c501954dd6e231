// Reads runtime files of Tagline (name.taglinebin) without Tagline: one header, C++17, nothing but the
// standard library, no exceptions, no RTTI. The layout is that of resources/schemas/tagline.runtime.md.
//
//   tagline_tags::File file;
//   if (!file.open("motions.taglinebin")) return fail(file.error());
//   const auto run = file.findTag("Locomotion.Run"), tired = file.findTag("Style.Tired");
//   tagline_tags::Mask answer = file.mask(*run);
//   answer &= ~file.mask(*tired);
//   file.forEachRange(answer, [](std::uint32_t clip, std::int32_t start, std::int32_t stop) { … });
//
// Whoever wants queries as text, sets that are asked without being copied and files that are mapped links
// Tagline::runtime instead.
//
// MIT License, as Tagline.

#ifndef TAGLINE_TAGS_H
#define TAGLINE_TAGS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagline_tags {

/// Frames of all clips of a file, a bit each, on its axis. Combine masks of one file only.
class Mask
{
public:
    Mask& operator&=(const Mask& other)
    {
        return combine(other, [](auto a, auto b) { return a & b; });
    }
    Mask& operator|=(const Mask& other)
    {
        if (words.size() < other.words.size()) words.resize(other.words.size());
        return combine(other, [](auto a, auto b) { return a | b; });
    }
    /// Without the other's frames.
    Mask& operator-=(const Mask& other)
    {
        return combine(other, [](auto a, auto b) { return a & ~b; });
    }
    friend Mask operator&(Mask a, const Mask& b) { return std::move(a &= b); }
    friend Mask operator|(Mask a, const Mask& b) { return std::move(a |= b); }
    friend Mask operator-(Mask a, const Mask& b) { return std::move(a -= b); }
    /// All other frames; what lies outside of clips is left out again by File.
    Mask operator~() const
    {
        Mask result = *this;
        for (std::uint64_t& word : result.words) word = ~word;
        return result;
    }

    std::vector<std::uint64_t> words; ///< bit p % 64 of word p / 64 is position p of the axis

private:
    template<class F>
    Mask& combine(const Mask& other, F&& f)
    {
        const std::size_t count = words.size() < other.words.size() ? words.size() : other.words.size();
        for (std::size_t i = 0; i < count; ++i) words[i] = f(words[i], other.words[i]);
        return *this;
    }
};

/// A clip of a file. Texts live as long as the file.
struct Clip
{
    std::string_view displayName; ///< what it is found by
    std::string_view name;        ///< the model file's own name for it
    std::string_view source;      ///< the model file
    std::int32_t index = -1; ///< among the clips of that name in the source; −1 where it is the only one
    std::int32_t frames = 0;
    std::int32_t rateNumerator = 0;   ///< frames a second …
    std::int32_t rateDenominator = 1; ///< … are numerator / denominator
};

struct Tag
{
    std::string_view name;
    std::string_view group; ///< empty for none
    bool isPoint = false;   ///< marks moments: ranges of one frame
    bool isDerived = false; ///< its frames were the answer of a query
};

/// The tag sets of a library. Clips and tags are numbers from 0; a number that the file does not have has no
/// frames and no name. Whatever the bytes are, nothing outside of them is read.
class File
{
public:
    File() = default;
    File(File&&) = default;
    File& operator=(File&&) = default;

    /// Reads a file. False where it is no runtime file, or a damaged one; error() says why.
    bool open(const std::string& path)
    {
        std::ifstream stream(path, std::ios::binary | std::ios::ate);
        const std::streamoff bytes = stream ? std::streamoff(stream.tellg()) : -1;
        if (bytes < 0 || bytes > mostBytes) return fail(path + ": it cannot be read"); // a folder has 2^63
        m_own.assign(std::size_t(bytes) / 8 + 1, 0);
        stream.seekg(0);
        stream.read(reinterpret_cast<char*>(m_own.data()), bytes);
        if (!stream) return fail(path + ": it cannot be read");
        return view(m_own.data(), std::size_t(bytes)) || fail(path + ": " + m_error);
    }

    /// The same for bytes at hand, at an address that is a multiple of 8; they live as long as this.
    bool view(const void* data, std::size_t bytes)
    {
        m_data = static_cast<const unsigned char*>(data);
        m_bytes = bytes;
        m_sections = {};
        m_groups = {};
        m_error.clear();
        return readHeader() && readSections() && readStrings() && readClips() && readTags();
    }
    const std::string& error() const { return m_error; }

    std::uint32_t clipCount() const { return std::uint32_t(at(clips).bytes / 24); }
    Clip clip(std::uint32_t number) const
    {
        Clip clip;
        if (number >= clipCount()) return clip;
        const std::size_t record = at(clips).offset + std::size_t(number) * 24;
        clip.displayName = string(word(record));
        clip.name = string(word(record + 4));
        clip.source = string(word(record + 8));
        clip.index = number32(record + 12);
        clip.rateNumerator = number32(record + 16);
        clip.rateDenominator = number32(record + 20);
        clip.frames = stopOf(number) - startOf(number);
        return clip;
    }

    std::uint32_t tagCount() const { return std::uint32_t(at(tags).bytes / 24); }
    Tag tag(std::uint32_t number) const
    {
        Tag tag;
        if (number >= tagCount()) return tag;
        const std::size_t record = at(tags).offset + std::size_t(number) * 24;
        tag.name = string(word(record));
        tag.isPoint = (word(record + 4) & 1) != 0;
        tag.isDerived = (word(record + 4) & 2) != 0;
        if (m_groups.bytes >= (std::size_t(number) + 1) * 4)
            tag.group = string(word(m_groups.offset + std::size_t(number) * 4)); // no group is no string
        return tag;
    }
    /// By its whole name, "Locomotion.Run", or a synonym of it.
    std::optional<std::uint32_t> findTag(std::string_view name) const
    {
        for (std::uint32_t i = 0; i < tagCount(); ++i)
            if (tag(i).name == name) return i;
        for (std::size_t i = 0; i + 8 <= at(synonyms).bytes; i += 8)
            if (const std::size_t record = at(synonyms).offset + i; string(word(record)) == name)
                if (word(record + 4) < tagCount()) return word(record + 4);
        return std::nullopt;
    }

    /// The frames of a tag and of all that count as it; with `isExact` those that have just this tag.
    Mask mask(std::uint32_t tag, bool isExact = false) const
    {
        Mask mask;
        mask.words.assign(wordCount(), 0);
        if (tag >= tagCount()) return mask;
        const std::size_t set = word(at(tags).offset + std::size_t(tag) * 24 + (isExact ? 8 : 12));
        const std::size_t record = at(sets).offset + set * 40;
        const std::size_t data = at(setData).offset + std::size_t(long64(record + 8));
        if (word(record) == 1) {
            const auto ranges = std::size_t(long64(record + 24));
            const std::size_t boundaries = data + boundariesOffset(ranges) + 4;
            for (std::size_t i = 0; i < ranges; ++i)
                fill(mask, number32(boundaries + i * 8), number32(boundaries + i * 8 + 4));
        } else if (word(record) == 2) {
            std::memcpy(mask.words.data(), m_data + data, mask.words.size() * 8);
        }
        return mask;
    }
    /// Whether a mask holds a frame of a clip.
    bool holds(const Mask& mask, std::uint32_t clip, std::int32_t frame) const
    {
        if (clip >= clipCount() || frame < 0 || frame >= stopOf(clip) - startOf(clip)) return false;
        const auto position = std::size_t(startOf(clip) + frame);
        return position / 64 < mask.words.size() && (mask.words[position / 64] >> (position % 64) & 1) != 0;
    }
    /// Calls f(clip, start, stop) for each range, half-open, in frames of its clip.
    template<class F>
    void forEachRange(const Mask& mask, F&& f) const
    {
        for (std::uint32_t clip = 0; clip < clipCount(); ++clip) {
            const std::int32_t frames = stopOf(clip) - startOf(clip);
            for (std::int32_t start = 0, stop = 0; start < frames; start = stop) {
                while (start < frames && !holds(mask, clip, start))
                    start = isEmptyFrom(mask, clip, start) ? start + 64 : start + 1;
                for (stop = start; stop < frames && holds(mask, clip, stop);) ++stop;
                if (stop > start) f(clip, start, stop);
            }
        }
    }

private:
    static constexpr std::streamoff mostBytes = std::streamoff(8) << 30;

    enum Kind {
        text = 1,
        starts,
        clips,
        bounds,
        byName,
        tags,
        matching,
        synonyms,
        namespaces,
        queries,
        sets,
        setData
    };

    struct Section
    {
        std::size_t offset = 0;
        std::size_t bytes = 0;
    };

    bool fail(std::string why)
    {
        m_error = std::move(why);
        m_sections = {};
        m_groups = {};
        return false;
    }

    const Section& at(Kind kind) const { return m_sections[std::size_t(kind)]; }
    template<class T>
    T value(std::size_t offset) const
    {
        T value;
        std::memcpy(&value, m_data + offset, sizeof value);
        return value;
    }
    std::uint32_t word(std::size_t offset) const { return value<std::uint32_t>(offset); }
    std::int32_t number32(std::size_t offset) const { return value<std::int32_t>(offset); }
    std::int64_t long64(std::size_t offset) const { return value<std::int64_t>(offset); }

    static std::uint32_t checksum(const unsigned char* data, std::size_t bytes)
    {
        static const std::array<std::uint32_t, 256> table = [] {
            std::array<std::uint32_t, 256> made{};
            for (std::uint32_t i = 0; i < 256; ++i) {
                made[i] = i;
                for (int bit = 0; bit < 8; ++bit) made[i] = made[i] >> 1 ^ (made[i] & 1 ? 0xedb88320u : 0u);
            }
            return made;
        }();
        std::uint32_t sum = 0xffffffffu;
        for (std::size_t i = 0; i < bytes; ++i) sum = table[(sum ^ data[i]) & 0xff] ^ sum >> 8;
        return ~sum;
    }

    bool readHeader()
    {
        static_assert(sizeof(std::size_t) == 8, "files may be larger than 4 GB");
        if (m_bytes < 64 || std::memcmp(m_data, "TagSets\n", 8) != 0) return fail("it is no runtime file");
        if (word(12) != 0x01020304) return fail("its byte order is not that of this machine");
        if (word(8) != 1) return fail("it has version " + std::to_string(word(8)) + ", this reads version 1");
        const bool isWhole = word(60) == checksum(m_data, 60) && std::uint64_t(long64(16)) == m_bytes &&
                             word(28) == checksum(m_data + 64, m_bytes - 64);
        return isWhole || fail("it is damaged; export it again");
    }

    bool readSections()
    {
        const std::size_t count = word(24);
        if (count < 12 || count > 1024 || 64 + count * 24 > m_bytes) return damaged();
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t entry = 64 + i * 24;
            const std::uint32_t kind = word(entry);
            const Section section{std::size_t(long64(entry + 8)), std::size_t(long64(entry + 16))};
            if (section.offset > m_bytes || section.bytes > m_bytes - section.offset) return damaged();
            if (i < 12 ? kind != i + 1 : kind < 256) return damaged();
            if (i < 12) m_sections[i + 1] = section;
            if (kind == 256) m_groups = section;
        }
        return true;
    }

    bool readStrings()
    {
        const Section& list = at(starts);
        if (list.bytes < 4 || list.bytes % 4 != 0) return damaged();
        for (std::size_t i = 4; i < list.bytes; i += 4)
            if (word(list.offset + i) < word(list.offset + i - 4)) return damaged();
        return word(list.offset + list.bytes - 4) == at(text).bytes || damaged();
    }
    std::string_view string(std::uint32_t number) const
    {
        if (std::size_t(number) + 1 >= at(starts).bytes / 4) return {};
        const std::size_t start = at(starts).offset + std::size_t(number) * 4;
        return {reinterpret_cast<const char*>(m_data) + at(text).offset + word(start),
                word(start + 4) - word(start)};
    }

    bool readClips()
    {
        if (at(clips).bytes % 24 != 0 || at(bounds).bytes != at(clips).bytes / 24 * 8) return damaged();
        std::int64_t next = 64;
        for (std::uint32_t i = 0; i < clipCount(); ++i) {
            const std::int64_t start = startOf(i), stop = stopOf(i);
            if (start != next || stop < start) return damaged();
            next = start + ((stop - start) / 64 + 1) * 64;
            if (next > (std::int64_t(1) << 31) - 64) return damaged();
        }
        m_axisEnd = std::size_t(next);
        return true;
    }
    std::int32_t startOf(std::uint32_t clip) const
    {
        return number32(at(bounds).offset + std::size_t(clip) * 8);
    }
    std::int32_t stopOf(std::uint32_t clip) const
    {
        return number32(at(bounds).offset + std::size_t(clip) * 8 + 4);
    }
    std::size_t wordCount() const { return m_axisEnd / 64; }

    bool readTags()
    {
        if (at(tags).bytes % 24 != 0 || at(sets).bytes % 40 != 0) return damaged();
        const std::size_t setCount = at(sets).bytes / 40;
        for (std::uint32_t i = 0; i < tagCount(); ++i) {
            const std::size_t record = at(tags).offset + std::size_t(i) * 24;
            if (word(record + 8) >= setCount || word(record + 12) >= setCount) return damaged();
        }
        for (std::size_t i = 0; i < setCount; ++i)
            if (!isSetInside(at(sets).offset + i * 40)) return damaged();
        return true;
    }
    bool isSetInside(std::size_t record) const
    {
        const auto offset = std::uint64_t(long64(record + 8)), ranges = std::uint64_t(long64(record + 24));
        if (word(record) == 0) return true;
        if (offset > at(setData).bytes || word(record) > 2) return false;
        const std::uint64_t room = at(setData).bytes - offset;
        if (word(record) == 2) return wordCount() <= room / 8;
        if (ranges > room / 8 || boundariesOffset(ranges) + (2 * ranges + 10) * 4 > room) return false;
        std::int32_t before = 0;
        const std::size_t boundaries = at(setData).offset + std::size_t(offset) + boundariesOffset(ranges);
        for (std::size_t i = 1; i <= 2 * ranges; ++i) {
            const std::int32_t boundary = number32(boundaries + i * 4);
            if (boundary <= before || std::size_t(boundary) > m_axisEnd) return false;
            before = boundary;
        }
        return true;
    }
    /// Where the boundaries of a set of ranges begin, behind presence, firsts and block starts.
    std::size_t boundariesOffset(std::size_t ranges) const
    {
        const std::size_t blocks = (std::size_t(clipCount()) + 63) / 64;
        return blocks * 8 + ((ranges + 1) / 64 + 2) * 8 + blocks * 4;
    }

    /// Whether the frame is the first of a word that has none; clips begin with a word.
    bool isEmptyFrom(const Mask& mask, std::uint32_t clip, std::int32_t frame) const
    {
        const std::size_t word = std::size_t(startOf(clip) + frame) / 64;
        return frame % 64 == 0 && (word >= mask.words.size() || mask.words[word] == 0);
    }

    static void fill(Mask& mask, std::int32_t start, std::int32_t stop)
    {
        for (auto position = std::size_t(start); position < std::size_t(stop); ++position)
            mask.words[position / 64] |= std::uint64_t(1) << (position % 64);
    }

    bool damaged() { return fail("it is damaged; export it again"); }

    std::vector<std::uint64_t> m_own; ///< the bytes of a file that was read
    const unsigned char* m_data = nullptr;
    std::size_t m_bytes = 0;
    std::array<Section, 13> m_sections{}; ///< by kind
    Section m_groups;
    std::size_t m_axisEnd = 64; ///< positions of the axis
    std::string m_error;
};

} // namespace tagline_tags

#endif
