#include "core/playback/Player.h"

namespace tagline {

FrameRange Player::part() const { return m_loopRange.value_or(FrameRange{0, m_frames}); }

/// A clock that is within the loop range stays within it from now on.
void Player::enterLoopRange()
{
    if (m_loopRange && m_loopRange->contains(m_clock.wholeFrame())) m_clock.setPart(*m_loopRange, m_frames);
}

void Player::play()
{
    if (isPlaying()) return;
    const bool isSpent = m_loopMode == LoopMode::Once && m_clock.isAtEnd();
    if (isSpent) seek(m_clock.speed() < 0 ? m_clock.lastFrame() : m_clock.firstFrame());
    m_state = PlayState::Playing;
}

void Player::pause()
{
    if (isPlaying()) m_state = PlayState::Paused;
}

void Player::stop()
{
    m_clock.setPart(part(), m_frames);
    m_clock.seek(m_clock.firstFrame());
    m_state = PlayState::Stopped;
}

void Player::seek(double frame)
{
    m_clock.setPart({0, m_frames}, m_frames);
    m_clock.seek(frame);
    enterLoopRange();
    if (m_state == PlayState::Stopped) m_state = PlayState::Paused;
}

void Player::setSpeed(double speed) { m_clock.setSpeed(speed); }

void Player::setLoopRange(std::optional<FrameRange> range)
{
    if (range) range = range->intersected({0, m_frames});
    m_loopRange = range && !range->isEmpty() ? range : std::nullopt;
    const bool isInside = part().contains(m_clock.wholeFrame()) && m_state != PlayState::Stopped;
    m_clock.setPart(part(), m_frames);
    if (!isInside) m_clock.seek(m_clock.firstFrame());
}

void Player::advance(std::int64_t nanoseconds)
{
    if (!isPlaying()) return;
    m_clock.advance(nanoseconds, m_loopMode);
    enterLoopRange();
    if (m_loopMode == LoopMode::Once && m_clock.isAtEnd()) m_state = PlayState::Paused;
}

} // namespace tagline
