#include "app/presenters/TimelineLaneOptions.h"

namespace tagline {
namespace {

constexpr double highLane = 44; ///< pixels

} // namespace

void TimelineLaneOptions::set(std::set<TagId>& tags, TagId tag, bool isOn)
{
    if (isOn)
        tags.insert(tag);
    else
        tags.erase(tag);
}

void TimelineLaneOptions::showAll()
{
    m_hidden.clear();
    m_solo.clear();
}

void TimelineLaneOptions::apply(TimelineContent& content) const
{
    std::erase_if(content.lanes, [this](const TimelineLane& lane) {
        return lane.kind == LaneKind::Tag && (isHidden(lane.tag) || (!m_solo.empty() && !isSolo(lane.tag)));
    });
    for (TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag) continue;
        lane.isLocked = isLocked(lane.tag);
        if (isHigh(lane.tag)) lane.height = highLane;
    }
}

} // namespace tagline
