#include "widgets/timeline/SnapTargets.h"

#include "widgets/timeline/TimelineSelection.h"

#include <algorithm>
#include <cmath>

namespace tagline {

SnapTargets::SnapTargets(const TimelineContent& content, Frame playhead, std::span<const RangeRef> moving)
{
    m_targets = {
        {playhead, SnapKind::Playhead}, {0, SnapKind::ClipStart}, {content.frames, SnapKind::ClipEnd}};
    for (std::size_t i = 0; i < content.lanes.size(); ++i) {
        const TimelineLane& lane = content.lanes[i];
        m_laneNames.push_back(lane.name);
        if (lane.kind != LaneKind::Tag && lane.kind != LaneKind::Query) continue;
        const bool isQuery = lane.kind == LaneKind::Query;
        for (const FrameRange& range : lane.ranges) {
            if (!isQuery && isSelected(moving, {lane.tag, range})) continue;
            m_targets.push_back({range.start, isQuery ? SnapKind::QueryStart : SnapKind::RangeStart, int(i)});
            m_targets.push_back({range.stop, isQuery ? SnapKind::QueryStop : SnapKind::RangeStop, int(i)});
        }
    }
    std::stable_sort(m_targets.begin(), m_targets.end(), [](const SnapTarget& a, const SnapTarget& b) {
        return a.frame != b.frame ? a.frame < b.frame : a.kind < b.kind;
    });
    const auto isSameFrame = [](const SnapTarget& a, const SnapTarget& b) { return a.frame == b.frame; };
    m_targets.erase(std::unique(m_targets.begin(), m_targets.end(), isSameFrame), m_targets.end());
}

std::optional<SnapTarget> SnapTargets::nearest(double frame, double distance) const
{
    const auto after =
        std::partition_point(m_targets.begin(), m_targets.end(),
                             [frame](const SnapTarget& target) { return target.frame < frame; });
    std::optional<SnapTarget> best;
    const auto consider = [&](const SnapTarget& target) {
        const double away = std::abs(target.frame - frame);
        if (away <= distance && (!best || away < std::abs(best->frame - frame))) best = target;
    };
    if (after != m_targets.begin()) consider(*std::prev(after));
    if (after != m_targets.end()) consider(*after);
    return best;
}

QString SnapTargets::laneName(const SnapTarget& target) const
{
    return target.lane < 0 ? QString() : m_laneNames[std::size_t(target.lane)];
}

} // namespace tagline
