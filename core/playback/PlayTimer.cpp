#include "core/playback/PlayTimer.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {

PlayTimer::PlayTimer(Nanoseconds duration)
    : m_duration(duration)
{
    assert(duration >= 0);
}

PlayTimer::Ticks PlayTimer::beginning() const
{
    if (m_speedMillionths >= 0) return 0;
    return m_playCount == 0 ? length() : runLength();
}

void PlayTimer::setPlayCount(int count)
{
    assert(count >= 0);
    const bool isAtBeginning = m_state == PlayState::Stopped && m_place == beginning();
    m_playCount = count;
    if (isAtBeginning) m_place = beginning();
}

void PlayTimer::setSpeed(double speed, Nanoseconds now)
{
    const double cut = std::isnan(speed) ? 0.0 : std::clamp(speed, -fastest, fastest);
    const bool isWaiting = m_state == PlayState::Stopped || (m_state == PlayState::Playing && now < m_since);
    const bool isAtBeginning = isWaiting && m_place == beginning();
    if (m_state == PlayState::Playing && now > m_since) stand(placeAt(now), now);
    m_speedMillionths = std::llround(cut * 1e6);
    if (isAtBeginning) m_place = beginning();
}

void PlayTimer::play(Nanoseconds at)
{
    stand(m_state == PlayState::Paused ? m_place : beginning(), at);
    m_state = PlayState::Playing;
}

void PlayTimer::pause(Nanoseconds at)
{
    if (m_state != PlayState::Playing) return;
    advance(at);
    if (m_state == PlayState::Playing) m_state = PlayState::Paused;
}

void PlayTimer::stop()
{
    if (m_state == PlayState::Stopped) return;
    m_state = PlayState::Stopped;
    m_place = beginning();
}

void PlayTimer::seek(Nanoseconds time, Nanoseconds now)
{
    advance(now);
    const Ticks wanted = Ticks(std::clamp<Nanoseconds>(time, 0, m_duration)) * 1'000'000;
    const std::int64_t lastRound =
        m_playCount == 0 ? rounds() : std::min<std::int64_t>(rounds(), m_playCount - 1);
    stand(length() * lastRound + wanted, std::max(now, m_since));
    if (m_state == PlayState::Stopped) m_state = PlayState::Paused;
}

void PlayTimer::stand(Ticks place, Nanoseconds now)
{
    m_place = place;
    m_since = now;
}

/// Place in the run at `now`, cut to the run.
PlayTimer::Ticks PlayTimer::placeAt(Nanoseconds now) const
{
    if (now <= m_since || m_duration == 0) return m_place;
    const Ticks place = m_place + (Ticks(now) - m_since) * m_speedMillionths;
    return m_playCount == 0 ? place : std::clamp(place, Ticks(0), runLength());
}

bool PlayTimer::isSpent(Ticks place) const
{
    if (m_playCount == 0) return false;
    return m_speedMillionths > 0 ? place >= runLength() : m_speedMillionths < 0 && place <= 0;
}

Nanoseconds PlayTimer::advance(Nanoseconds now)
{
    if (m_state != PlayState::Playing || now < m_since) return elapsed();
    stand(placeAt(now), now);
    if (isSpent(m_place)) m_state = PlayState::Stopped;
    return elapsed();
}

/// The end of a round is the beginning of the next, but for the last of the run and where it begins
/// backwards.
std::int64_t PlayTimer::rounds() const
{
    if (m_duration == 0) return 0;
    const Ticks round = m_place >= 0 ? m_place / length() : -((length() - 1 - m_place) / length());
    return std::int64_t(round);
}

Nanoseconds PlayTimer::elapsed() const
{
    if (m_duration == 0) return 0;
    const bool isAtEnd =
        m_playCount > 0 ? m_place == runLength() : m_speedMillionths < 0 && m_place == length();
    if (isAtEnd) return m_duration;
    return Nanoseconds((m_place - length() * rounds()) / 1'000'000);
}

double PlayTimer::progress() const
{
    if (m_playCount == 0 || m_duration == 0) return 0.0;
    return double(m_place) / double(runLength());
}

} // namespace tagline
