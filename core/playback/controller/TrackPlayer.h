#pragma once

// TrackPlayer plays a view of keys: the value now.

#include "core/playback/PlayTimer.h"

#include <cstddef>
#include <functional>
#include <utility>

namespace tagline {

/// Stands at the view's beginning until it is started and at its end when its count is spent. Playing
/// forwards it does not search for keys. `View` is a TrackView, or anything with begin(), end() and
/// value(time, hint).
template<class View>
class TrackPlayer
{
public:
    using Value = decltype(std::declval<const View&>().value(Nanoseconds(), std::declval<std::size_t&>()));

    TrackPlayer() = default;
    explicit TrackPlayer(View view)
        : m_view(std::move(view))
        , m_timer(m_view.end() - m_view.begin())
    {
    }

    const View& view() const { return m_view; }
    PlayTimer& timer() { return m_timer; }
    const PlayTimer& timer() const { return m_timer; }

    /// Changes the time within the round before it is looked up: for curves of time. None: as it is.
    void setTimeTransform(Nanoseconds (*transform)(Nanoseconds elapsed, Nanoseconds duration))
    {
        m_timeTransform = transform;
    }

    /// The value now.
    Value advance(Nanoseconds now)
    {
        m_timer.advance(now);
        return value();
    }
    /// The value at the last advance.
    Value value()
    {
        Nanoseconds elapsed = m_timer.elapsed();
        if (m_timeTransform) elapsed = m_timeTransform(elapsed, m_timer.duration());
        return m_view.value(m_view.begin() + elapsed, m_hint);
    }

private:
    View m_view;
    PlayTimer m_timer;
    Nanoseconds (*m_timeTransform)(Nanoseconds, Nanoseconds) = nullptr;
    std::size_t m_hint = 0;
};

/// A TrackPlayer that calls back; if no calls are needed, the plain one saves their cost.
template<class View>
class NotifyingTrackPlayer
{
public:
    using Value = typename TrackPlayer<View>::Value;

    NotifyingTrackPlayer() = default;
    explicit NotifyingTrackPlayer(View view)
        : m_player(std::move(view))
        , m_state(m_player.timer().state())
        , m_value(m_player.value())
    {
    }

    const TrackPlayer<View>& player() const { return m_player; }
    /// Called when the state is another one than at the last call, from where that was noticed.
    void setStateCallback(std::function<void(PlayState)> callback) { m_stateCallback = std::move(callback); }
    /// Called with each value that differs from the last.
    void setValueCallback(std::function<void(const Value&)> callback)
    {
        m_valueCallback = std::move(callback);
    }

    /// Does something to the timer and tells what came of it: change([&](PlayTimer& timer) { timer.play(now);
    /// }).
    template<class Change>
    void change(Change&& change)
    {
        change(m_player.timer());
        tell();
    }
    Value advance(Nanoseconds now)
    {
        m_player.timer().advance(now);
        tell();
        return m_value;
    }

private:
    void tell()
    {
        const PlayState state = m_player.timer().state();
        const Value value = m_player.value();
        const bool isOtherState = std::exchange(m_state, state) != state;
        const bool isOtherValue = !(std::exchange(m_value, value) == value);
        if (isOtherValue && m_valueCallback) m_valueCallback(value);
        if (isOtherState && m_stateCallback) m_stateCallback(state);
    }

    TrackPlayer<View> m_player;
    PlayState m_state = PlayState::Stopped;
    Value m_value{};
    std::function<void(PlayState)> m_stateCallback;
    std::function<void(const Value&)> m_valueCallback;
};

} // namespace tagline
