#include "core/playback/crowd/PlayerGroup.h"

#include <algorithm>
#include <cassert>

namespace tagline {

void PlayerGroup::add(PlayTimer& timer)
{
    assert(std::find(m_timers.begin(), m_timers.end(), &timer) == m_timers.end());
    m_timers.push_back(&timer);
}

void PlayerGroup::remove(const PlayTimer& timer) { std::erase(m_timers, &timer); }

void PlayerGroup::play(Nanoseconds at)
{
    for (PlayTimer* timer : m_timers) timer->play(at);
}

void PlayerGroup::pause(Nanoseconds at)
{
    for (PlayTimer* timer : m_timers) timer->pause(at);
}

void PlayerGroup::stop()
{
    for (PlayTimer* timer : m_timers) timer->stop();
}

void PlayerGroup::setSpeed(double speed, Nanoseconds now)
{
    for (PlayTimer* timer : m_timers) timer->setSpeed(speed, now);
}

void PlayerGroup::seek(Nanoseconds time, Nanoseconds now)
{
    for (PlayTimer* timer : m_timers) timer->seek(time, now);
}

void PlayerGroup::advance(Nanoseconds now)
{
    for (PlayTimer* timer : m_timers) timer->advance(now);
}

PlayState PlayerGroup::state() const
{
    PlayState state = PlayState::Stopped;
    for (const PlayTimer* timer : m_timers) {
        if (timer->state() == PlayState::Playing) return PlayState::Playing;
        if (timer->state() == PlayState::Paused) state = PlayState::Paused;
    }
    return state;
}

Nanoseconds PlayerGroup::duration() const
{
    Nanoseconds longest = 0;
    for (const PlayTimer* timer : m_timers) longest = std::max(longest, timer->duration());
    return longest;
}

} // namespace tagline
