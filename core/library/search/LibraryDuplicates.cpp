#include "core/library/search/LibraryDuplicates.h"

#include "core/library/search/LibraryBodies.h"
#include "core/support/DisjointSets.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <tuple>

namespace tagline {
namespace {

/// One end of a stretch.
struct StretchEnd
{
    ClipId clip;
    FrameRange frames;
    std::size_t place = 0; ///< among all ends
};

Frame commonFrames(FrameRange a, FrameRange b)
{
    return std::max<Frame>(0, std::min(a.stop, b.stop) - std::max(a.start, b.start));
}

bool isBeforeInClip(const StretchEnd& a, const StretchEnd& b)
{
    return std::tuple(a.clip.value, a.frames.start, a.frames.stop) <
           std::tuple(b.clip.value, b.frames.start, b.frames.stop);
}

/// Both ends of each stretch, in order of clip and frames; end 2i is the first of stretch i.
std::vector<StretchEnd> allEnds(std::span<const DuplicateStretch> stretches)
{
    std::vector<StretchEnd> ends;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        ends.push_back({stretches[i].first, stretches[i].firstFrames, 2 * i});
        ends.push_back({stretches[i].second, stretches[i].secondFrames, 2 * i + 1});
    }
    std::ranges::sort(ends, isBeforeInClip);
    return ends;
}

/// Joins ends of one clip that overlap by more than half of the shorter. Equal ones go along with one of
/// them.
void joinOverlapping(std::span<const StretchEnd> ends, DisjointSets& sets)
{
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (std::size_t j = i + 1; j < ends.size(); ++j) {
            const StretchEnd &a = ends[i], &b = ends[j];
            if (a.clip != b.clip || b.frames.start >= a.frames.stop) break;
            const Frame shorter = std::min(a.frames.length(), b.frames.length());
            if (2 * commonFrames(a.frames, b.frames) > shorter) sets.join(a.place, b.place);
            if (a.frames == b.frames) break; // it goes on from there
        }
    }
}

/// Takes an end to a group: it grows the member that it overlaps. Expects ends in order.
void takeEnd(const StretchEnd& end, bool isMirrored, std::vector<DuplicateMember>& members)
{
    const bool grows = !members.empty() && members.back().clip == end.clip &&
                       commonFrames(members.back().frames, end.frames) > 0;
    if (grows)
        members.back().frames.stop = std::max(members.back().frames.stop, end.frames.stop);
    else
        members.push_back({end.clip, end.frames, isMirrored});
}

/// The order of members: the one to keep comes first.
class MemberOrder
{
public:
    MemberOrder(const ClipLibrary& library, std::optional<TagId> mark)
        : m_library(library)
        , m_mark(mark)
        , m_places(library.clipCount())
    {
        std::size_t place = 0;
        for (const ClipId clip : library.clipsInPathOrder()) m_places[clip.value] = place++;
    }

    void apply(std::vector<DuplicateMember>& members) const
    {
        const auto inPath = [&](const DuplicateMember& a, const DuplicateMember& b) {
            return place(a) < place(b);
        };
        std::ranges::sort(members, inPath);
        std::vector<Frame> tagged;
        for (const DuplicateMember& member : members) tagged.push_back(taggedFrames(member));
        const auto best = std::ranges::max_element(tagged) - tagged.begin();
        std::rotate(members.begin(), members.begin() + best, members.begin() + best + 1);
    }
    std::tuple<std::size_t, Frame> place(const DuplicateMember& member) const
    {
        return {m_places[member.clip.value], member.frames.start};
    }

private:
    Frame taggedFrames(const DuplicateMember& member) const
    {
        std::vector<FrameRange> ranges;
        for (const TagLane& lane : m_library.clip(member.clip).sheet.lanes())
            if (lane.tag != m_mark) ranges.insert(ranges.end(), lane.ranges.begin(), lane.ranges.end());
        return FrameRanges::canonical(std::move(ranges))
            .intersected(FrameRanges::canonical({member.frames}))
            .frameCount();
    }

    const ClipLibrary& m_library;
    std::optional<TagId> m_mark;
    std::vector<std::size_t> m_places; ///< by ClipId
};

/// Puts the member to keep first, and sets whether the others are mirrored relative to it.
void settleMembers(DuplicateGroup& group, const ClipLibrary& library, const MemberOrder& order)
{
    order.apply(group.members);
    const bool isTurned = group.members.front().isMirrored;
    for (DuplicateMember& member : group.members) {
        member.isMirrored = member.isMirrored != isTurned;
        member.isWhole = 5 * member.frames.length() >= 4 * library.clip(member.clip).frames;
    }
    const DuplicateMember& kept = group.members.front();
    group.seconds = library.clip(kept.clip).rate.seconds(double(kept.frames.length()));
}

