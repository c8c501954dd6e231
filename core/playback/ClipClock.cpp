#include "core/playback/ClipClock.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace tagline {

ClipClock::ClipClock(FrameRange part, Frame frames, FrameRate rate)
    : m_rate(rate)
{
    assert(rate.numerator > 0 && rate.denominator > 0);
    setPart(part, frames);
}

ClipClock::Ticks ClipClock::ticksPerFrame() const
{
    return Ticks(m_rate.denominator) * 1'000'000'000 * 1'000'000;
}

void ClipClock::setPart(FrameRange part, Frame frames)
{
    const Ticks now = ticksPerFrame() * m_start + m_ticks;
    const Frame lastOfClip = std::max(frames, 1) - 1;
    m_start = std::clamp(part.start, 0, lastOfClip);
    m_last = std::clamp(part.stop, m_start, lastOfClip);
    m_ticks = std::clamp(now - ticksPerFrame() * m_start, Ticks(0), period());
}

void ClipClock::setSpeed(double speed)
{
    const double cut = std::isnan(speed) ? 0.0 : std::clamp(speed, -fastest, fastest);
    m_speedMillionths = std::llround(cut * 1e6);
}

void ClipClock::advance(std::int64_t nanoseconds, LoopMode mode)
{
    assert(nanoseconds >= 0);
    const Ticks length = period();
    if (nanoseconds <= 0 || m_speedMillionths == 0 || length == 0) return;
    const Ticks ticks = m_ticks + Ticks(nanoseconds) * m_speedMillionths * m_rate.numerator;
    switch (mode) {
    case LoopMode::Once:
        m_ticks = std::clamp(ticks, Ticks(0), length);
        return;
    case LoopMode::Loop: {
        const Ticks loops = ticks >= 0 ? ticks / length : -((length - 1 - ticks) / length);
        m_loops += std::int64_t(loops);
        m_ticks = ticks - loops * length;
        return;
    }
    }
}

std::optional<std::int64_t> ClipClock::nanosecondsUntil(Frame frame, LoopMode mode) const
{
    if (m_speedMillionths == 0 || period() == 0 || frame < m_start || frame > m_last) return std::nullopt;
    const bool isForwards = m_speedMillionths > 0;
    const Ticks wanted = ticksPerFrame() * (frame - m_start);
    Ticks away = isForwards ? wanted - m_ticks : m_ticks - wanted;
    if (mode == LoopMode::Loop && away <= 0) away += period();
    if (mode == LoopMode::Loop && away <= 0) away += period();
    if (away <= 0) return std::nullopt;
    const Ticks speed = Ticks(m_rate.numerator) * (isForwards ? m_speedMillionths : -m_speedMillionths);
    const Ticks nanoseconds = (away + speed - 1) / speed;
    const Ticks most = std::numeric_limits<std::int64_t>::max();
    if (nanoseconds > most) return std::nullopt;
    return std::int64_t(nanoseconds);
}

void ClipClock::seek(double frame)
{
    const double cut = std::isnan(frame) ? m_start : std::clamp(frame, double(m_start), double(m_last));
    const double whole = std::floor(cut);
    m_ticks = ticksPerFrame() * (Frame(whole) - m_start) + Ticks((cut - whole) * double(ticksPerFrame()));
    m_loops = 0;
}

double ClipClock::frame() const
{
    return wholeFrame() + double(m_ticks % ticksPerFrame()) / double(ticksPerFrame());
}

Frame ClipClock::wholeFrame() const { return m_start + Frame(m_ticks / ticksPerFrame()); }

std::int64_t ClipClock::nanoseconds() const
{
    return std::int64_t((ticksPerFrame() * m_start + m_ticks) / (Ticks(1'000'000) * m_rate.numerator));
}

double ClipClock::phase() const { return m_last == m_start ? 0.0 : double(m_ticks) / double(period()); }

bool ClipClock::isAtEnd() const { return m_speedMillionths < 0 ? m_ticks == 0 : m_ticks == period(); }

} // namespace tagline
