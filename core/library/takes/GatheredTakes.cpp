#include "core/library/takes/GatheredTakes.h"

#include "core/library/takes/LibraryTakes.h"

#include <numeric>
#include <utility>

namespace tagline {

void GatheredTakes::setTakes(std::span<const Take> takes)
{
    m_takesBySource.clear();
    for (std::size_t take = 0; take < takes.size(); ++take)
        for (const TakeMember& member : takes[take].members) m_takesBySource[member.source].push_back(take);
    m_stale.resize(takes.size());
    std::iota(m_stale.begin(), m_stale.end(), std::size_t(0));
    m_index = TakeIndex();
    m_shared.reset();
}

void GatheredTakes::noteSource(const std::string& path)
{
    const auto takes = m_takesBySource.find(path);
    if (takes == m_takesBySource.end()) return;
    m_stale.insert(m_stale.end(), takes->second.begin(), takes->second.end());
    m_shared.reset();
}

/// Clips that are not there, or not yet, are in no take.
const TakeIndex& GatheredTakes::index(std::span<const Take> takes, const ClipLibrary& library)
{
    for (const std::size_t take : std::exchange(m_stale, {})) {
        std::vector<TakeSeat> seats;
        for (const TakeMember& member : takes[take].members)
            if (const auto clip = clipOf(member, library)) seats.push_back({*clip, member.offset});
        m_index.setTake(take, std::move(seats));
    }
    return m_index;
}

std::shared_ptr<const TakeIndex> GatheredTakes::shared(std::span<const Take> takes,
                                                       const ClipLibrary& library)
{
    if (!m_shared) m_shared = std::make_shared<const TakeIndex>(index(takes, library));
    return m_shared;
}

} // namespace tagline
