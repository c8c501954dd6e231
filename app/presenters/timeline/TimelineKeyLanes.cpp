#include "app/presenters/timeline/TimelineKeyLanes.h"

#include <algorithm>
#include <iterator>

namespace tagline {
namespace {

/// Without copying where both have the same frames, which is the rule.
SharedArray<float> united(const SharedArray<float>& a, const SharedArray<float>& b)
{
    if (b.empty() || a.data() == b.data() || std::ranges::equal(a.span(), b.span())) return a;
    if (a.empty()) return b;
    std::vector<float> both;
    both.reserve(std::max(a.size(), b.size()));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

/// "LeftFoot" of "mixamorig:LeftFoot".
QString shortJointName(const std::string& joint)
{
    return QString::fromStdString(joint.substr(joint.rfind(':') + 1));
}

} // namespace

std::vector<JointKeys> jointKeys(const Clip& clip)
{
    std::vector<JointKeys> joints;
    for (const JointChannel& channel : clip.channels) {
        const SharedArray<float> frames =
            united(united(channel.rotation.times, channel.translation.times), channel.scale.times);
        if (!frames.empty()) joints.push_back({shortJointName(channel.joint), frames});
    }
    return joints;
}

SharedArray<float> allKeys(const std::vector<JointKeys>& joints)
{
    SharedArray<float> all;
    for (const JointKeys& each : joints) all = united(all, each.frames);
    return all;
}

void addJointRows(TimelineContent& content, const std::vector<JointKeys>& joints, bool isOpen)
{
    const auto keys = std::find_if(content.lanes.begin(), content.lanes.end(),
                                   [](const TimelineLane& lane) { return lane.kind == LaneKind::Keys; });
    if (keys == content.lanes.end()) return;
    keys->id = QLatin1String(keyLaneId);
    keys->canOpen = !joints.empty();
    keys->isOpen = isOpen && keys->canOpen;
    if (!keys->isOpen) return;
    std::vector<TimelineLane> rows;
    for (const JointKeys& each : joints) {
        TimelineLane row;
        row.kind = LaneKind::Keys;
        row.name = each.joint;
        row.colour = keys->colour;
        row.keys = each.frames;
        row.isPart = true;
        rows.push_back(std::move(row));
    }
    content.lanes.insert(keys + 1, std::make_move_iterator(rows.begin()),
                         std::make_move_iterator(rows.end()));
}

} // namespace tagline
