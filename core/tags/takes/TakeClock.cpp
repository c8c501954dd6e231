#include "core/tags/takes/TakeClock.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

__extension__ typedef __int128 WideCount;

constexpr WideCount microseconds = 1'000'000;
constexpr WideCount hundredths = 100; ///< of a frame: what is forgiven is one of them

/// frame · perFrame + start, in parts of a frame of the partner.
struct PartnerLine
{
    WideCount perFrame = 0;
    WideCount start = 0;
    WideCount parts = 1; ///< of one frame of the partner
};

PartnerLine partnerLine(const TakeClock& clock)
{
    const WideCount own = clock.own.numerator, ownBelow = clock.own.denominator;
    const WideCount other = clock.partner.numerator, otherBelow = clock.partner.denominator;
    return {ownBelow * microseconds * other * hundredths,
            own * microseconds * otherBelow - clock.delay * own * other * hundredths,
            own * microseconds * otherBelow * hundredths};
}

/// Expects a positive divisor.
WideCount floored(WideCount value, WideCount divisor)
{
    const WideCount quotient = value / divisor;
    return value % divisor < 0 ? quotient - 1 : quotient;
}

Frame asFrame(WideCount frame, Frame least)
{
    constexpr WideCount most = std::numeric_limits<Frame>::max();
    return Frame(std::clamp(frame, WideCount(least), most));
}

} // namespace

Frame TakeClock::partnerFrame(Frame frame) const
{
    const PartnerLine line = partnerLine(*this);
    return asFrame(floored(frame * line.perFrame + line.start, line.parts),
                   std::numeric_limits<Frame>::min());
}

std::optional<double> TakeClock::partnerMoment(double frame, Frame partnerFrames) const
{
    const double there = partner.frames(own.seconds(frame) - double(delay) / double(microseconds));
    const double counted = std::floor(there + 1.0 / double(hundredths));
    if (counted < 0 || counted >= double(partnerFrames)) return std::nullopt;
    return std::clamp(there, 0.0, double(partnerFrames - 1));
}

Frame TakeClock::firstFrameAt(Frame partnerFrame) const
{
    const PartnerLine line = partnerLine(*this);
    return asFrame(-floored(line.start - partnerFrame * line.parts, line.perFrame), 0);
}

FrameRange TakeClock::rangeFor(FrameRange ofPartner, Frame frames) const
{
    const Frame start = firstFrameAt(ofPartner.start);
    if (start >= frames || this->partnerFrame(frames - 1) < ofPartner.start ||
        this->partnerFrame(0) >= ofPartner.stop)
        return {};
    return {start, std::min(std::max(firstFrameAt(ofPartner.stop), start + 1), frames)};
}

} // namespace tagline
