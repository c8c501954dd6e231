#include "core/time/Duration.h"

#include <cassert>
#include <limits>

namespace tagline {
namespace {

// Sixteen digits times a rate's numerator, or a frame times its denominator times 10^18: both below 2^123.
__extension__ typedef __int128 Wide;

constexpr int mostDecimals = 18;
constexpr int mostDecimalsOfMilliseconds = 15;

Wide powerOfTen(int exponent)
{
    Wide power = 1;
    for (; exponent > 0; --exponent) power *= 10;
    return power;
}

/// A duration in frames as numerator / denominator.
struct FrameFraction
{
    Wide numerator = 0;
    Wide denominator = 1;
};

FrameFraction frameFraction(const Duration& duration, FrameRate rate)
{
    const FrameFraction plain{Wide(duration.digits()), powerOfTen(duration.decimals())};
    switch (duration.unit()) {
    case DurationUnit::Frames:
        return plain;
    case DurationUnit::Seconds:
        return {plain.numerator * rate.numerator, plain.denominator * rate.denominator};
    case DurationUnit::Milliseconds:
        return {plain.numerator * rate.numerator, plain.denominator * 1000 * rate.denominator};
    }
    return plain;
}

std::string_view unitText(DurationUnit unit)
{
    switch (unit) {
    case DurationUnit::Frames:
        return "f";
    case DurationUnit::Seconds:
        return "s";
    case DurationUnit::Milliseconds:
        return "ms";
    }
    return {};
}

std::optional<DurationUnit> unitOf(std::string_view text)
{
    if (text.empty() || text == "f") return DurationUnit::Frames;
    if (text == "s") return DurationUnit::Seconds;
    if (text == "ms") return DurationUnit::Milliseconds;
    return std::nullopt;
}

std::size_t digitsAt(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    return end - begin;
}

/// The digits as one number; none past sixteen that count.
std::optional<std::uint64_t> wholeNumberOf(std::string_view digits)
{
    std::uint64_t number = 0;
    for (const char digit : digits) {
        number = number * 10 + std::uint64_t(digit - '0');
        if (number > Duration::mostDigits) return std::nullopt;
    }
    return number;
}

} // namespace

std::optional<Duration> Duration::decimal(std::uint64_t digits, int decimals, DurationUnit unit)
{
    assert(decimals >= 0);
    while (decimals > 0 && digits % 10 == 0) {
        if (digits == 0) return exact(0, 0, unit);
        digits /= 10;
        --decimals;
    }
    const int most = unit == DurationUnit::Milliseconds ? mostDecimalsOfMilliseconds : mostDecimals;
    if (digits > mostDigits || decimals > most) return std::nullopt;
    return exact(digits, decimals, unit);
}

std::optional<Duration> Duration::parsed(std::string_view text)
{
    const std::size_t whole = digitsAt(text, 0);
    if (whole == 0) return std::nullopt;
    std::string digits(text.substr(0, whole));
    std::size_t at = whole;
    std::size_t decimals = 0;
    if (at < text.size() && text[at] == '.') {
        decimals = digitsAt(text, ++at);
        if (decimals == 0) return std::nullopt;
        digits += text.substr(at, decimals);
        at += decimals;
    }
    const auto unit = unitOf(text.substr(at));
    if (!unit) return std::nullopt;
    for (; decimals > 0 && digits.back() == '0'; --decimals) digits.pop_back();
    const auto number = wholeNumberOf(digits);
    if (!number || decimals > std::size_t(mostDecimals)) return std::nullopt;
    return decimal(*number, int(decimals), *unit);
}

// The floor of x + 1/2, x being numerator / denominator.
Frame Duration::nearestFrames(FrameRate rate) const
{
    const FrameFraction fraction = frameFraction(*this, rate);
    const Wide nearest = (2 * fraction.numerator + fraction.denominator) / (2 * fraction.denominator);
    const Wide most = std::numeric_limits<Frame>::max();
    return Frame(nearest < most ? nearest : most);
}

int Duration::compared(Frame frames, FrameRate rate) const
{
    const FrameFraction fraction = frameFraction(*this, rate);
    const Wide length = Wide(frames) * fraction.denominator;
    return int(length > fraction.numerator) - int(length < fraction.numerator);
}

Duration Duration::normalised() const
{
    if (isZero()) return {};
    if (unit() != DurationUnit::Milliseconds) return *this;
    return *decimal(digits(), decimals() + 3, DurationUnit::Seconds);
}

std::string Duration::text() const
{
    std::string number = std::to_string(digits());
    const auto after = std::size_t(decimals());
    if (after > 0) {
        if (number.size() <= after) number.insert(0, after + 1 - number.size(), '0');
        number.insert(number.size() - after, 1, '.');
    }
    return number.append(unitText(unit()));
}

} // namespace tagline
