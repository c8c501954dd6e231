#include "core/tags/sets/kernels/ClipGather.h"

#include "core/tags/sets/RangeSet.h"
#include "core/tags/sets/kernels/BitRuns.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

// A clip's first range is found by rank and select: by its rank among the clips of its block that have a
// range, and the place of the bit of that rank among the first ranges of clips. (Jacobson, Space-efficient
// Static Trees and Graphs, 1989; the select by bit deposit: Pandey, Bender, Johnson, 2017.)

namespace tagline {
namespace {

/// Rank and select for every processor.
struct PlainBits
{
    static std::size_t rank(std::uint64_t bits) { return std::size_t(std::popcount(bits)); }
    /// The place of the set bit with `rank` set bits before it. Expects that there is one.
    static std::size_t select(std::uint64_t bits, std::size_t rank)
    {
        for (; rank > 0; --rank) bits &= bits - 1;
        return std::size_t(std::countr_zero(bits));
    }
};

/// Ranges of a block whose first ranges fit one word, with the first range of the next block.
struct Block
{
    std::size_t firstRange = 0;
    std::size_t rangeCount = 0;
    std::uint64_t presence = 0;
    std::uint64_t firsts = 0;

    bool fitsWord() const { return rangeCount < 64; }
};

Block blockOf(const RangeSetView& set, std::size_t index)
{
    const auto first = std::size_t(set.blockStarts[index]);
    const bool isLast = index + 1 == set.blockStarts.size();
    const std::size_t next = isLast ? set.rangeCount() : std::size_t(set.blockStarts[index + 1]);
    return {first, next - first, set.presence[index], bitsAt(set.firsts.data(), first)};
}

/// Copies boundaries. Most clips have few ranges, so the first eight numbers are always written: closing
/// boundaries follow those that are read, and there is room after those that are written.
AxisFrame* copied(const RangeSetView& set, std::size_t first, std::size_t count, AxisFrame* out)
{
    constexpr std::size_t ahead = 8;
    const AxisFrame* from = set.boundaries.data() + 1 + 2 * first;
    std::memcpy(out, from, ahead * sizeof(AxisFrame));
    if (2 * count > ahead) std::memcpy(out + ahead, from + ahead, (2 * count - ahead) * sizeof(AxisFrame));
    return out + 2 * count;
}

/// Gathers clip by clip.
template<class Bits>
struct SingleClips
{
    static AxisFrame* gather(const RangeSetView& set, const Block& block, std::uint64_t wanted,
                             AxisFrame* out)
    {
        for (; wanted != 0; wanted &= wanted - 1) {
            const std::uint64_t before = (wanted & -wanted) - 1;
            const std::size_t first = Bits::select(block.firsts, Bits::rank(block.presence & before));
            const std::size_t next = first + 1 + std::size_t(std::countr_zero(block.firsts >> first >> 1));
            out = copied(set, block.firstRange + first, next - first, out);
        }
        return out;
    }
};

/// Gathers from a block with more ranges, bit by bit.
AxisFrame* gatherFromMany(const RangeSetView& set, const Block& block, std::uint64_t wanted, AxisFrame* out)
{
    std::size_t range = block.firstRange;
    for (std::uint64_t left = block.presence; left != 0; left &= left - 1) {
        std::size_t next = range + 1;
        while (!hasBit(set.firsts.data(), next)) ++next;
        if ((left & -left & wanted) != 0) out = copied(set, range, next - range, out);
        range = next;
    }
    return out;
}

template<class Clips>
inline AxisFrame* gatherAll(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    const std::size_t blocks = std::min(set.presence.size(), wanted.size());
    for (std::size_t i = 0; i < blocks; ++i) {
        if (wanted[i] == 0) continue; // a stricter test would be mispredicted too often
        const std::uint64_t found = wanted[i] & set.presence[i];
        const Block block = blockOf(set, i);
        out =
            block.fitsWord() ? Clips::gather(set, block, found, out) : gatherFromMany(set, block, found, out);
    }
    return out;
}

using Gather = AxisFrame* (*)(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out);

#if defined(__x86_64__) && defined(__GNUC__)
#define TAGLINE_DEPOSITING __attribute__((target("bmi,bmi2,popcnt")))
#define TAGLINE_COMPRESSING __attribute__((target("avx512f,bmi,bmi2,popcnt")))

struct DepositBits
{
    TAGLINE_DEPOSITING static std::size_t rank(std::uint64_t bits)
    {
        return std::size_t(_mm_popcnt_u64(bits));
    }
    TAGLINE_DEPOSITING static std::size_t select(std::uint64_t bits, std::size_t rank)
    {
        return std::size_t(_tzcnt_u64(_pdep_u64(std::uint64_t(1) << rank, bits)));
    }
};

/// Gathers all clips of a block at once, without a branch that depends on the wanted ones: with a bit for
/// each range of a wanted clip, by which ranges are compressed, eight at a time.
struct CompressedClips
{
    /// Number of ranges that are always read, whether the block has them or not; few blocks have more.
    static constexpr std::size_t ahead = 48;
    static constexpr std::size_t atOnce = 8;

