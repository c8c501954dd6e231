#include "core/tags/takes/TakeIndex.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tagline {

TakeIndex::TakeIndex(std::vector<std::vector<TakeSeat>> takes)
    : m_takes(std::move(takes))
{
    for (std::size_t take = 0; take < m_takes.size(); ++take) seat(take);
}

void TakeIndex::setTake(std::size_t take, std::vector<TakeSeat> seats)
{
    if (take >= m_takes.size()) m_takes.resize(take + 1);
    if (m_takes[take] == seats) return;
    unseat(take);
    m_takes[take] = std::move(seats);
    seat(take);
}

bool TakeIndex::hasPartners(std::size_t take) const
{
    const auto& seats = m_takes[take];
    return std::ranges::any_of(seats,
                               [&](const TakeSeat& seat) { return !(seat.clip == seats.front().clip); });
}

void TakeIndex::seat(std::size_t take)
{
    if (!hasPartners(take)) return;
    const auto& seats = m_takes[take];
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        m_seats[seats[seat].clip].emplace_back(take, seat);
}

void TakeIndex::unseat(std::size_t take)
{
    for (const TakeSeat& each : m_takes[take]) {
        const auto seats = m_seats.find(each.clip);
        if (seats == m_seats.end()) continue;
        std::erase_if(seats->second, [&](const auto& seat) { return seat.first == take; });
        if (seats->second.empty()) m_seats.erase(seats);
    }
}

std::vector<TakePartner> TakeIndex::partners(ClipId clip) const
{
    std::vector<TakePartner> found;
    const auto seats = m_seats.find(clip);
    if (seats == m_seats.end()) return found;
    for (const auto& [take, seat] : seats->second)
        for (const TakeSeat& other : m_takes[take])
            if (!(other.clip == clip))
                found.push_back({other.clip, other.offset - m_takes[take][seat].offset});
    std::sort(found.begin(), found.end(), [](const TakePartner& a, const TakePartner& b) {
        return std::pair(a.clip.value, a.delay) < std::pair(b.clip.value, b.delay);
    });
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<ClipId> TakeIndex::clips() const
{
    std::vector<ClipId> clips;
    for (const auto& each : m_seats) clips.push_back(each.first);
    return clips;
}

std::vector<ClipId> TakeIndex::closed(std::span<const ClipId> clips) const
{
    std::set<ClipId> known(clips.begin(), clips.end());
    std::vector<ClipId> open(known.begin(), known.end());
    std::vector<bool> isTakeSeen(m_takes.size());
    while (!open.empty()) {
        const auto seats = m_seats.find(open.back());
        open.pop_back();
        if (seats == m_seats.end()) continue;
        for (const auto& each : seats->second) {
            if (isTakeSeen[each.first]) continue;
            isTakeSeen[each.first] = true;
            for (const TakeSeat& other : m_takes[each.first])
                if (known.insert(other.clip).second) open.push_back(other.clip);
        }
    }
    return {known.begin(), known.end()};
}

std::vector<ClipId> TakeIndex::clipsThatDiffer(const TakeIndex& other) const
{
    if (m_takes == other.m_takes) return {};
    const std::vector<ClipId> before = clips(), after = other.clips();
    std::vector<ClipId> all, differing;
    std::set_union(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(all));
    std::ranges::copy_if(all, std::back_inserter(differing),
                         [&](ClipId clip) { return partners(clip) != other.partners(clip); });
    return differing;
}

} // namespace tagline
