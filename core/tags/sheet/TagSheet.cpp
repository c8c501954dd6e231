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

/// Takes no more room than the lanes need: there are thousands of sheets.
template<class Lane>
void insertLane(std::vector<Lane>& lanes, typename std::vector<Lane>::iterator before, Lane lane)
{
    const auto place = before - lanes.begin();
    lanes.reserve(lanes.size() + 1);
    lanes.insert(lanes.begin() + place, std::move(lane));
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
        insertLane(lanes, lane, makeLane(key, std::move(ranges)));
    }
}

/// Shared lanes are equal without a look at their ranges.
template<class Range>
bool areEqual(const SharedArray<Range>& a, const SharedArray<Range>& b)
{
    if (a.size() != b.size()) return false;
    return a.data() == b.data() || std::equal(a.begin(), a.end(), b.begin());
}

/// Puts the instances in place of those that the tag has.
void replaceInstances(std::vector<InstanceLane>& lanes, TagId tag, SharedArray<TagInstance> instances)
{
    auto lane = laneAt(lanes, tag);
    const bool found = lane != lanes.end() && isOf(*lane, tag);
    if (instances.empty()) {
        if (found) lanes.erase(lane);
    } else if (found) {
        lane->instances = std::move(instances);
    } else {
        insertLane(lanes, lane, {tag, std::move(instances)});
    }
}

} // namespace

const TagSheet::Content& TagSheet::noContent()
{
    static const Content none;
    return none;
}

template<class Change>
TagSheet TagSheet::changed(Change change) const
{
    auto content = std::make_shared<Content>(this->content());
    change(*content);
    TagSheet sheet;
    sheet.m_content = std::move(content);
    return sheet;
}

std::span<const FrameRange> TagSheet::ranges(TagId tag) const { return rangesIn(lanes(), tag); }

std::span<const PropertyRange> TagSheet::property(std::string_view name) const
{
    return rangesIn(properties(), name);
}

std::vector<TagId> TagSheet::tagsAt(Frame frame) const
{
    std::vector<TagId> tags;
    for (const TagLane& lane : lanes()) {
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
    for (const TagLane& lane : lanes()) last = std::max(last, lane.ranges.back().stop);
    for (const PropertyLane& lane : properties()) last = std::max(last, lane.ranges.back().range.stop);
    for (const Caption& caption : captions()) last = std::max(last, caption.range.stop);
    return last;
}

std::size_t TagSheet::rangeCount() const
{
    std::size_t count = 0;
    for (const TagLane& lane : lanes()) count += lane.ranges.size();
    for (const PropertyLane& lane : properties()) count += lane.ranges.size();
    return count;
}

std::span<const TagInstance> TagSheet::instances(TagId tag) const
{
    const auto all = instanceLanes();
    const auto lane = laneAt(all, tag);
    return lane != all.end() && isOf(*lane, tag) ? lane->instances.span() : std::span<const TagInstance>();
}

TagSheet TagSheet::withRanges(TagId tag, std::vector<FrameRange> ranges) const
{
    if (isCounted(tag)) {
        std::sort(ranges.begin(), ranges.end());
        if (std::ranges::equal(ranges, this->ranges(tag))) return *this;
        return withInstances(tag, instancesFollowing(instances(tag), this->ranges(tag), ranges));
    }
    return changed([&](Content& content) { replaceLane(content.lanes, tag, std::move(ranges)); });
}

TagSheet TagSheet::withInstances(TagId tag, std::vector<TagInstance> instances) const
{
    return changed([&](Content& content) {
        instances = inOrder(std::move(instances));
        replaceLane(content.lanes, tag, instanceFrames(instances));
        replaceInstances(content.instances, tag, std::move(instances));
    });
}

TagSheet TagSheet::withCounted(TagId tag, bool isCounted) const
{
    if (this->isCounted(tag) == isCounted) return *this;
    return changed([&](Content& content) {
        replaceInstances(content.instances, tag,
                         isCounted ? instancesOf(ranges(tag)) : std::vector<TagInstance>());
    });
}

TagSheet TagSheet::withLaneOf(const TagSheet& other, TagId tag) const
{
    return changed([&](Content& content) {
        const auto ranges = other.ranges(tag);
        replaceLane(content.lanes, tag, std::vector<FrameRange>(ranges.begin(), ranges.end()));
        const auto lanes = other.instanceLanes();
        const auto lane = laneAt(lanes, tag);
        const bool isCounted = lane != lanes.end() && isOf(*lane, tag);
        replaceInstances(content.instances, tag, isCounted ? lane->instances : SharedArray<TagInstance>());
    });
}

TagSheet TagSheet::withProperty(std::string_view name, std::vector<PropertyRange> ranges) const
{
    return changed([&](Content& content) { replaceLane(content.properties, name, std::move(ranges)); });
}

TagSheet TagSheet::withCaptions(std::vector<Caption> captions) const
{
    if (captions.empty() && this->captions().empty()) return *this;
    return changed([&](Content& content) {
        content.captions = captions.empty() ? SharedArray<Caption>() : inOrder(std::move(captions));
    });
}

TagSheet TagSheet::withState(ClipState state) const
{
    if (state.stage == ClipStage::Untouched && this->state().stage == ClipStage::Untouched) return *this;
    return changed([&](Content& content) {
        if (content.state.stage != ClipStage::Untouched) state.set = content.state.set;
        content.state = state.stage == ClipStage::Untouched ? ClipState() : std::move(state);
    });
}

bool TagSheet::isTaggedAs(const TagSheet& other) const
{
    if (m_content == other.m_content) return true;
    const auto sameTag = [](const TagLane& x, const TagLane& y) {
        return x.tag == y.tag && areEqual(x.ranges, y.ranges);
    };
    const auto sameInstances = [](const InstanceLane& x, const InstanceLane& y) {
        return x.tag == y.tag && areEqual(x.instances, y.instances);
    };
    const auto sameProperty = [](const PropertyLane& x, const PropertyLane& y) {
        return x.name == y.name && areEqual(x.ranges, y.ranges);
    };
    return std::ranges::equal(lanes(), other.lanes(), sameTag) &&
           std::ranges::equal(instanceLanes(), other.instanceLanes(), sameInstances) &&
           std::ranges::equal(properties(), other.properties(), sameProperty) &&
           areEqual(sharedCaptions(), other.sharedCaptions());
}

bool operator==(const TagSheet& a, const TagSheet& b)
{
    return a.m_content == b.m_content || (a.state() == b.state() && a.isTaggedAs(b));
}

} // namespace tagline
