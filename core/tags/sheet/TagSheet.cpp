#include "core/tags/sheet/TagSheet.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace tagline {
namespace {

bool isBefore(const TagLane& lane, TagId tag) { return lane.tag < tag; }
bool isBefore(const InstanceLane& lane, TagId tag) { return lane.tag < tag; }
bool isBefore(const PropertyLane& lane, std::string_view name) { return lane.name < name; }

bool isOf(const TagLane& lane, TagId tag) { return lane.tag == tag; }
bool isOf(const InstanceLane& lane, TagId tag) { return lane.tag == tag; }
bool isOf(const PropertyLane& lane, std::string_view name) { return lane.name == name; }

TagLane makeLane(TagId tag, std::vector<FrameRange> ranges) { return {tag, std::move(ranges)}; }
PropertyLane makeLane(std::string_view name, std::vector<PropertyRange> ranges)
{
    return {std::string(name), std::move(ranges)};
}

/// In order, none empty, none overlapping.
template<class Range>
bool isAuthored(const std::vector<Range>& ranges)
{
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (extentOf(ranges[i]).isEmpty()) return false;
        if (i > 0 && extentOf(ranges[i]).start < extentOf(ranges[i - 1]).stop) return false;
    }
    return true;
}

/// The first lane that does not come before the key.
template<class Lanes, class Key>
auto laneAt(Lanes& lanes, const Key& key)
{
    return std::lower_bound(lanes.begin(), lanes.end(), key,
                            [](const auto& lane, const Key& wanted) { return isBefore(lane, wanted); });
}

/// The ranges of the lane of that key, or none.
template<class Lanes, class Key>
auto rangesIn(const Lanes& lanes, const Key& key)
{
    const auto lane = laneAt(lanes, key);
    using Span = decltype(lane->ranges.span());
    return lane != lanes.end() && isOf(*lane, key) ? lane->ranges.span() : Span();
}

/// Puts the ranges in place of those that the key has.
template<class Lanes, class Key, class Range>
void replaceLane(Lanes& lanes, const Key& key, std::vector<Range> ranges)
{
    const auto isEarlier = [](const Range& a, const Range& b) {
        return extentOf(a).start < extentOf(b).start;
    };
    if (!std::is_sorted(ranges.begin(), ranges.end(), isEarlier))
        std::sort(ranges.begin(), ranges.end(), isEarlier);
    assert(isAuthored(ranges));
    auto lane = laneAt(lanes, key);
    const bool found = lane != lanes.end() && isOf(*lane, key);
    if (ranges.empty()) {
        if (found) lanes.erase(lane);
    } else if (found) {
        lane->ranges = std::move(ranges);
    } else {
        lanes.insert(lane, makeLane(key, std::move(ranges)));
    }
}

/// Shared lanes are equal without a look at their ranges.
template<class Range>
bool areEqual(const SharedArray<Range>& a, const SharedArray<Range>& b)
{
    if (a.size() != b.size()) return false;
    return a.data() == b.data() || std::equal(a.begin(), a.end(), b.begin());
}

} // namespace

std::span<const FrameRange> TagSheet::ranges(TagId tag) const { return rangesIn(m_lanes, tag); }

std::span<const PropertyRange> TagSheet::property(std::string_view name) const
{
    return rangesIn(m_properties, name);
}

std::vector<TagId> TagSheet::tagsAt(Frame frame) const
{
    std::vector<TagId> tags;
    for (const TagLane& lane : m_lanes) {
        const auto next =
            std::upper_bound(lane.ranges.begin(), lane.ranges.end(), frame,
                             [](Frame at, const FrameRange& range) { return at < range.start; });
        if (next != lane.ranges.begin() && std::prev(next)->contains(frame)) tags.push_back(lane.tag);
    }
    return tags;
}

FrameRanges TagSheet::frames(TagId tag, Frame clipFrames) const
{
    std::vector<FrameRange> cut;
    for (const FrameRange range : ranges(tag)) cut.push_back(range.intersected({0, clipFrames}));
    return FrameRanges::canonical(std::move(cut));
}

Frame TagSheet::lastStop() const
{
    Frame last = 0;
    for (const TagLane& lane : m_lanes) last = std::max(last, lane.ranges.back().stop);
    for (const PropertyLane& lane : m_properties) last = std::max(last, lane.ranges.back().range.stop);
    for (const Caption& caption : m_captions) last = std::max(last, caption.range.stop);
    return last;
}

std::size_t TagSheet::rangeCount() const
{
    std::size_t count = 0;
    for (const TagLane& lane : m_lanes) count += lane.ranges.size();
    for (const PropertyLane& lane : m_properties) count += lane.ranges.size();
    return count;
}

