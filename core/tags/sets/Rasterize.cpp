#include "core/tags/sets/Rasterize.h"

#include "core/support/TargetClones.h"
#include "core/tags/sets/kernels/BitPlaces.h"

#include <algorithm>
#include <array>
#include <bit>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace tagline {
namespace {

constexpr std::uint64_t wholeWord = ~std::uint64_t(0);

/// The bits of a word from a place on, and those before a place in 1 … 64.
std::uint64_t wordBitsFrom(Frame place) { return wholeWord << (place % 64); }
std::uint64_t bitsBefore(Frame stop) { return wholeWord >> ((64 - stop % 64) % 64); }

/// Bits that differ from the bit before them.
std::uint64_t edges(std::uint64_t word, std::uint64_t before) { return word ^ (word << 1 | before >> 63); }

} // namespace

void setRange(std::uint64_t* words, Frame start, Frame stop)
{
    if (start >= stop) return;
    const std::size_t first = std::size_t(start) / 64;
    const std::size_t last = std::size_t(stop - 1) / 64;
    if (first == last) {
        words[first] |= wordBitsFrom(start) & bitsBefore(stop);
        return;
    }
    words[first] |= wordBitsFrom(start);
    std::fill(words + first + 1, words + last, wholeWord);
    words[last] |= bitsBefore(stop);
}

void clearRange(std::uint64_t* words, Frame start, Frame stop)
{
    if (start >= stop) return;
    const std::size_t first = std::size_t(start) / 64;
    const std::size_t last = std::size_t(stop - 1) / 64;
    if (first == last) {
        words[first] &= ~(wordBitsFrom(start) & bitsBefore(stop));
        return;
    }
    words[first] &= ~wordBitsFrom(start);
    std::fill(words + first + 1, words + last, std::uint64_t(0));
    words[last] &= ~bitsBefore(stop);
}

void rasterize(std::span<const FrameRange> ranges, std::uint64_t* words)
{
    for (const FrameRange range : ranges) setRange(words, range.start, range.stop);
}

namespace {

template<class Places>
inline std::size_t vectorizeBy(std::span<const std::uint64_t> words, Frame base, Frame* boundaries)
{
    Frame* out = boundaries;
    std::uint64_t before = 0;
    for (const std::uint64_t word : words) {
        out += Places::write(edges(word, before), base, out);
        before = word;
        base += 64;
    }
    if ((before >> 63) != 0) *out++ = base;
    return std::size_t(out - boundaries);
}

TAGLINE_TARGET_CLONES
std::size_t vectorizeSingly(std::span<const std::uint64_t> words, Frame base, Frame* boundaries)
{
    return vectorizeBy<BitPlaces>(words, base, boundaries);
}

#if defined(__x86_64__) && defined(__GNUC__)
#define TAGLINE_COMPRESSING __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,bmi,bmi2,popcnt")))

/// Like BitPlaces, eight at once: the places of all bits, compressed to those of the set ones.
struct CompressedPlaces
{
    TAGLINE_COMPRESSING static std::size_t write(std::uint64_t bits, Frame base, Frame* out)
    {
        const __m512i places =
            _mm512_set_epi64(0x3f3e3d3c3b3a3938, 0x3736353433323130, 0x2f2e2d2c2b2a2928, 0x2726252423222120,
                             0x1f1e1d1c1b1a1918, 0x1716151413121110, 0x0f0e0d0c0b0a0908, 0x0706050403020100);
        constexpr int ahead = 8;
        constexpr __mmask8 everyLane = 0xff;
        const __m128i found =
            _mm512_maskz_extracti32x4_epi32(everyLane, _mm512_maskz_compress_epi8(bits, places), 0);
        const __m256i first = _mm256_maskz_cvtepu8_epi32(everyLane, found);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                            _mm256_add_epi32(first, _mm256_set1_epi32(base)));
        const int count = std::popcount(bits);
        if (count > ahead) {
            for (int i = 0; i < ahead; ++i) bits &= bits - 1;
            BitPlaces::writeRest(bits, base, out + ahead);
        }
        return std::size_t(count);
    }
};

TAGLINE_COMPRESSING __attribute__((flatten)) std::size_t
vectorizeCompressing(std::span<const std::uint64_t> words, Frame base, Frame* boundaries)
{
    return vectorizeBy<CompressedPlaces>(words, base, boundaries);
}

bool canCompress()
{
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("bmi2");
}

#endif

} // namespace

std::size_t vectorize(std::span<const std::uint64_t> words, Frame base, Frame* boundaries)
{
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool isCompressing = canCompress();
    if (isCompressing) return vectorizeCompressing(words, base, boundaries);
#endif
    return vectorizeSingly(words, base, boundaries);
}

void vectorize(std::span<const std::uint64_t> words, std::vector<FrameRange>& ranges)
{
    constexpr std::size_t most = 32; // words at once: their boundaries stay in the first cache
    std::array<Frame, mostBoundaries(most)> boundaries;
    const std::size_t own = ranges.size(); // those of this call come behind
    Frame base = 0;
    while (!words.empty()) {
        const auto some = words.first(std::min(most, words.size()));
        const Frame* found = boundaries.data();
        std::size_t count = vectorize(some, base, boundaries.data()) / 2;
        if (count > 0 && ranges.size() > own && found[0] == base && ranges.back().stop == base) {
            ranges.back().stop = found[1]; // one run that the words before end with
            found += 2;
            --count;
        }
        const std::size_t before = ranges.size();
        ranges.resize(before + count);
        for (std::size_t i = 0; i < count; ++i) ranges[before + i] = {found[2 * i], found[2 * i + 1]};
        base += Frame(64 * some.size());
        words = words.subspan(some.size());
    }
}

TAGLINE_TARGET_CLONES
BitCounts counts(std::span<const std::uint64_t> words)
{
    BitCounts found;
    std::uint64_t before = 0;
    for (const std::uint64_t word : words) {
        found.runs += std::popcount(word & ~(word << 1 | before >> 63));
        found.bits += std::popcount(word);
        before = word;
    }
    return found;
}

} // namespace tagline
