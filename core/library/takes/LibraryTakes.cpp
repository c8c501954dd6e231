#include "core/library/takes/LibraryTakes.h"

#include "core/query/evaluation/QueryLibrary.h"
#include "core/tags/takes/TakeClock.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace tagline {
const Take* findTake(const ClipLibrary& library, std::string_view name)
{
    const auto& takes = library.takes();
    const auto found = std::ranges::find(takes, name, &Take::name);
    return found == takes.end() ? nullptr : &*found;
}

const Take* takeOfClip(const ClipLibrary& library, ClipId clip)
{
    const LibraryClip& own = library.clip(clip);
    const std::string& path = library.source(own.source).path;
    const auto isIt = [&](const TakeMember& member) {
        return member.source == path && member.clip == own.name && member.index.value_or(0) == own.index;
    };
    const auto& takes = library.takes();
    const auto found = std::ranges::find_if(
        takes, [&](const Take& take) { return std::ranges::any_of(take.members, isIt); });
    return found == takes.end() ? nullptr : &*found;
}

std::optional<ClipId> nextOfTake(const ClipLibrary& library, ClipId clip)
{
    const Take* take = takeOfClip(library, clip);
    if (!take) return std::nullopt;
    std::vector<ClipId> there;
    for (const TakeMember& member : take->members)
        if (const auto each = clipOf(member, library)) there.push_back(*each);
    const auto own = std::ranges::find(there, clip);
    if (own == there.end() || there.size() < 2) return std::nullopt;
    return std::next(own) == there.end() ? there.front() : *std::next(own);
}

std::optional<Frame> frameOfPartner(const ClipLibrary& library, ClipId clip, Frame frame, ClipId partner)
{
    const LibraryClip& other = library.clip(partner);
    const auto partners = library.takeIndex().partners(clip);
    const auto found = std::ranges::find(partners, partner, &TakePartner::clip);
    if (found == partners.end()) return std::nullopt;
    const TakeClock clock{library.clip(clip).rate, other.rate, found->delay};
    return std::clamp<Frame>(clock.partnerFrame(frame), 0, std::max<Frame>(other.frames - 1, 0));
}

std::optional<ClipId> clipOf(const TakeMember& member, const ClipLibrary& library)
{
    const auto source = library.findSource(member.source);
    return source ? library.findClip(*source, member.clip, member.index.value_or(0)) : std::nullopt;
}

Take takeOf(const ClipLibrary& library, std::string name, std::span<const ClipId> clips)
{
    Take take{std::move(name), {}};
    for (const ClipId id : clips) {
        const LibraryClip& clip = library.clip(id);
        take.members.push_back({library.source(clip.source).path, clip.name, clip.writtenIndex()});
    }
    return take;
}

std::vector<TakeCandidate> takeCandidates(const ClipLibrary& library)
{
    std::set<ClipId> taken;
    for (const Take& take : library.takes())
        for (const TakeMember& member : take.members)
            if (const auto clip = clipOf(member, library)) taken.insert(*clip);
    const QueryLibrary asked = library.queryLibrary();
    std::vector<TakeCandidate> candidates;
    for (const ClipId id : library.clipsInPathOrder()) {
        const LibraryClip& clip = library.clip(id);
        if (clip.frames > 0 && !taken.contains(id))
            candidates.push_back({id, asked.clip(id).folder, clip.displayName, clip.frames, clip.rate});
    }
    return candidates;
}

std::vector<Take> takesOf(const ClipLibrary& library, std::span<const TakeProposal> proposals)
{
    std::set<std::string> used;
    for (const Take& take : library.takes()) used.insert(take.name);
    std::vector<Take> takes;
    for (const TakeProposal& each : proposals) {
        std::string name = each.name;
        for (int number = 2; !used.insert(name).second; ++number)
            name = each.name + ' ' + std::to_string(number);
        takes.push_back(takeOf(library, std::move(name), each.clips));
    }
    return takes;
}

std::vector<Take> takesWith(const ClipLibrary& library, std::span<const Take> others)
{
    std::vector<Take> takes = library.takes();
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < takes.size(); ++i) places.emplace(takes[i].name, i);
    for (const Take& other : others) {
        const auto [place, isNew] = places.emplace(other.name, takes.size());
        if (isNew)
            takes.push_back(other);
        else
            takes[place->second] = other;
    }
    return takes;
}

std::vector<Take> takesWithOffset(const ClipLibrary& library, std::string_view take, std::size_t place,
                                  std::int64_t offset)
{
    std::vector<Take> takes = library.takes();
    std::ranges::find(takes, take, &Take::name)->members[place].offset = offset;
    return takes;
}

std::vector<Take> takesWithout(const ClipLibrary& library, std::span<const std::string> names)
{
    const std::unordered_set<std::string> gone(names.begin(), names.end());
    std::vector<Take> takes = library.takes();
    std::erase_if(takes, [&](const Take& take) { return gone.contains(take.name); });
    return takes;
}

} // namespace tagline
