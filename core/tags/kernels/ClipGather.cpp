#include "core/tags/kernels/ClipGather.h"

#include "core/tags/RangeSet.h"
#include "core/tags/kernels/BitRuns.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

// Where a clip's ranges begin is found by rank and select: its rank among the clips of its block that have a
// range, and the place of the bit of that rank among the first ranges of clips. (Jacobson, Space-efficient
// Static Trees and Graphs, 1989; the select by bit deposit: Pandey, Bender, Johnson, 2017.)

namespace tagline {
namespace {

/// Rank and select with what every processor has.
struct PlainBits
{
    static std::size_t rank(std::uint64_t bits) { return std::size_t(std::popcount(bits)); }
    /// The place of the set bit before which there are `rank` others. Expects that there is one.
    static std::size_t select(std::uint64_t bits, std::size_t rank)
    {
        for (; rank > 0; --rank) bits &= bits - 1;
        return std::size_t(std::countr_zero(bits));
    }
};

/// Ranges of a block whose first ones fit one word, with the first of the next block behind them.
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

/// Copies boundaries. Most clips have few ranges, so the first eight numbers are written whether they are
/// wanted or not: closing boundaries stand behind what is read, and there is room behind what is written.
AxisFrame* copied(const RangeSetView& set, std::size_t first, std::size_t count, AxisFrame* out)
{
    constexpr std::size_t ahead = 8;
    const AxisFrame* from = set.boundaries.data() + 1 + 2 * first;
    std::memcpy(out, from, ahead * sizeof(AxisFrame));
    if (2 * count > ahead) std::memcpy(out + ahead, from + ahead, (2 * count - ahead) * sizeof(AxisFrame));
    return out + 2 * count;
}

template<class Bits>
inline AxisFrame* gatherFromWord(const RangeSetView& set, const Block& block, std::uint64_t wanted,
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

/// Of a block with more ranges: from bit to bit.
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

template<class Bits>
inline AxisFrame* gatherAll(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    const std::size_t blocks = std::min(set.presence.size(), wanted.size());
    for (std::size_t i = 0; i < blocks; ++i) {
        const std::uint64_t found = wanted[i] & set.presence[i];
        if (found == 0) continue;
        const Block block = blockOf(set, i);
        out = block.fitsWord() ? gatherFromWord<Bits>(set, block, found, out)
                               : gatherFromMany(set, block, found, out);
    }
    return out;
}

#if defined(__x86_64__) && defined(__GNUC__)

struct DepositBits
{
    __attribute__((target("bmi,bmi2,popcnt"))) static std::size_t rank(std::uint64_t bits)
    {
        return std::size_t(_mm_popcnt_u64(bits));
    }
    __attribute__((target("bmi,bmi2,popcnt"))) static std::size_t select(std::uint64_t bits, std::size_t rank)
    {
        return std::size_t(_tzcnt_u64(_pdep_u64(std::uint64_t(1) << rank, bits)));
    }
};

__attribute__((target("bmi,bmi2,popcnt"), flatten)) AxisFrame*
gatherByDeposit(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    return gatherAll<DepositBits>(set, wanted, out);
}

/// Early processors with the instruction have it in microcode, slower than without.
bool hasFastDeposit()
{
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}

AxisFrame* gathered(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    static const bool isFast = hasFastDeposit();
    return isFast ? gatherByDeposit(set, wanted, out) : gatherAll<PlainBits>(set, wanted, out);
}

#else

AxisFrame* gathered(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    return gatherAll<PlainBits>(set, wanted, out);
}

#endif

} // namespace

std::size_t gatherClips(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out)
{
    out[0] = beforeAll;
    const AxisFrame* stop = gathered(set, wanted, out + 1);
    return closeBoundaries(out, std::size_t(stop - out));
}

} // namespace tagline
