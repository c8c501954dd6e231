#include "core/library/spent/WorkClock.h"

#include <algorithm>
#include <utility>

namespace tagline {

void WorkClock::count(Milliseconds now)
{
    m_counted += std::max(std::min(now, m_until) - m_from, Milliseconds(0));
    m_from = std::max(m_from, now);
}

void WorkClock::noteInput(Milliseconds now)
{
    count(now);
    if (m_isInFront) m_until = now + mostRest;
}

void WorkClock::setInFront(bool isInFront, Milliseconds now)
{
    count(now);
    m_isInFront = isInFront;
    if (!isInFront) m_until = now;
}

WorkClock::Milliseconds WorkClock::take(Milliseconds now)
{
    count(now);
    return std::exchange(m_counted, 0);
}

} // namespace tagline
