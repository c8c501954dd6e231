#include "core/tags/TagIndex.h"

#include <algorithm>
#include <atomic>
#include <cassert>

namespace tagline {
namespace {

/// The object itself where nobody else holds it, else a copy in its place.
template<class T>
T& unshared(std::shared_ptr<T>& pointer)
{
    if (!pointer)
        pointer = std::make_shared<T>();
    else if (pointer.use_count() > 1)
        pointer = std::make_shared<T>(*pointer);
    else // what another thread read through its copy happens before what is written here
        std::atomic_thread_fence(std::memory_order_acquire);
    return *pointer;
}

std::int64_t frameCount(std::span<const FrameRange> ranges)
{
    std::int64_t count = 0;
    for (const FrameRange range : ranges) count += range.length();
    return count;
}

/// The union of sets by halves, so that each range is merged log(sets) times.
RangeSet unionOf(std::span<const RangeSet* const> sets)
{
    if (sets.empty()) return {};
    if (sets.size() == 1) return *sets.front();
    const std::size_t half = sets.size() / 2;
    return unionOf(sets.first(half)).united(unionOf(sets.subspan(half)));
}

} // namespace

ClipId TagIndex::add(Frame frames, const TagSheet& sheet)
{
    const ClipId clip{std::uint32_t(clipCount())};
    set(clip, frames, sheet);
    return clip;
}

void TagIndex::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    assert(clip.isValid() && frames >= 0);
    setFrames(clip, frames);
    // Lanes stand in order of tag, so one walk finds the tags that the sheet has and those it lacks.
    std::uint32_t tag = 0;
    for (const TagLane& lane : sheet.lanes()) {
        for (; tag < lane.tag.value; ++tag) setRanges(TagId(tag), clip, {});
        setRanges(lane.tag, clip, sheet.frames(lane.tag, frames).span());
        tag = lane.tag.value + 1;
    }
    for (; tag < m_entries.size(); ++tag) setRanges(TagId(tag), clip, {});
}

void TagIndex::setFrames(ClipId clip, Frame frames)
{
    if (clip.value < clipCount() && (*m_frames)[clip.value] == frames) return;
    std::vector<Frame>& counts = unshared(m_frames);
    if (clip.value >= counts.size()) counts.resize(clip.value + 1, 0);
    counts[clip.value] = frames;
}

void TagIndex::setRanges(TagId tag, ClipId clip, std::span<const FrameRange> ranges)
{
    const auto before = exact(tag).rangesOf(clip);
    if (std::equal(before.begin(), before.end(), ranges.begin(), ranges.end())) return;
    const std::int64_t added = frameCount(ranges) - frameCount(before);
    Entry& entry = writable(tag);
    entry.frames += added;
    entry.set.replace(clip, ranges);
}

TagIndex::Entry& TagIndex::writable(TagId tag)
{
    if (tag.value >= m_entries.size()) m_entries.resize(tag.value + 1);
    return unshared(m_entries[tag.value]);
}

const RangeSet& TagIndex::exact(TagId tag) const
{
    static const RangeSet none;
    const bool isKnown = tag.value < m_entries.size() && m_entries[tag.value];
    return isKnown ? m_entries[tag.value]->set : none;
}

RangeSet TagIndex::ranges(TagId tag, const TagVocabulary& vocabulary) const
{
    std::vector<const RangeSet*> sets;
    for (const TagId id : vocabulary.withDescendants(tag))
        if (!exact(id).isEmpty()) sets.push_back(&exact(id));
    return unionOf(sets);
}

RangeTotals TagIndex::counts(TagId tag) const
{
    const RangeSet& set = exact(tag);
    const bool isKnown = tag.value < m_entries.size() && m_entries[tag.value];
    return {std::int64_t(set.clips().size()), std::int64_t(set.rangeCount()),
            isKnown ? m_entries[tag.value]->frames : 0};
}

} // namespace tagline