std::span<const TagInstance> TagSheet::instances(TagId tag) const
{
    const auto lane = laneAt(m_instances, tag);
    return lane != m_instances.end() && isOf(*lane, tag) ? lane->instances.span()
                                                         : std::span<const TagInstance>();
}

TagSheet TagSheet::withRanges(TagId tag, std::vector<FrameRange> ranges) const
{
    if (isCounted(tag)) {
        std::sort(ranges.begin(), ranges.end());
        if (std::ranges::equal(ranges, this->ranges(tag))) return *this;
        return withInstances(tag, instancesFollowing(instances(tag), this->ranges(tag), ranges));
    }
    TagSheet sheet = *this;
    replaceLane(sheet.m_lanes, tag, std::move(ranges));
    return sheet;
}

void TagSheet::setInstances(TagId tag, SharedArray<TagInstance> instances)
{
    auto lane = laneAt(m_instances, tag);
    const bool found = lane != m_instances.end() && isOf(*lane, tag);
    if (instances.empty()) {
        if (found) m_instances.erase(lane);
    } else if (found) {
        lane->instances = std::move(instances);
    } else {
        m_instances.insert(lane, {tag, std::move(instances)});
    }
}

TagSheet TagSheet::withInstances(TagId tag, std::vector<TagInstance> instances) const
{
    TagSheet sheet = *this;
    instances = inOrder(std::move(instances));
    replaceLane(sheet.m_lanes, tag, instanceFrames(instances));
    sheet.setInstances(tag, std::move(instances));
    return sheet;
}

TagSheet TagSheet::withCounted(TagId tag, bool isCounted) const
{
    if (this->isCounted(tag) == isCounted) return *this;
    TagSheet sheet = *this;
    sheet.setInstances(tag, isCounted ? instancesOf(ranges(tag)) : std::vector<TagInstance>());
    return sheet;
}

TagSheet TagSheet::withLaneOf(const TagSheet& other, TagId tag) const
{
    TagSheet sheet = *this;
    const auto ranges = other.ranges(tag);
    replaceLane(sheet.m_lanes, tag, std::vector<FrameRange>(ranges.begin(), ranges.end()));
    const auto lane = laneAt(other.m_instances, tag);
    const bool isCounted = lane != other.m_instances.end() && isOf(*lane, tag);
    sheet.setInstances(tag, isCounted ? lane->instances : SharedArray<TagInstance>());
    return sheet;
}

TagSheet TagSheet::withProperty(std::string_view name, std::vector<PropertyRange> ranges) const
{
    TagSheet sheet = *this;
    replaceLane(sheet.m_properties, name, std::move(ranges));
    return sheet;
}

TagSheet TagSheet::withCaptions(std::vector<Caption> captions) const
{
    TagSheet sheet = *this;
    sheet.m_captions = captions.empty() ? SharedArray<Caption>() : inOrder(std::move(captions));
    return sheet;
}

TagSheet TagSheet::withState(ClipState state) const& { return TagSheet(*this).withState(std::move(state)); }

TagSheet TagSheet::withState(ClipState state) &&
{
    if (m_state.stage != ClipStage::Untouched) state.set = m_state.set;
    m_state = state.stage == ClipStage::Untouched ? ClipState() : std::move(state);
    return std::move(*this);
}

bool TagSheet::isTaggedAs(const TagSheet& other) const
{
    const auto sameTag = [](const TagLane& x, const TagLane& y) {
        return x.tag == y.tag && areEqual(x.ranges, y.ranges);
    };
    const auto sameInstances = [](const InstanceLane& x, const InstanceLane& y) {
        return x.tag == y.tag && areEqual(x.instances, y.instances);
    };
    const auto sameProperty = [](const PropertyLane& x, const PropertyLane& y) {
        return x.name == y.name && areEqual(x.ranges, y.ranges);
    };
    return std::equal(m_lanes.begin(), m_lanes.end(), other.m_lanes.begin(), other.m_lanes.end(), sameTag) &&
           std::equal(m_instances.begin(), m_instances.end(), other.m_instances.begin(),
                      other.m_instances.end(), sameInstances) &&
           std::equal(m_properties.begin(), m_properties.end(), other.m_properties.begin(),
                      other.m_properties.end(), sameProperty) &&
           areEqual(m_captions, other.m_captions);
}

bool operator==(const TagSheet& a, const TagSheet& b) { return a.m_state == b.m_state && a.isTaggedAs(b); }

} // namespace tagline
