#include "core/tags/index/TagIndex.h"

#include "core/support/Unshared.h"
#include "core/tags/sets/SetDensity.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

RangeTotals totalsOf(std::span<const FrameRange> ranges)
{
    RangeTotals found{!ranges.empty(), std::int64_t(ranges.size()), 0};
    for (const FrameRange range : ranges) found.frames += range.length();
    return found;
}

RangeTotals replaced(RangeTotals all, RangeTotals before, RangeTotals after)
{
    return {all.clips - before.clips + after.clips, all.ranges - before.ranges + after.ranges,
            all.frames - before.frames + after.frames};
}

/// The frames of a set on another axis of the same clips, cut to their lengths.
FrameSet movedTo(const std::shared_ptr<const ClipAxis>& axis, const FrameSet& set)
{
    FrameSetBuilder builder(axis);
    std::vector<FrameRange> kept;
    set.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        combine(SetOperator::Intersection, FrameRanges::all(axis->frames(clip)).span(), ranges, kept);
        builder.append(clip, kept);
        kept.clear();
    });
    return builder.finished();
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
    if (!hasRoomFor(clip, frames)) frames = 0;
    setFrames(clip, frames);
    // Lanes are in order of tag, so one pass finds the tags that the sheet has and those it lacks.
    std::uint32_t tag = 0;
    for (const TagLane& lane : sheet.lanes()) {
        for (; tag < lane.tag.value; ++tag) setRanges(TagId(tag), clip, {});
        setRanges(lane.tag, clip, sheet.frames(lane.tag, frames).span());
        tag = lane.tag.value + 1;
    }
    for (; tag < m_entries.size(); ++tag) setRanges(TagId(tag), clip, {});
}

bool TagIndex::hasRoomFor(ClipId clip, Frame frames) const
{
    if (clip.value < clipCount()) return m_axis->canResize(clip, frames);
    const auto between = std::int64_t(clip.value) - std::int64_t(clipCount());
    return std::int64_t(m_axis->wordCount()) + between + slotWords(frames) <= ClipAxis::mostWords;
}

void TagIndex::setFrames(ClipId clip, Frame frames)
{
    if (clip.value >= clipCount()) {
        while (clip.value > clipCount()) append(0);
        append(frames);
    } else if (m_axis->frames(clip) != frames) {
        layOut(clip, frames);
    }
}

void TagIndex::append(Frame frames) { m_axis = std::make_shared<const ClipAxis>(m_axis->appended(frames)); }

void TagIndex::layOut(ClipId clip, Frame frames)
{
    const bool moves = !m_axis->fitsSlot(clip, frames) && clip.value + 1 < clipCount();
    if (frames < m_axis->frames(clip)) // the sets are cleared here and set again by the caller
        for (std::uint32_t tag = 0; tag < m_entries.size(); ++tag) setRanges(TagId(tag), clip, {});
    m_axis = std::make_shared<const ClipAxis>(m_axis->withFrames(clip, frames));
    for (auto& entry : m_entries)
        if (entry && moves)
            entry = std::make_shared<Entry>(Entry{movedTo(m_axis, entry->set), entry->totals});
}

void TagIndex::setRanges(TagId tag, ClipId clip, std::span<const FrameRange> ranges)
{
    const FrameRanges before = exact(tag).rangesOf(clip);
    if (std::equal(before.begin(), before.end(), ranges.begin(), ranges.end())) return;
    Entry& entry = writable(tag);
    entry.totals = replaced(entry.totals, totalsOf(before.span()), totalsOf(ranges));
    entry.set.replace(m_axis, clip, ranges);
    entry.set.setForm(formFor(std::size_t(entry.totals.ranges), m_axis->wordCount(), entry.set.form()));
}

TagIndex::Entry& TagIndex::writable(TagId tag)
{
    if (tag.value >= m_entries.size()) m_entries.resize(tag.value + 1);
    return unshared(m_entries[tag.value]);
}

const FrameSet& TagIndex::exact(TagId tag) const
{
    static const FrameSet none;
    const bool isKnown = tag.value < m_entries.size() && m_entries[tag.value];
    return isKnown ? m_entries[tag.value]->set : none;
}

FrameSet TagIndex::ranges(TagId tag, const TagVocabulary& vocabulary) const
{
    std::vector<FrameSetView> sets;
    for (const TagId id : vocabulary.matching(tag))
        if (!exact(id).isEmpty()) sets.push_back(exact(id).view());
    return unionOf(sets, m_axis);
}

RangeTotals TagIndex::counts(TagId tag) const
{
    const bool isKnown = tag.value < m_entries.size() && m_entries[tag.value];
    return isKnown ? m_entries[tag.value]->totals : RangeTotals();
}

} // namespace tagline
