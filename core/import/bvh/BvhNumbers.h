#pragma once

// BvhNumbers reads the numbers of a BVH file as floats, each rounded once.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace tagline {

/// Whether a byte parts words: blanks, ends of lines, and other control characters.
inline bool isBlank(char c) { return static_cast<unsigned char>(c) <= ' '; }

namespace bvh {

inline constexpr int mostDigits = 19; ///< that always fit 64 bits
inline constexpr std::uint64_t mostExact = std::uint64_t(1) << 53;

/// The powers of ten that a double holds exactly.
inline constexpr std::array<double, 23> powersOfTen{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                    1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                    1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/// Whether rounding this double to a float could differ from rounding what it stands for: it lies between two
/// floats exactly.
inline bool isBetweenFloats(double value)
{
    return (std::bit_cast<std::uint64_t>(value) & 0x1fffffff) == 0x10000000;
}

/// Reads four digits at once. Returns false if one of the letters is no digit. Expects four bytes.
[[gnu::always_inline]] inline bool readFourDigits(const char* at, std::uint64_t& digits)
{
    std::uint32_t letters;
    std::memcpy(&letters, at, sizeof letters);
    letters ^= 0x30303030;                                             // “0” in each byte
    if (((letters + 0x76767676) | letters) & 0x80808080) return false; // one is above 9
    letters = letters * 10 + (letters >> 8);
    digits = digits * 10'000 + (letters & 0xff) * 100 + ((letters >> 16) & 0xff);
    return true;
}

/// Branchless, because signs are unpredictable.
inline float signedAs(double size, bool isNegative)
{
    return float(std::bit_cast<double>(std::bit_cast<std::uint64_t>(size) | std::uint64_t(isNegative) << 63));
}

} // namespace bvh

/// Reads digits with or without a sign and a point, up to the next blank, which is the form of nearly all
/// numbers. Returns the position of the blank, or null if the word has another form. Expects that a blank
/// follows, before `end`.
[[gnu::always_inline]] inline const char* readPlainNumber(const char* at, const char* end, float& value)
{
    const bool isNegative = *at == '-';
    at += isNegative;
    const char* const first = at;
    std::uint64_t digits = 0;
    for (unsigned digit; (digit = unsigned(static_cast<unsigned char>(*at)) - '0') <= 9; ++at)
        digits = digits * 10 + digit;
    auto count = at - first;
    std::size_t decimals = 0;
    if (*at == '.') {
        const char* const point = ++at;
        if constexpr (std::endian::native == std::endian::little)
            while (end - at >= 4 && bvh::readFourDigits(at, digits)) at += 4;
        for (unsigned digit; (digit = unsigned(static_cast<unsigned char>(*at)) - '0') <= 9; ++at)
            digits = digits * 10 + digit;
        decimals = std::size_t(at - point);
        count += at - point;
    }
    if (!isBlank(*at) || count < 1 || count > bvh::mostDigits || digits > bvh::mostExact) return nullptr;
    const double exact = double(digits) / bvh::powersOfTen[decimals];
    if (bvh::isBetweenFloats(exact)) return nullptr;
    value = bvh::signedAs(exact, isNegative);
    return at;
}

/// Reads numbers that stand one blank apart, as long as they are written as nearly all are: with a point, up
/// to seven digits before it and one to eight behind it. How many; `at` is where the last of them ends.
/// Several are worked at together, where the processor has what that takes and so much of the text is left;
/// none else. Expects that `at` is where a number may begin.
std::size_t readPlainNumbers(const char*& at, const char* end, float* values, std::size_t most);

/// A whole word as a number in any notation: with an exponent, a decimal
/// comma, as “nan” or “inf”, or as Windows writes those (“-1.#IND”). Out
/// of a float's range it is infinite, or 0. None if it is no number.
std::optional<float> anyNumber(std::string_view word);

} // namespace tagline
