#include "core/playback/controller/TagEvents.h"

#include <algorithm>
#include <cassert>

namespace tagline {

std::vector<EventRange> eventRanges(const TagSheet& sheet, const std::function<bool(TagId)>& isPoint)
{
    std::vector<EventRange> ranges;
    for (const TagLane& lane : sheet.lanes())
        for (const FrameRange& range : lane.ranges) ranges.push_back({lane.tag, range, isPoint(lane.tag)});
    return ranges;
}

TagEventTracker::TagEventTracker(std::span<const EventRange> ranges, Frame frames)
{
    for (const EventRange& range : ranges) {
        assert(range.range.start >= 0 && range.range.stop <= frames);
        if (!range.range.isEmpty()) m_ranges.push_back(range);
    }
    m_isInside.assign(m_ranges.size(), false);
    m_loopEdges = edgesOf(m_ranges, frames - 1);
    m_onceEdges = edgesOf(m_ranges, frames);
}

/// At one frame, ranges are left before others are entered; one that has no length there is entered, then
/// left.
std::vector<TagEventTracker::Edge> TagEventTracker::edgesOf(std::span<const EventRange> ranges, Frame last)
{
    std::vector<Edge> edges;
    for (std::uint32_t i = 0; i < ranges.size(); ++i) {
        edges.push_back({std::min(ranges[i].range.start, last), i, true});
        edges.push_back({std::min(ranges[i].range.stop, last), i, false});
    }
    const auto rank = [&](const Edge& edge) {
        const bool isShort = ranges[edge.range].range.start >= last;
        return edge.isStart ? (isShort ? 1 : 3) : (isShort ? 2 : 0);
    };
    std::stable_sort(edges.begin(), edges.end(), [&](const Edge& a, const Edge& b) {
        return a.frame != b.frame ? a.frame < b.frame : rank(a) < rank(b);
    });
    return edges;
}

TagEventTracker::Position TagEventTracker::floorOf(Position position, Position part)
{
    return position >= 0 ? position / part : -((part - 1 - position) / part);
}

std::int64_t TagEventTracker::roundOf(Position position, Position period)
{
    return period == 0 ? 0 : std::int64_t(floorOf(position, period));
}

std::span<const TagEvent> TagEventLog::since(Cursor& cursor) const
{
    const Cursor from = std::max(cursor, m_forgotten);
    cursor = now();
    return std::span(m_events).subspan(std::size_t(from - m_forgotten));
}

void TagEventLog::forgetBefore(Cursor cursor)
{
    const Cursor to = std::clamp(cursor, m_forgotten, now());
    m_events.erase(m_events.begin(), m_events.begin() + std::ptrdiff_t(to - m_forgotten));
    m_forgotten = to;
}

} // namespace tagline