/// Counts the finished clips of all threads.
class ClipCounter
{
public:
    ClipCounter(const GoOn& goOn, std::size_t clips)
        : m_goOn(goOn)
        , m_clips(clips)
    {
    }
    bool isWanted() const { return m_isWanted; }
    void add()
    {
        const std::lock_guard lock(m_mutex);
        if (m_goOn && m_isWanted && !m_goOn(double(++m_done) / double(m_clips))) m_isWanted = false;
    }

private:
    const GoOn& m_goOn;
    std::size_t m_clips = 0;
    std::mutex m_mutex;
    std::size_t m_done = 0;
    std::atomic<bool> m_isWanted = true;
};

} // namespace

LibraryCopyRows libraryCopyRows(const ClipLibrary& library, const GoOn& goOn)
{
    LibraryCopyRows made;
    made.clips.resize(library.clipCount());
    ClipCounter counter(goOn, made.clips.size());
    forEachInParallel(made.clips.size(), [&] {
        return [&](std::size_t i) {
            if (!counter.isWanted()) return;
            if (const auto body = bodyRowsOf(library, ClipId(std::uint32_t(i))))
                made.clips[i] = copyRows(*body);
            counter.add();
        };
    });
    for (std::uint32_t i = 0; i < made.clips.size(); ++i)
        if (made.clips[i].rows.empty() && library.motion(ClipId(i))) made.withoutBody.push_back(ClipId(i));
    return made;
}

std::vector<DuplicateGroup> duplicateGroups(const ClipLibrary& library,
                                            std::span<const DuplicateStretch> stretches,
                                            std::optional<TagId> mark)
{
    const std::vector<StretchEnd> ends = allEnds(stretches);
    DisjointSets sets(ends.size());
    for (std::size_t i = 0; i < stretches.size(); ++i) sets.join(2 * i, 2 * i + 1, stretches[i].isMirrored);
    joinOverlapping(ends, sets);
    std::map<std::size_t, DuplicateGroup> byFirst;
    for (const StretchEnd& end : ends)
        takeEnd(end, sets.isTurned(end.place), byFirst[sets.first(end.place)].members);
    std::map<std::size_t, std::size_t> counts;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const std::size_t first = sets.first(2 * i);
        byFirst[first].distance += stretches[i].distance;
        ++counts[first];
    }
    const MemberOrder order(library, mark);
    std::vector<DuplicateGroup> groups;
    for (auto& [first, group] : byFirst) {
        group.distance /= float(counts[first]);
        if (group.members.size() < 2) continue; // repetitions within one clip have merged into one member
        settleMembers(group, library, order);
        groups.push_back(std::move(group));
    }
    std::ranges::sort(groups, [&](const DuplicateGroup& a, const DuplicateGroup& b) {
        return std::tuple(-a.seconds, order.place(a.members.front())) <
               std::tuple(-b.seconds, order.place(b.members.front()));
    });
    return groups;
}

std::optional<double> longestOfUneven(const ClipLibrary& library, const DuplicateGroup& group)
{
    constexpr double shown = 0.1; // the precision at which lengths are shown
    double longest = 0, shortest = group.seconds;
    for (const DuplicateMember& member : group.members) {
        const double seconds = library.clip(member.clip).rate.seconds(double(member.frames.length()));
        longest = std::max(longest, seconds);
        shortest = std::min(shortest, seconds);
    }
    return longest - shortest >= shown ? std::optional(longest) : std::nullopt;
}

std::vector<ClipFrames> superfluousFrames(const ClipLibrary& library, std::span<const DuplicateGroup> groups)
{
    std::map<std::uint32_t, std::vector<FrameRange>> kept, left;
    for (const DuplicateGroup& group : groups)
        for (std::size_t i = 0; i < group.members.size(); ++i)
            (i == 0 ? kept : left)[group.members[i].clip.value].push_back(group.members[i].frames);
    std::vector<ClipFrames> made;
    for (const ClipId clip : library.clipsInPathOrder()) {
        const auto found = left.find(clip.value);
        if (found == left.end()) continue;
        FrameRanges frames = FrameRanges::canonical(found->second);
        if (const auto keeps = kept.find(clip.value); keeps != kept.end())
            frames = frames.subtracted(FrameRanges::canonical(keeps->second));
        if (!frames.isEmpty()) made.push_back({clip, std::move(frames)});
    }
    return made;
}

} // namespace tagline
