#pragma once

// BitPlaces writes the places of the set bits of words, without asking how many there are: what a processor
// cannot guess. (After Lemire, Iterating over set bits quickly.)

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tagline {

struct BitPlaces
{
    /// So many numbers are written, whether there are bits or not.
    static constexpr int ahead = 6;

    /// Writes `base` plus the place of each bit, rising, and returns how many bits there are. Expects room
    /// for `ahead` more numbers than bits.
    template<class Number>
    static std::size_t write(std::uint64_t bits, Number base, Number* out)
    {
        constexpr std::uint64_t lastBit = std::uint64_t(1) << 63; // any place does where there is no bit
        const auto count = std::size_t(std::popcount(bits));
        for (int i = 0; i < ahead; ++i, bits &= bits - 1)
            out[i] = base + Number(std::countr_zero(bits | lastBit));
        if (count > ahead) writeRest(bits, base, out + ahead);
        return count;
    }

    template<class Number>
    static void writeRest(std::uint64_t bits, Number base, Number* out)
    {
        for (; bits != 0; bits &= bits - 1) *out++ = base + Number(std::countr_zero(bits));
    }
};

} // namespace tagline
