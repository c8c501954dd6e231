#include "app/presenters/live/ReactionGame.h"

#include <algorithm>

namespace tagline {

ReactionGame::ReactionGame(std::int64_t milliseconds, std::uint32_t seed)
    : m_random(seed)
{
    plan(milliseconds);
}

/// The next light: after 0.8 to 2.3 seconds.
void ReactionGame::plan(std::int64_t milliseconds)
{
    m_random = m_random * 1664525u + 1013904223u;
    m_lightsAt = milliseconds + 800 + std::int64_t((m_random >> 8) % 1500);
}

bool ReactionGame::press(std::int64_t milliseconds)
{
    if (isOver()) return false;
    const std::int64_t taken = milliseconds - m_lightsAt;
    const bool counts = taken >= 0 && taken <= longest;
    if (counts) m_times.push_back(int(taken));
    plan(milliseconds);
    return counts;
}

std::optional<int> ReactionGame::median() const
{
    if (m_times.empty()) return std::nullopt;
    std::vector<int> sorted = m_times;
    std::nth_element(sorted.begin(), sorted.begin() + std::ptrdiff_t(sorted.size() / 2), sorted.end());
    return sorted[sorted.size() / 2];
}

} // namespace tagline
