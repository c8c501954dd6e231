#include "core/tags/matching/UsageMemory.h"

#include <algorithm>
#include <cassert>

namespace tagline {

void UsageMemory::notePick(const ClipKey& clip) { recall(clip, m_picks + 1); }

void UsageMemory::recall(const ClipKey& clip, std::int64_t pick)
{
    assert(pick >= 1);
    m_latest[clip] = pick;
    recallPicks(pick);
}

void UsageMemory::recallPicks(std::int64_t picks) { m_picks = std::max(m_picks, picks); }

std::optional<std::int64_t> UsageMemory::picksAgo(const ClipKey& clip) const
{
    const auto found = m_latest.find(clip);
    return found == m_latest.end() ? std::nullopt : std::optional(m_picks - found->second + 1);
}

} // namespace tagline
