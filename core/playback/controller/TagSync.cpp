#include "core/playback/controller/TagSync.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

std::int64_t flooredPart(std::int64_t number, std::int64_t part)
{
    return number >= 0 ? number / part : -((part - 1 - number) / part);
}

void putInOrder(std::vector<SyncMark>& marks)
{
    std::stable_sort(marks.begin(), marks.end(),
                     [](const SyncMark& a, const SyncMark& b) { return a.frame < b.frame; });
    marks.erase(std::unique(marks.begin(), marks.end(),
                            [](const SyncMark& a, const SyncMark& b) { return a.frame == b.frame; }),
                marks.end());
}

} // namespace

std::vector<SyncMark> syncMarks(std::span<const EventRange> ranges, std::span<const TagId> tags)
{
    std::vector<SyncMark> marks;
    for (const EventRange& range : ranges)
        if (std::find(tags.begin(), tags.end(), range.tag) != tags.end())
            marks.push_back({range.tag, range.range.start});
    putInOrder(marks);
    return marks;
}

SyncTrack::SyncTrack(std::span<const SyncMark> marks, Frame frames)
    : m_period(frames - 1)
{
    if (frames < 2) return;
    m_marks.assign(marks.begin(), marks.end());
    for (SyncMark& mark : m_marks) {
        assert(mark.frame >= 0 && mark.frame < frames);
        mark.frame %= frames - 1;
    }
    putInOrder(m_marks);
}

TagId SyncTrack::tagOf(std::int64_t mark) const
{
    return m_marks[std::size_t(mark - flooredPart(mark, markCount()) * markCount())].tag;
}

double SyncTrack::framesAfter(std::int64_t mark) const
{
    const std::int64_t within = mark - flooredPart(mark, markCount()) * markCount();
    const SyncMark& here = m_marks[std::size_t(within)];
    return within + 1 < markCount() ? m_marks[std::size_t(within + 1)].frame - here.frame
                                    : m_period - here.frame + m_marks.front().frame;
}

SyncPlace SyncTrack::place(std::int64_t loops, double frame) const
{
    const auto next = std::upper_bound(m_marks.begin(), m_marks.end(), frame,
                                       [](double time, const SyncMark& mark) { return time < mark.frame; });
    const std::int64_t within = next - m_marks.begin() - 1;
    const double begin = within >= 0 ? m_marks[std::size_t(within)].frame : m_marks.back().frame - m_period;
    const std::int64_t mark = loops * markCount() + within;
    return {mark, std::clamp((frame - begin) / framesAfter(mark), 0.0, 1.0)};
}

SyncTrack::Time SyncTrack::time(const SyncPlace& place) const
{
    const std::int64_t loops = flooredPart(place.mark, markCount());
    const double frame =
        m_marks[std::size_t(place.mark - loops * markCount())].frame + place.part * framesAfter(place.mark);
    return frame < m_period ? Time{loops, frame} : Time{loops + 1, frame - m_period};
}

bool SyncTrack::fits(const SyncTrack& other, std::int64_t offset) const
{
    const std::int64_t all = markCount() * other.markCount();
    for (std::int64_t mark = 0; mark < all; ++mark)
        if (tagOf(mark + offset) != other.tagOf(mark)) return false;
    return true;
}

std::optional<std::int64_t> SyncTrack::offsetTo(const SyncTrack& other, const SyncPlace& own,
                                                const SyncPlace& others) const
{
    const double apart = double(own.mark - others.mark) + own.part - others.part;
    std::optional<std::int64_t> best;
    for (std::int64_t first = 0; first < markCount(); ++first) {
        if (!fits(other, first)) continue;
        const auto rounds = std::int64_t(std::llround((apart - double(first)) / double(markCount())));
        const std::int64_t offset = first + rounds * markCount();
        if (!best || std::abs(double(offset) - apart) < std::abs(double(*best) - apart)) best = offset;
    }
    return best;
}

} // namespace tagline
