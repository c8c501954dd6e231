#pragma once

// Player plays one clip on the timeline.

#include "core/playback/ClipClock.h"
#include "core/playback/PlayTimer.h"

#include <optional>

namespace tagline {

/// Knows no clock: time comes in by advance(). A stopped player is at its beginning.
///
///                 play()             pause()
///     Stopped ───────────▶ Playing ◀─────────▶ Paused
///         ◀──────────────────┘  stop()   play()   │
///         ◀───────────────────────────────────────┘
class Player
{
public:
    Player() = default;
    /// Expects a usable rate; fewer frames than one count as one.
    Player(Frame frames, FrameRate rate)
        : m_frames(frames > 1 ? frames : 1)
        , m_clock(frames, rate)
    {
    }

    PlayState state() const { return m_state; }
    bool isPlaying() const { return m_state == PlayState::Playing; }

    /// Plays on from the current frame; from the other end where the clip has been played to its end.
    void play();
    void pause(); ///< does nothing unless playing
    void stop();  ///< back to the first frame (of the loop range, if there is one)

    /// Goes to a fractional frame, cut to the clip; playing goes on from there, and a stopped player is
    /// paused there. Outside the loop range the clip plays on until it comes into it.
    void seek(double frame);

    double speed() const { return m_clock.speed(); }
    /// Negative speeds play backwards; see ClipClock::setSpeed.
    void setSpeed(double speed);

    LoopMode loopMode() const { return m_loopMode; }
    /// Once: at the end the player pauses there.
    void setLoopMode(LoopMode mode) { m_loopMode = mode; }

    const std::optional<FrameRange>& loopRange() const { return m_loopRange; }
    /// Plays within [start, stop) alone, cut to the clip; none (or an empty one) for the whole clip. A player
    /// that is stopped, or outside the range, goes to its first frame.
    void setLoopRange(std::optional<FrameRange> range);

    /// Lets time pass. Does nothing unless playing. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

    /// floor(time · rate), exact over any length of playing; 0 … frames − 1.
    Frame frame() const { return m_clock.wholeFrame(); }
    double exactFrame() const { return m_clock.frame(); }
    Frame frames() const { return m_frames; }
    FrameRate rate() const { return m_clock.rate(); }

private:
    FrameRange part() const;
    void enterLoopRange();

    Frame m_frames = 1;
    ClipClock m_clock;
    std::optional<FrameRange> m_loopRange;
    LoopMode m_loopMode = LoopMode::Loop;
    PlayState m_state = PlayState::Stopped;
};

} // namespace tagline
