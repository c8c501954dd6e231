#include "core/staging/BlendHistory.h"

#include <algorithm>
#include <cassert>

namespace tagline {

void BlendHistory::add(BlendMoment moment)
{
    assert(m_moments.empty() || m_moments.back().nanoseconds <= moment.nanoseconds);
    if (!m_moments.empty() && m_moments.back().nanoseconds == moment.nanoseconds)
        m_moments.back() = std::move(moment);
    else
        m_moments.push_back(std::move(moment));
    const std::int64_t oldest = m_moments.back().nanoseconds - span;
    while (m_moments.front().nanoseconds < oldest) m_moments.pop_front();
}

BlendHistory BlendHistory::until(std::int64_t nanoseconds) const
{
    BlendHistory past;
    for (const BlendMoment& each : m_moments) {
        if (each.nanoseconds > nanoseconds) break;
        past.m_moments.push_back(each);
    }
    return past;
}

const BlendMoment& BlendHistory::at(std::int64_t nanoseconds) const
{
    assert(!m_moments.empty());
    const auto after =
        std::upper_bound(m_moments.begin(), m_moments.end(), nanoseconds,
                         [](std::int64_t time, const BlendMoment& each) { return time < each.nanoseconds; });
    return after == m_moments.begin() ? m_moments.front() : *std::prev(after);
}

} // namespace tagline
