#include "widgets/timeline/gestures/SnapTargets.h"

#include "widgets/timeline/gestures/TimelineSelection.h"

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr double keySpacing = 3; ///< how far keys must stand apart to be targets, times the snap distance
constexpr double markWindow = 2; ///< how far around a mark others crowd it, times the snap distance
constexpr std::ptrdiff_t mostMarksInWindow = 4; ///< a step of two feet

/// The one nearest to a frame, within a distance; they are in order of frame.
std::optional<SnapTarget> nearestOf(std::span<const SnapTarget> targets, double frame, double distance)
{
    const auto after = std::partition_point(
        targets.begin(), targets.end(), [frame](const SnapTarget& target) { return target.frame < frame; });
    std::optional<SnapTarget> best;
    const auto consider = [&](const SnapTarget& target) {
        const double away = std::abs(target.frame - frame);
        if (away <= distance && (!best || away < std::abs(best->frame - frame))) best = target;
    };
    if (after != targets.begin()) consider(*std::prev(after));
    if (after != targets.end()) consider(*after);
    return best;
}

} // namespace

SnapTargets::SnapTargets(const TimelineContent& content, Frame playhead, std::span<const RangeRef> moving)
{
    m_targets = {
        {playhead, SnapKind::Playhead}, {0, SnapKind::ClipStart}, {content.frames, SnapKind::ClipEnd}};
    m_marks = content.snapMarks;
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        m_markTargets.push_back({m_marks[i].frame, SnapKind::Mark, int(i)});
    for (std::size_t i = 0; i < content.lanes.size(); ++i) {
        const TimelineLane& lane = content.lanes[i];
        m_laneNames.push_back(lane.name);
        if (!lane.isOpen) // else the rows below have those that are wanted
            for (const float key : lane.keys)
                m_keys.push_back({Frame(std::lround(key)), SnapKind::Key, lane.isPart ? int(i) : -1});
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
    const auto isEarlier = [](const SnapTarget& a, const SnapTarget& b) { return a.frame < b.frame; };
    for (std::vector<SnapTarget>* each : {&m_markTargets, &m_keys}) {
        std::stable_sort(each->begin(), each->end(), isEarlier);
        each->erase(std::unique(each->begin(), each->end(), isSameFrame), each->end());
    }
}

/// A key that stands out at that distance: amid keys that are denser none is meant.
std::optional<SnapTarget> SnapTargets::nearestKey(double frame, double distance) const
{
    const auto first = std::partition_point(
        m_keys.begin(), m_keys.end(), [&](const SnapTarget& key) { return key.frame < frame - distance; });
    if (first == m_keys.end() || first->frame > frame + distance) return {};
    const double apart = keySpacing * distance;
    const bool followsKey = first != m_keys.begin() && first->frame - std::prev(first)->frame < apart;
    const bool precedesKey =
        std::next(first) != m_keys.end() && std::next(first)->frame - first->frame < apart;
    if (followsKey || precedesKey) return {};
    return *first;
}

/// A mark within that distance: where many crowd, as all steps of a long clip do from afar, none is meant.
std::optional<SnapTarget> SnapTargets::nearestMark(double frame, double distance) const
{
    const std::optional<SnapTarget> nearest = nearestOf(m_markTargets, frame, distance);
    if (!nearest) return {};
    const auto first = std::ranges::lower_bound(m_markTargets, nearest->frame - markWindow * distance, {},
                                                [](const SnapTarget& mark) { return double(mark.frame); });
    const auto last = std::ranges::upper_bound(m_markTargets, nearest->frame + markWindow * distance, {},
                                               [](const SnapTarget& mark) { return double(mark.frame); });
    return last - first > mostMarksInWindow ? std::nullopt : nearest;
}

std::optional<SnapTarget> SnapTargets::nearest(double frame, double distance) const
{
    const std::optional<SnapTarget> target = nearestOf(m_targets, frame, distance);
    const std::optional<SnapTarget> mark = nearestMark(frame, distance);
    const auto away = [frame](const SnapTarget& each) { return std::abs(each.frame - frame); };
    if (target && mark) return away(*mark) < away(*target) ? mark : target;
    if (target || mark) return target ? target : mark;
    return nearestKey(frame, distance);
}

QString SnapTargets::laneName(const SnapTarget& target) const
{
    if (target.lane < 0) return {};
    return target.kind == SnapKind::Mark ? m_marks[std::size_t(target.lane)].name
                                         : m_laneNames[std::size_t(target.lane)];
}

} // namespace tagline
