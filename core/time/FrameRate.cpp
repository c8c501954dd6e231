#include "core/time/FrameRate.h"

#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace tagline {
namespace {

constexpr std::array<std::int32_t, 9> usualRates{24, 25, 30, 48, 50, 60, 100, 120, 240};
constexpr std::array<std::int32_t, 2> halfRates{12, 15};
constexpr double snapTolerance = 0.0002;

bool isNear(double value, double target) { return std::abs(value - target) <= target * snapTolerance; }

/// Of a whole rate and the same over 1.001, the one that the value is near to; the nearer where both are.
bool snap(double value, std::int32_t whole, FrameRate& found)
{
    const double film = whole / 1.001;
    const bool nearFilm = isNear(value, film);
    const bool nearWhole = isNear(value, whole);
    if (!nearFilm && !nearWhole) return false;
    const bool takeFilm = nearFilm && (!nearWhole || std::abs(value - film) < std::abs(value - whole));
    found = takeFilm ? FrameRate::reduced(std::int64_t(whole) * 1000, 1001) : FrameRate{whole, 1};
    return true;
}

} // namespace

FrameRate FrameRate::nearest(double framesPerSecond)
{
    assert(isUsable(framesPerSecond));
    FrameRate found;
    for (const std::int32_t rate : usualRates)
        if (snap(framesPerSecond, rate, found)) return found;
    for (const std::int32_t rate : halfRates)
        if (snap(framesPerSecond, rate, found)) return found;
    return reduced(std::llround(framesPerSecond * 1000), 1000);
}

bool FrameRate::isUsable(double framesPerSecond)
{
    return std::isfinite(framesPerSecond) && framesPerSecond >= 0.001 && framesPerSecond <= 1e6;
}

FrameRate FrameRate::reduced(std::int64_t numerator, std::int64_t denominator)
{
    assert(numerator > 0 && denominator > 0);
    const std::int64_t divisor = std::gcd(numerator, denominator);
    return {std::int32_t(numerator / divisor), std::int32_t(denominator / divisor)};
}

Frame FrameRate::frameAt(double seconds) const { return Frame(std::floor(frames(seconds) + 1e-6)); }

std::int64_t FrameRate::nanoseconds(double frame) const { return std::llround(seconds(frame) * 1e9); }

double FrameRate::framesAtNanoseconds(std::int64_t nanoseconds) const
{
    return frames(double(nanoseconds) * 1e-9);
}

} // namespace tagline
