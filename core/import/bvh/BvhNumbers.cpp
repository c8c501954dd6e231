#include "core/import/bvh/BvhNumbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace tagline {
namespace {

/// The value of a number out of the range of a float: 0 or infinity with its sign, by the exponent or the
/// length of the word.
float beyondBounds(std::string_view word)
{
    const bool isNegative = word.starts_with('-');
    const std::size_t exponent = word.find_first_of("eE");
    const bool isTiny = exponent == word.npos
                            ? word.find('.') < std::size_t(std::numeric_limits<float>::max_exponent10)
                            : word.substr(exponent + 1).starts_with('-');
    const float size = isTiny ? 0.0f : std::numeric_limits<float>::infinity();
    return isNegative ? -size : size;
}

std::optional<float> withPoint(std::string_view word)
{
    double value = 0.0; // first as a double, to tell a float's overflow from a double's
    const char* const end = word.data() + word.size();
    if (const auto [stop, problem] = std::from_chars(word.data(), end, value);
        stop != end || stop == word.data())
        return std::nullopt;
    else if (problem == std::errc::result_out_of_range)
        return beyondBounds(word);
    float nearest = 0.0f;
    const auto problem = std::from_chars(word.data(), end, nearest).ec;
    return problem == std::errc() ? nearest : float(value);
}

} // namespace

std::optional<float> anyNumber(std::string_view word)
{
    if (word.starts_with('+') && !word.substr(1).starts_with('-')) word.remove_prefix(1);
    if (const auto number = withPoint(word)) return number;
    if (const std::size_t mark = word.find(".#"); mark != word.npos)
        return std::numeric_limits<float>::quiet_NaN();
    const std::size_t comma = word.find(',');
    if (comma == word.npos || word.find('.') != word.npos) return std::nullopt;
    std::string pointed(word);
    pointed[comma] = '.';
    return withPoint(pointed);
}

#if defined(__x86_64__) && defined(__GNUC__)

#define TAGLINE_BVH_WIDE __attribute__((target("avx2,bmi,bmi2")))

namespace {

constexpr int mostBefore = 7, mostBehind = 8;  ///< digits before a point and behind it
constexpr std::ptrdiff_t lettersTogether = 64; ///< whose marks are found at once
constexpr std::ptrdiff_t lettersOfNumber = 32; ///< read for one number, and available for the last one
constexpr std::uint8_t noLetter = 0x80;

using Places = std::array<std::uint8_t, 16>;

/// For so many digits before the point and behind it: the index of each digit in sixteen letters, the last
/// digit last.
constexpr Places placesOf(int before, int behind)
{
    Places places{};
    const int digits = before + behind;
    for (int i = 0; i < 16; ++i) {
        const int digit = i - (16 - digits);
        places[std::size_t(i)] = digit < 0 ? noLetter : std::uint8_t(digit < before ? digit : digit + 1);
    }
    return places;
}

constexpr auto everyPlaces = [] {
    std::array<Places, std::size_t((mostBefore + 1) * mostBehind)> every{};
    for (int before = 0; before <= mostBefore; ++before)
        for (int behind = 1; behind <= mostBehind; ++behind)
            every[std::size_t(before * mostBehind + behind - 1)] = placesOf(before, behind);
    return every;
}();

/// Bits of the letters that are neither digits nor the sign of a number that begins there, the first letter
/// in the lowest bit. Expects that a number may begin with the first.
TAGLINE_BVH_WIDE inline std::uint64_t marksIn(const char* at)
{
    std::uint64_t digits = 0, signs = 0, blanks = 0;
    for (int part = 0; part < lettersTogether; part += 32) {
        const __m256i letters = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at + part));
        const __m256i values = _mm256_sub_epi8(letters, _mm256_set1_epi8('0'));
        const __m256i isDigit = _mm256_cmpeq_epi8(_mm256_min_epu8(values, _mm256_set1_epi8(9)), values);
        const __m256i isBlank = _mm256_cmpeq_epi8(_mm256_min_epu8(letters, _mm256_set1_epi8(' ')), letters);
        const __m256i isSign = _mm256_cmpeq_epi8(letters, _mm256_set1_epi8('-'));
        digits |= std::uint64_t(std::uint32_t(_mm256_movemask_epi8(isDigit))) << part;
        blanks |= std::uint64_t(std::uint32_t(_mm256_movemask_epi8(isBlank))) << part;
        signs |= std::uint64_t(std::uint32_t(_mm256_movemask_epi8(isSign))) << part;
    }
    return ~(digits | (signs & (blanks << 1 | 1)));
}

/// The value of sixteen digits.
TAGLINE_BVH_WIDE inline std::int64_t valueOf(__m128i digits)
{
    const __m128i pairs = _mm_maddubs_epi16(digits, _mm_set1_epi16(10 | 1 << 8));
    const __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(100 | 1 << 16));
    const __m128i eights = _mm_madd_epi16(_mm_packus_epi32(fours, fours), _mm_set1_epi32(10'000 | 1 << 16));
    const auto both = std::uint64_t(_mm_cvtsi128_si64(eights));
    return std::int64_t((both & 0xffffffff) * 100'000'000 + (both >> 32));
}

/// Reads a number between the positions of its first and second mark; false if it has another form.
TAGLINE_BVH_WIDE inline bool readMarked(const char* at, const char* point, const char* end, float& value)
{
    const bool isNegative = *at == '-';
    const char* const first = at + isNegative;
    const auto before = std::uint64_t(point - first), behind = std::uint64_t(end - point - 1);
    if (*point != '.' || !isBlank(*end) || before > mostBefore || behind - 1 >= mostBehind) return false;
    const __m128i letters = _mm_loadu_si128(reinterpret_cast<const __m128i*>(first));
    const Places& places = everyPlaces[before * mostBehind + behind - 1];
    const __m128i digits = _mm_shuffle_epi8(_mm_sub_epi8(letters, _mm_set1_epi8('0')),
                                            _mm_loadu_si128(reinterpret_cast<const __m128i*>(places.data())));
    const double whole = _mm_cvtsd_f64(_mm_cvtsi64_sd(_mm_setzero_pd(), valueOf(digits)));
    const double exact = whole / bvh::powersOfTen[behind];
    if (bvh::isBetweenFloats(exact)) return false;
    value = bvh::signedAs(exact, isNegative);
    return true;
}

/// readPlainNumbers() with wide vectors.
TAGLINE_BVH_WIDE std::size_t readWidely(const char*& at, const char* end, float* values, std::size_t most)
{
    std::size_t count = 0;
    for (const char* number = at; count < most && end - number >= lettersTogether + lettersOfNumber;) {
        const char* const begin = number;
        std::uint64_t marks = marksIn(begin);
        for (; count < most; ++count) {
            const std::uint64_t behindPoint = _blsr_u64(marks);
            if (behindPoint == 0) break;
            const char* const behind = begin + _tzcnt_u64(behindPoint);
            if (!readMarked(number, begin + _tzcnt_u64(marks), behind, values[count])) return count;
            at = behind;
            number = behind + 1;
            marks = _blsr_u64(behindPoint);
        }
        if (number == begin) break;
    }
    return count;
}

} // namespace

std::size_t readPlainNumbers(const char*& at, const char* end, float* values, std::size_t most)
{
    static const bool isWide =
        __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    return isWide ? readWidely(at, end, values, most) : 0;
}

#else

std::size_t readPlainNumbers(const char*&, const char*, float*, std::size_t) { return 0; }

#endif

} // namespace tagline
