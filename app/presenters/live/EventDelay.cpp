#include "app/presenters/live/EventDelay.h"

#include <algorithm>

namespace tagline {

std::int64_t EventDelay::of(std::uint64_t timestamp, std::int64_t now)
{
    if (timestamp == 0) return 0;
    const std::int64_t behind = now - std::int64_t(timestamp);
    if (!m_least || behind - *m_least > longest) m_least = behind; // the first, or of another clock
    m_least = std::min(*m_least, behind);
    return behind - *m_least;
}

} // namespace tagline
