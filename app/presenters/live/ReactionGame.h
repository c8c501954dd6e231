#pragma once

// ReactionGame measures how long a person takes from seeing to pressing: a light goes on at times that cannot
// be foreseen, and a key is to be pressed as soon as it is on. Knows no clock.

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

class ReactionGame
{
public:
    static constexpr int rounds = 5;
    static constexpr std::int64_t longest = 1500; ///< milliseconds; later presses do not count

    /// Begins at a time; the seed decides when lights go on.
    ReactionGame(std::int64_t milliseconds, std::uint32_t seed);

    /// Whether the light is on.
    bool isLit(std::int64_t milliseconds) const { return !isOver() && milliseconds >= m_lightsAt; }
    /// A key was pressed. True where it counts: the light was on, and not for too long.
    bool press(std::int64_t milliseconds);
    int done() const { return int(m_times.size()); }
    bool isOver() const { return done() >= rounds; }
    /// The median of what was measured; none before the first press that counts.
    std::optional<int> median() const;

private:
    void plan(std::int64_t milliseconds);

    std::uint32_t m_random;
    std::int64_t m_lightsAt = 0;
    std::vector<int> m_times;
};

} // namespace tagline