    TAGLINE_COMPRESSING static AxisFrame* gather(const RangeSetView& set, const Block& block,
                                                 std::uint64_t wanted, AxisFrame* out)
    {
        if (block.firstRange + 64 > set.rangeCount())
            return SingleClips<DepositBits>::gather(set, block, wanted, out);
        std::uint64_t ranges = rangesOf(block, wanted);
        const AxisFrame* from = set.boundaries.data() + 1 + 2 * block.firstRange;
        for (std::size_t i = 0; i < ahead; i += atOnce, ranges >>= atOnce)
            out = compressed(from + 2 * i, ranges, out);
        for (from += 2 * ahead; ranges != 0; ranges >>= atOnce, from += 2 * atOnce)
            out = compressed(from, ranges, out);
        return out;
    }

    /// A bit for each range of the block whose clip is wanted. A run of ones is the difference between the
    /// bit after it and its first one, and so for many runs at once: those of the wanted clips.
    TAGLINE_COMPRESSING static std::uint64_t rangesOf(const Block& block, std::uint64_t wanted)
    {
        const std::uint64_t behind = std::uint64_t(1) << block.rangeCount;
        const std::uint64_t firsts = block.firsts & (behind - 1);
        const std::uint64_t clips = _pext_u64(wanted, block.presence);
        return _pdep_u64(clips << 1, firsts | behind) - _pdep_u64(clips, firsts);
    }

    /// Compresses eight ranges; the lowest bits of `ranges` select the wanted ones.
    TAGLINE_COMPRESSING static AxisFrame* compressed(const AxisFrame* from, std::uint64_t ranges,
                                                     AxisFrame* out)
    {
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi64(__mmask8(ranges), _mm512_loadu_si512(from)));
        return out + 2 * std::size_t(_mm_popcnt_u64(ranges & 0xff));
    }
};

TAGLINE_DEPOSITING __attribute__((flatten)) AxisFrame*
gatherByDeposit(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    return gatherAll<SingleClips<DepositBits>>(set, wanted, out);
}

TAGLINE_COMPRESSING __attribute__((flatten)) AxisFrame*
gatherCompressing(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    return gatherAll<CompressedClips>(set, wanted, out);
}

/// Early processors implement the deposit in microcode, slower than without.
Gather fastestGather()
{
    if (!__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("popcnt") || __builtin_cpu_is("znver1") ||
        __builtin_cpu_is("znver2"))
        return gatherAll<SingleClips<PlainBits>>;
    return __builtin_cpu_supports("avx512f") ? gatherCompressing : gatherByDeposit;
}

#else

Gather fastestGather() { return gatherAll<SingleClips<PlainBits>>; }

#endif

} // namespace

std::size_t gatherClips(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    out[0] = beforeAll;
    static const Gather gather = fastestGather();
    const AxisFrame* stop = gather(set, wanted, out + 1);
    return closeBoundaries(out, std::size_t(stop - out));
}

} // namespace tagline
