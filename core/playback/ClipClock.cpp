#include "core/playback/ClipClock.h"

#include <cassert>
#include <cmath>
#include <cstdlib>
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
    const Ticks moved = Ticks(nanoseconds) * m_speedMillionths * m_rate.numerator;
    if (mode == LoopMode::PingPong) return setUnrolled(moment().unrolled() + moved);
    m_isReturning = false;
    const Ticks ticks = m_ticks + moved;
    switch (mode) {
    case LoopMode::PingPong:
        return;
    case LoopMode::Once:
    case LoopMode::Clamp:
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

void ClipClock::setUnrolled(Ticks unrolled)
{
    const Ticks round = 2 * period();
    const Ticks turns = unrolled >= 0 ? unrolled / round : -((round - 1 - unrolled) / round);
    const Ticks within = unrolled - turns * round;
    m_turns = std::int64_t(turns);
    m_isReturning = within > period();
    m_ticks = m_isReturning ? round - within : within;
}

/// How long it takes to go so far, at least 1; none where it takes for ever.
std::optional<std::int64_t> ClipClock::nanosecondsFor(Ticks ticks) const
{
    if (ticks <= 0) return std::nullopt;
    const Ticks speed = Ticks(m_rate.numerator) * std::abs(m_speedMillionths);
    const Ticks nanoseconds = (ticks + speed - 1) / speed;
    if (nanoseconds > Ticks(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
    return std::int64_t(nanoseconds);
}

std::optional<std::int64_t> ClipClock::nanosecondsUntil(Frame frame, LoopMode mode) const
{
    if (m_speedMillionths == 0 || period() == 0 || frame < m_start || frame > m_last) return std::nullopt;
    if (mode == LoopMode::PingPong) {
        const auto there = nanosecondsUntilPassing(frame, false);
        const auto back = nanosecondsUntilPassing(frame, true);
        return there && back ? std::min(*there, *back) : (there ? there : back);
    }
    const Ticks wanted = ticksPerFrame() * (frame - m_start);
    Ticks away = m_speedMillionths > 0 ? wanted - m_ticks : m_ticks - wanted;
    if (mode == LoopMode::Loop && away <= 0) away += period();
    if (mode == LoopMode::Loop && away <= 0) away += period();
    return nanosecondsFor(away);
}

std::optional<std::int64_t> ClipClock::nanosecondsUntilPassing(Frame frame, bool isReturning) const
{
    if (m_speedMillionths == 0 || period() == 0 || frame < m_start || frame > m_last) return std::nullopt;
    const Ticks round = 2 * period();
    const Ticks place = ticksPerFrame() * (frame - m_start);
    const Ticks wanted = isReturning ? round - place : place;
    const Ticks now = moment().unrolled() - round * m_turns;
    const Ticks away = (m_speedMillionths > 0 ? wanted - now : now - wanted) % round;
    return nanosecondsFor(away > 0 ? away : away + round);
}

void ClipClock::seek(double frame)
{
    const double cut = std::isnan(frame) ? m_start : std::clamp(frame, double(m_start), double(m_last));
    const double whole = std::floor(cut);
    m_ticks = ticksPerFrame() * (Frame(whole) - m_start) + Ticks((cut - whole) * double(ticksPerFrame()));
    m_loops = 0;
    m_turns = 0;
    m_isReturning = false;
}

void ClipClock::place(std::int64_t loops, double frame)
{
    seek(frame);
    m_loops = loops;
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
