#pragma once

// EventDelay tells how late an input event is handled, by the timestamp that the window system gave it.

#include <cstdint>
#include <optional>

namespace tagline {

/// The window system's clock begins anywhere: the event that was handled soonest after its timestamp counts
/// as handled at once, and the others are late by the time they took longer. Reads no clock of its own.
class EventDelay
{
public:
    static constexpr std::int64_t longest = 2000; ///< milliseconds; beyond it the clocks have parted

    /// Milliseconds since the event, ≥ 0; `now` is of any clock in milliseconds that never goes back. Events
    /// without a timestamp (0) are not late.
    std::int64_t of(std::uint64_t timestamp, std::int64_t now);

private:
    std::optional<std::int64_t> m_least; ///< that a timestamp was behind `now`
};

} // namespace tagline
