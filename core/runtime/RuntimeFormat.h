#pragma once

// RuntimeFormat is the layout of a runtime file (`name.taglinebin`): the tag sets of a library, packed so
// that a mapped file answers queries as it lies. The meaning of every field and its valid values are given in
// resources/schemas/tagline.runtime.md; this header and that text are one contract.
//
//   RuntimeHeader, 64 bytes
//   RuntimeSection × header.sectionCount
//   the sections, in order of kind, each from the next multiple of 8 on
//
// Little-endian throughout.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace tagline {

/// Raised whenever the layout or the meaning of its content changes.
inline constexpr std::uint32_t runtimeVersion = 1;
/// Sections begin at multiples of this.
inline constexpr std::size_t runtimeAlignment = 8;
/// The largest file that is read.
inline constexpr std::uint64_t largestRuntimeBytes = std::uint64_t(8) << 30;
/// Bounds of a file that is not damaged.
inline constexpr std::uint32_t mostRuntimeSections = 1024;

struct RuntimeHeader
{
    static constexpr std::array<char, 8> correctMagic{'T', 'a', 'g', 'S', 'e', 't', 's', '\n'};
    static constexpr std::uint32_t correctByteOrder = 0x01020304;

    std::array<char, 8> magic = correctMagic;
    std::uint32_t version = runtimeVersion;
    std::uint32_t byteOrder = correctByteOrder;
    std::uint64_t fileBytes = 0;
    std::uint32_t sectionCount = 0;
    std::uint32_t bodyChecksum = 0; ///< CRC-32 of all bytes behind the header
    std::array<std::uint32_t, 7> reserved{};
    std::uint32_t headerChecksum = 0; ///< CRC-32 of the 60 bytes before it
};

/// Kinds of sections. Each of the first twelve is there once. Kinds from `firstOptional` on may be missing,
/// and readers pass over those that they do not know.
enum class RuntimeSectionKind : std::uint32_t {
    Text = 1,          ///< bytes: all strings, one behind the other
    StringStarts = 2,  ///< uint32: where each string starts in the text; one more at the end
    Clips = 3,         ///< RuntimeClipRecord
    ClipBounds = 4,    ///< AxisRange: base and end of each clip on the axis
    ClipsByName = 5,   ///< uint32: clips in order of display name
    Tags = 6,          ///< RuntimeTagRecord, in order of name
    Matching = 7,      ///< uint32: tags, lists one behind the other
    Synonyms = 8,      ///< RuntimeSynonymRecord, in order of name
    Namespaces = 9,    ///< uint32: strings
    SavedQueries = 10, ///< RuntimeQueryRecord
    Sets = 11,         ///< RuntimeSetRecord
    SetData = 12,      ///< the arrays of the sets
    TagGroups = 256,   ///< uint32: for each tag the name of its group, or `noGroup`
    Instances = 257,   ///< RuntimeInstanceRecord, in order of tag, clip, start, stop
};

/// In place of a string, where a tag is in no group.
inline constexpr std::uint32_t noGroup = 0xffffffffu;

inline constexpr std::uint32_t requiredSections = 12;
inline constexpr std::uint32_t firstOptionalSection = 256;

struct RuntimeSection
{
    std::uint32_t kind = 0;
    std::uint32_t reserved = 0;
    std::uint64_t offset = 0; ///< from the first byte of the file
    std::uint64_t bytes = 0;  ///< without the padding behind it
};

/// Strings are given by their number; they are unique and in order of their bytes, so that numbers compare
/// as the strings do.
struct RuntimeClipRecord
{
    std::uint32_t displayName = 0;
    std::uint32_t name = 0;
    std::uint32_t source = 0;
    std::int32_t index = -1; ///< among the clips of that name in the source; −1 where the name is its alone
    std::int32_t rateNumerator = 30;
    std::int32_t rateDenominator = 1;
};

struct RuntimeTagRecord
{
    static constexpr std::uint32_t point = 1;   ///< flag: ranges of one frame
    static constexpr std::uint32_t derived = 2; ///< flag: its frames were the answer of a query on export

    std::uint32_t name = 0;
    std::uint32_t flags = 0;
    std::uint32_t ownSet = 0;      ///< the frames that have exactly this tag
    std::uint32_t matchingSet = 0; ///< those, and of all tags that count as it
    std::uint32_t matchingStart = 0;
    std::uint32_t matchingCount = 0; ///< at least 1: the tag itself
};

struct RuntimeSynonymRecord
{
    std::uint32_t name = 0;
    std::uint32_t tag = 0;
};

struct RuntimeQueryRecord
{
    std::uint32_t name = 0;
    std::uint32_t text = 0;
};

/// An instance of a counted tag, half-open, in frames of its clip. Those of a tag may overlap and touch.
struct RuntimeInstanceRecord
{
    std::uint32_t tag = 0;
    std::uint32_t clip = 0;
    std::int32_t start = 0;
    std::int32_t stop = 0;

    auto operator<=>(const RuntimeInstanceRecord&) const = default;
};

/// The arrays of a set are those of core/tags/sets/SetViews.h.
enum class RuntimeSetForm : std::uint32_t {
    Empty = 0,  ///< nothing
    Ranges = 1, ///< uint64 presence, uint64 firsts, int32 blockStarts, int32 boundaries
    Mask = 2    ///< uint64 words, as many as the axis has
};

struct RuntimeSetRecord
{
    std::uint32_t form = 0; ///< a RuntimeSetForm
    std::uint32_t reserved = 0;
    std::uint64_t offset = 0; ///< from the start of the set data
    std::int64_t clips = 0;   ///< how many have a frame
    std::int64_t ranges = 0;
    std::int64_t frames = 0;
};

static_assert(sizeof(RuntimeHeader) == 64 && std::is_trivially_copyable_v<RuntimeHeader>);
static_assert(sizeof(RuntimeSection) == 24 && sizeof(RuntimeClipRecord) == 24);
static_assert(sizeof(RuntimeTagRecord) == 24 && sizeof(RuntimeSynonymRecord) == 8);
static_assert(sizeof(RuntimeQueryRecord) == 8 && sizeof(RuntimeSetRecord) == 40);
static_assert(sizeof(RuntimeInstanceRecord) == 16);

/// The next multiple of 8.
constexpr std::uint64_t runtimeAligned(std::uint64_t bytes)
{
    return (bytes + runtimeAlignment - 1) / runtimeAlignment * runtimeAlignment;
}

} // namespace tagline
