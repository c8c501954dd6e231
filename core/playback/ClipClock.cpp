#include "core/playback/ClipClock.h"

#include <algorithm>
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

void ClipClock::setPlayCount(int count, LoopMode mode)
{
    assert(count >= 0);
    m_playCount = std::max(count, 0);
    m_firstRound = mode == LoopMode::PingPong ? 2 * m_turns + m_isReturning : m_loops;
}

bool ClipClock::isSpent(LoopMode mode) const
{
    return m_playCount > 0 && !staysAtEnd(mode) && leftToPlay(mode) == 0;
}

/// The place on an axis on which rounds follow each other: of loops, or of ways there and back.
ClipClock::Ticks ClipClock::unfolded(LoopMode mode) const
{
    return mode == LoopMode::PingPong ? moment().unrolled() : period() * m_loops + m_ticks;
}

/// How far the clock may go on, of a count that is not 0.
ClipClock::Ticks ClipClock::leftToPlay(LoopMode mode) const
{
    const Ticks place = unfolded(mode);
    return m_speedMillionths < 0 ? place - lowerLimit() : upperLimit() - place;
}

/// Cut to the rounds that the count allows, either way.
ClipClock::Ticks ClipClock::limited(Ticks place) const
{
    return m_playCount == 0 ? place : std::clamp(place, lowerLimit(), upperLimit());
}

void ClipClock::advance(std::int64_t nanoseconds, LoopMode mode)
{
    assert(nanoseconds >= 0);
    const Ticks length = period();
    if (nanoseconds <= 0 || m_speedMillionths == 0 || length == 0) return;
    const Ticks moved = Ticks(nanoseconds) * m_speedMillionths * m_rate.numerator;
    if (mode == LoopMode::PingPong) return setUnrolled(limited(moment().unrolled() + moved));
    m_isReturning = false;
    const Ticks ticks = m_ticks + moved;
    switch (mode) {
    case LoopMode::PingPong:
        return;
    case LoopMode::Once:
    case LoopMode::Clamp:
        m_ticks = std::clamp(ticks, Ticks(0), length);
        return;
    case LoopMode::Loop:
        return setUnfolded(limited(length * m_loops + ticks));
    }
}

/// Of a clock that loops. The end of the last round that counts is no beginning.
void ClipClock::setUnfolded(Ticks unfolded)
{
    const Ticks length = period();
    Ticks loops = unfolded >= 0 ? unfolded / length : -((length - 1 - unfolded) / length);
    if (m_playCount > 0 && unfolded == upperLimit()) --loops;
    m_loops = std::int64_t(loops);
    m_ticks = unfolded - loops * length;
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

/// How long it takes to go so far, at least 1; none if it takes for ever.
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
    if (mode != LoopMode::Loop) return nanosecondsFor(away);
    if (away <= 0) away += period();
    if (away <= 0) away += period();
    if (m_playCount > 0) {
        const Ticks left = leftToPlay(mode);
        const Frame other = m_speedMillionths > 0 ? m_start : m_last; // the end of the last round is not it
        if (away > left || (away == left && frame == other)) return std::nullopt;
    }
    return nanosecondsFor(away);
}

std::optional<std::int64_t> ClipClock::nanosecondsUntilPassing(Frame frame, bool isReturning) const
{
    if (m_speedMillionths == 0 || period() == 0 || frame < m_start || frame > m_last) return std::nullopt;
    const Ticks round = 2 * period();
    const Ticks place = ticksPerFrame() * (frame - m_start);
    const Ticks wanted = isReturning ? round - place : place;
    const Ticks now = moment().unrolled() - round * m_turns;
    Ticks away = (m_speedMillionths > 0 ? wanted - now : now - wanted) % round;
    if (away <= 0) away += round;
    if (m_playCount > 0) {
        const Ticks left = leftToPlay(LoopMode::PingPong);
        const std::int64_t lastWay =
            m_firstRound + (m_speedMillionths > 0 ? m_playCount - 1 : 1 - m_playCount);
        if (away > left || (away == left && isReturning != (lastWay % 2 != 0))) return std::nullopt;
    }
    return nanosecondsFor(away);
}

std::optional<std::int64_t> ClipClock::nanosecondsUntilSpent(LoopMode mode) const
{
    if (m_playCount == 0 || staysAtEnd(mode) || m_speedMillionths == 0) return std::nullopt;
    return nanosecondsFor(leftToPlay(mode));
}

void ClipClock::seek(double frame)
{
    const double cut = std::isnan(frame) ? m_start : std::clamp(frame, double(m_start), double(m_last));
    const double whole = std::floor(cut);
    m_ticks = ticksPerFrame() * (Frame(whole) - m_start) + Ticks((cut - whole) * double(ticksPerFrame()));
    m_loops = 0;
    m_turns = 0;
    m_firstRound = 0;
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
